import { type Choice, OTHER } from './options'

/** What one comes for, and may wish to buy: long lists, which a form fetches once it shows them (spec: access §3). */
export const objectives: readonly Choice[] = [
  { id: 'items', zh: '寻找展品', en: 'Looking for items' },
  { id: 'resources', zh: '寻找资源', en: 'Finding resources' },
  { id: 'partner', zh: '寻找合作伙伴', en: 'Finding a partner' },
  { id: 'purchase', zh: '采购产品', en: 'Purchasing products' },
  { id: 'information', zh: '收集信息', en: 'Gathering information' },
  { id: 'nextTime', zh: '考虑下届参展', en: 'Considering exhibiting next time' },
  { id: OTHER, zh: '其他', en: 'Other' },
]

export interface IntentionGroup extends Choice {
  names: readonly Choice[]
}

const choices = (...rows: [id: string, zh: string, en: string][]): Choice[] =>
  rows.map(([id, zh, en]) => ({ id, zh, en }))

export const intentionGroups: readonly IntentionGroup[] = [
  {
    id: 'design',
    zh: '设计',
    en: 'Design',
    names: choices(
      ['furniture', '家具与灯具', 'Furniture and lighting'],
      ['tableware', '餐具与文具', 'Tableware and stationery'],
      ['graphic', '视觉设计服务', 'Graphic design services'],
    ),
  },
  {
    id: 'film',
    zh: '影视',
    en: 'Film and television',
    names: choices(
      ['features', '故事片版权', 'Rights to features'],
      ['documentaries', '纪录片版权', 'Rights to documentaries'],
      ['production', '拍摄与后期服务', 'Production and post-production'],
    ),
  },
  {
    id: 'animation',
    zh: '动漫',
    en: 'Animation',
    names: choices(
      ['series', '动画片与系列', 'Animated films and series'],
      ['licensing', '形象授权', 'Character licensing'],
      ['games', '游戏与互动', 'Games and interactive works'],
    ),
  },
  {
    id: 'heritage',
    zh: '非物质文化遗产',
    en: 'Intangible cultural heritage',
    names: choices(
      ['textiles', '染织与刺绣', 'Dyeing, weaving and embroidery'],
      ['lacquer', '漆器与木作', 'Lacquer and woodwork'],
      ['ceramics', '陶瓷', 'Ceramics'],
    ),
  },
  {
    id: 'press',
    zh: '新闻出版',
    en: 'Press and publication',
    names: choices(
      ['books', '图书与版权', 'Books and rights'],
      ['paper', '纸张与装帧', 'Paper and binding'],
      ['digital', '数字出版', 'Digital publishing'],
    ),
  },
  {
    id: 'sports',
    zh: '体育旅游',
    en: 'Sports and tourism',
    names: choices(
      ['routes', '旅行线路', 'Travel routes'],
      ['equipment', '运动装备', 'Sports equipment'],
      ['events', '赛事与活动', 'Events'],
    ),
  },
  {
    id: 'crafts',
    zh: '工艺美术',
    en: 'Arts and crafts',
    names: choices(
      ['prints', '版画与绘画', 'Prints and paintings'],
      ['jewellery', '首饰与金工', 'Jewelry and metalwork'],
      ['gifts', '文创礼品', 'Cultural gifts'],
    ),
  },
]
