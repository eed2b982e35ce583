import type { Both } from '#src/mocks/core/bilingual.ts'

export interface ExhibitorRow {
  id: number
  company: Both
  short: Both
  introduction: Both
  city: Both
  contact: Both
  address: Both
  hallId: number
  industryId: number
  /** Empty: online only. */
  booth: string
  vr: boolean
  logo: boolean
  individual: boolean
}

export const industries: readonly { id: number; name: Both }[] = [
  { id: 1, name: ['工艺美术', 'Arts & crafts'] },
  { id: 2, name: ['出版印刷', 'Publishing & print'] },
  { id: 3, name: ['影视动漫', 'Film & animation'] },
  { id: 4, name: ['文化旅游', 'Culture & travel'] },
]

type Where = Pick<ExhibitorRow, 'hallId' | 'industryId' | 'booth'> &
  Partial<Pick<ExhibitorRow, 'vr' | 'logo' | 'individual'>>

const cities: readonly Both[] = [
  ['景德镇', 'Jingdezhen'],
  ['苏州', 'Suzhou'],
  ['杭州', 'Hangzhou'],
  ['成都', 'Chengdu'],
]
const people: readonly Both[] = [
  ['沈砚秋', 'Shen Yanqiu'],
  ['陆知远', 'Lu Zhiyuan'],
  ['何青岚', 'He Qinglan'],
]

function exhibitor(id: number, company: Both, short: Both, introduction: Both, where: Where): ExhibitorRow {
  const city = cities[id % cities.length] ?? ['', '']
  return {
    id,
    company,
    short,
    introduction,
    city,
    contact: people[id % people.length] ?? ['', ''],
    address: [`${city[0]}市文汇路 ${id * 8} 号`, `${id * 8} Wenhui Road, ${city[1]}`],
    vr: false,
    logo: true,
    individual: false,
    ...where,
  }
}

export const exhibitorRows: readonly ExhibitorRow[] = [
  exhibitor(
    1,
    ['景德镇青禾陶瓷艺术有限公司', 'Qinghe Ceramic Art Co., Ltd.'],
    ['青禾陶瓷', 'Qinghe Ceramics'],
    [
      '三代人守着一座柴窑，只做影青与青花。每一窑开窑都在直播里公开，成与不成都给您看。',
      'Three generations around one wood-fired kiln, making only celadon and blue-and-white. Every kiln opening is streamed, hits and misses alike.',
    ],
    { hallId: 1, industryId: 1, booth: '1A-08', vr: true },
  ),
  exhibitor(
    2,
    ['苏州锦上丝织研究所', 'Jinshang Silk Weaving Institute'],
    ['锦上丝织', 'Jinshang Silk'],
    [
      '复原宋锦与缂丝的织造技艺，为博物馆和时装品牌提供定制面料。',
      'We revive Song brocade and kesi tapestry, and weave to order for museums and fashion houses.',
    ],
    { hallId: 1, industryId: 1, booth: '1A-12' },
  ),
  exhibitor(
    3,
    ['福州大漆工坊', 'Daqi Lacquer Workshop'],
    ['大漆工坊', 'Daqi Lacquer'],
    [
      '脱胎漆器与犀皮漆茶具，一件器物要髹三十遍。',
      'Bodiless lacquer and xipi tea ware; each piece is coated thirty times.',
    ],
    { hallId: 2, industryId: 1, booth: '2B-03', vr: true },
  ),
  exhibitor(
    4,
    ['山阳剪纸合作社', 'Shanyang Papercut Cooperative'],
    ['山阳剪纸', 'Shanyang Papercuts'],
    ['二十六位村里的剪纸能手，一把剪刀养活一个村。', ''],
    { hallId: 2, industryId: 1, booth: '', logo: false },
  ),
  exhibitor(
    5,
    ['墨林古籍书社', 'Molin Rare Books'],
    ['墨林书社', 'Molin Books'],
    [
      '影印与整理古籍，手工线装，宣纸印制。',
      'Facsimiles and new editions of rare books, thread-bound by hand on xuan paper.',
    ],
    { hallId: 3, industryId: 2, booth: '3C-21' },
  ),
  exhibitor(
    6,
    ['一页独立出版', 'One Page Press'],
    ['一页', 'One Page'],
    [
      '为摄影师和插画师做小印量的书，用活版印封面。',
      'Small print runs for photographers and illustrators, with letterpress covers.',
    ],
    { hallId: 3, industryId: 2, booth: '' },
  ),
  exhibitor(
    7,
    ['鹿鸣动画工作室', 'Luming Animation Studio'],
    ['鹿鸣动画', 'Luming'],
    [
      '水墨定格动画，去年入围三个国际影展。',
      'Ink-wash stop motion, selected by three international festivals last year.',
    ],
    { hallId: 4, industryId: 3, booth: '4D-02', vr: true },
  ),
  exhibitor(
    8,
    ['长镜头纪录片公社', 'Long Take Documentary Collective'],
    ['长镜头', 'Long Take'],
    [
      '拍手艺人和他们的村庄，提供影像授权与联合摄制。',
      'We film makers and their villages, license footage and co-produce.',
    ],
    { hallId: 4, industryId: 3, booth: '' },
  ),
  exhibitor(
    9,
    ['光屿数字科技有限公司', 'Guangyu Digital Co., Ltd.'],
    ['光屿数字', 'Guangyu'],
    [
      '博物馆沉浸式展陈与壁画数字化，从扫描到落地。',
      'Immersive museum displays and digitized murals, from scan to opening night.',
    ],
    { hallId: 5, industryId: 3, booth: '5E-11', vr: true },
  ),
  exhibitor(
    10,
    ['茶山集文旅', 'Chashan Travel'],
    ['茶山集', 'Chashan'],
    [
      '在六座茶山上修旧屋、开茶席、带人采茶。',
      'Old houses restored on six tea hills, with tea tables and picking days.',
    ],
    { hallId: 6, industryId: 4, booth: '6F-05' },
  ),
  exhibitor(
    11,
    ['周弓（周远山）', 'Zhou Bows (Zhou Yuanshan)'],
    ['周弓', 'Zhou Bows'],
    ['角弓匠人，一年只做十二张弓。', 'A horn-bow maker who finishes twelve bows a year.'],
    { hallId: 7, industryId: 1, booth: '', individual: true },
  ),
  exhibitor(
    12,
    ['里斯本蓝砖社', 'Azul Tile House'],
    ['蓝砖社', 'Azul'],
    ['葡萄牙手绘瓷砖，接受空间定制。', 'Hand-painted Portuguese tiles, made to measure for a room.'],
    { hallId: 8, industryId: 1, booth: '8H-01' },
  ),
]
