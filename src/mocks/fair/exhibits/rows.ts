import type { Both } from '#src/mocks/core/bilingual.ts'

export interface ExhibitRow {
  id: number
  name: Both
  introduction: Both
  material: Both
  exhibitorId: number
  categoryId: number
  labels: number[]
  price: number | null
  /** How many pictures; the first is the cover. */
  pictures: number
}

export const categories: readonly { id: number; name: Both; hallId: number }[] = [
  { id: 1, name: ['陶瓷', 'Ceramics'], hallId: 1 },
  { id: 2, name: ['织绣', 'Textiles'], hallId: 1 },
  { id: 3, name: ['漆器', 'Lacquerware'], hallId: 2 },
  { id: 4, name: ['剪纸年画', 'Papercuts & prints'], hallId: 2 },
  { id: 5, name: ['图书', 'Books'], hallId: 3 },
  { id: 6, name: ['影像', 'Film'], hallId: 4 },
  { id: 7, name: ['数字展陈', 'Digital displays'], hallId: 5 },
  { id: 8, name: ['生活器物', 'Everyday objects'], hallId: 7 },
]

/** 3 means new (spec: common §3); the others are the fair's own. */
export const labels: readonly { label: number; name: Both }[] = [
  { label: 1, name: ['热门', 'Popular'] },
  { label: 2, name: ['可定制', 'Made to order'] },
  { label: 3, name: ['新品', 'New'] },
]

type Facts = Pick<ExhibitRow, 'exhibitorId' | 'categoryId' | 'price'> & Partial<ExhibitRow>

function exhibit(id: number, zh: string, en: string, facts: Facts): ExhibitRow {
  return {
    id,
    name: [zh, en],
    introduction: [
      `${zh}由匠人手工完成，从选料到成器历时两个月。器形取自馆藏旧物，尺寸依今日的用法稍作调整。\n每件附作者签名卡与保养说明，可按需定制礼盒。`,
      `${en || zh} is finished by hand over two months, from choosing the material to the last polish. The shape follows a museum piece; the size is adjusted to how we live today.\nEach piece comes with a card signed by its maker and notes on care. Gift boxes can be made to order.`,
    ],
    material: ['天然材料，手工制作', 'Natural materials, made by hand'],
    labels: [],
    pictures: 4,
    ...facts,
  }
}

export const exhibitRows: readonly ExhibitRow[] = [
  exhibit(1, '影青刻花梅瓶', 'Celadon Meiping Vase, Carved', {
    exhibitorId: 1,
    categoryId: 1,
    price: 4800,
    labels: [3, 1],
  }),
  exhibit(2, '青花缠枝莲盖碗', 'Blue-and-White Lotus Gaiwan', {
    exhibitorId: 1,
    categoryId: 1,
    price: 680,
    labels: [2],
  }),
  exhibit(3, '柴烧侧把壶', 'Wood-Fired Side-Handle Teapot', {
    exhibitorId: 1,
    categoryId: 1,
    price: null,
    labels: [1],
  }),
  exhibit(4, '宋锦团花披肩', 'Song Brocade Roundel Shawl', { exhibitorId: 2, categoryId: 2, price: 2360, labels: [3] }),
  exhibit(5, '缂丝花鸟团扇', 'Kesi Fan with Flowers and Birds', { exhibitorId: 2, categoryId: 2, price: 1280 }),
  exhibit(6, '双面绣猫蝶图', 'Double-Sided Embroidery: Cat and Butterflies', {
    exhibitorId: 2,
    categoryId: 2,
    price: 15800,
    labels: [1, 2],
  }),
  exhibit(7, '犀皮漆茶则', 'Xipi Lacquer Tea Scoop', { exhibitorId: 3, categoryId: 3, price: 420 }),
  exhibit(8, '脱胎朱漆大盘', 'Bodiless Vermilion Lacquer Charger', {
    exhibitorId: 3,
    categoryId: 3,
    price: 9600,
    labels: [3],
  }),
  exhibit(9, '螺钿山水文具盒', 'Mother-of-Pearl Landscape Writing Box', {
    exhibitorId: 3,
    categoryId: 3,
    price: 5200,
    pictures: 1,
  }),
  exhibit(10, '百福窗花一套', '', { exhibitorId: 4, categoryId: 4, price: 98, labels: [3] }),
  exhibit(11, '木版年画：连年有余', 'Woodblock Print: Plenty Year after Year', {
    exhibitorId: 4,
    categoryId: 4,
    price: 160,
    pictures: 0,
  }),
  exhibit(12, '影印宋刻本《山家清供》', 'Facsimile: Plain Fare of the Mountain House', {
    exhibitorId: 5,
    categoryId: 5,
    price: 560,
  }),
  exhibit(13, '宣纸线装诗笺', 'Thread-Bound Poem Paper', { exhibitorId: 5, categoryId: 5, price: 128, labels: [2] }),
  exhibit(14, '摄影集《窑火》', 'Photobook: Kiln Fire', { exhibitorId: 6, categoryId: 5, price: 188, labels: [3] }),
  exhibit(15, '活版印刷日历', 'Letterpress Calendar', { exhibitorId: 6, categoryId: 5, price: 75 }),
  exhibit(16, '水墨短片《渡》放映授权', 'Screening License: The Crossing', {
    exhibitorId: 7,
    categoryId: 6,
    price: null,
    labels: [1],
  }),
  exhibit(17, '定格动画偶《鹿》', 'Stop-Motion Puppet: The Deer', { exhibitorId: 7, categoryId: 6, price: 3200 }),
  exhibit(18, '纪录片《守窑人》', 'Documentary: Keepers of the Kiln', { exhibitorId: 8, categoryId: 6, price: null }),
  exhibit(19, '壁画数字化套件', 'Mural Digitization Kit', {
    exhibitorId: 9,
    categoryId: 7,
    price: 128000,
    labels: [1],
  }),
  exhibit(20, '沉浸式四季投影', 'Four Seasons Immersive Projection', {
    exhibitorId: 9,
    categoryId: 7,
    price: null,
    labels: [2],
  }),
  exhibit(21, '古树茶礼盒', 'Old-Tree Tea Gift Box', { exhibitorId: 10, categoryId: 8, price: 368 }),
  exhibit(22, '竹编茶席', 'Bamboo Tea Mat', { exhibitorId: 10, categoryId: 8, price: 240, labels: [3] }),
  exhibit(23, '传统角弓', 'Traditional Horn Bow', { exhibitorId: 11, categoryId: 8, price: 6800, labels: [2] }),
  exhibit(24, '手绘蓝瓷砖（六块）', 'Hand-Painted Azulejo Tiles, Set of Six', {
    exhibitorId: 12,
    categoryId: 1,
    price: 890,
  }),
  exhibit(25, '蓝砖咖啡杯', 'Azulejo Espresso Cup', { exhibitorId: 12, categoryId: 1, price: 145, labels: [3] }),
]
