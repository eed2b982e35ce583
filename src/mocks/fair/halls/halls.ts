import type { Hall } from '#contract/fair/halls/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { drawing } from '#src/mocks/core/art.ts'
import { fallbacks, say, type Both } from '#src/mocks/core/bilingual.ts'

interface HallRow {
  id: number
  name: Both
  introduction: Both
  colorType: number
  templateName: Hall['templateName']
}

const OVERSEAS_HALL_ID = 8

export const hallRows: readonly HallRow[] = [
  {
    id: 1,
    name: ['工艺美术馆', 'Arts & Crafts Hall'],
    introduction: [
      '陶瓷、漆器、刺绣与金工。四十位匠人把作坊搬进展馆，从一块泥、一束丝讲起。',
      'Ceramics, lacquer, embroidery and metalwork. Forty makers bring their workshops along and start from a lump of clay or a strand of silk.',
    ],
    colorType: 0,
    templateName: 'simple-style',
  },
  {
    id: 2,
    name: ['非遗馆', 'Living Heritage Hall'],
    introduction: [
      '剪纸、皮影、木版年画与古琴斫制，手艺的主人就在现场。',
      'Papercuts, shadow puppets, woodblock New Year prints and guqin making, with the masters on site.',
    ],
    colorType: 1,
    templateName: 'chinese-style',
  },
  {
    id: 3,
    name: ['出版与文博馆', 'Publishing & Museums Hall'],
    introduction: [
      '古籍影印、艺术图书与博物馆文创，一座可以翻阅的展馆。',
      'Facsimile editions, art books and museum goods: a hall to leaf through.',
    ],
    colorType: 3,
    templateName: 'chinese-style',
  },
  {
    id: 4,
    name: ['影视动漫馆', 'Film & Animation Hall'],
    introduction: [
      '从分镜到银幕：动画工作室、纪录片团队与后期公司的新作。',
      'From storyboard to screen: new work by animation studios, documentary crews and post houses.',
    ],
    colorType: 2,
    templateName: 'dark-style',
  },
  {
    id: 5,
    name: ['数字创意馆', 'Digital Creativity Hall'],
    introduction: [
      '沉浸式展陈、互动装置与数字藏品背后的技术。',
      'Immersive exhibitions, interactive installations and the technology behind them.',
    ],
    colorType: 0,
    templateName: 'dark-style',
  },
  {
    id: 6,
    name: ['文旅馆', 'Culture & Travel Hall'],
    introduction: [
      '古镇、茶山与博物馆之夜，把在地文化做成一次旅行。',
      'Old towns, tea hills and museum nights: local culture turned into a journey.',
    ],
    colorType: 4,
    templateName: 'simple-style',
  },
  {
    id: 7,
    name: ['体育与生活馆', 'Sports & Living Hall'],
    introduction: ['传统弓箭、龙舟与户外生活方式。', ''],
    colorType: 2,
    templateName: 'simple-style',
  },
  {
    id: 8,
    name: ['海外馆', 'Overseas Hall'],
    introduction: ['来自十二个国家的工坊与设计机构。', 'Workshops and design houses from twelve countries.'],
    colorType: 4,
    templateName: 'chinese-style',
  },
]

/** The hall as the server returns it; the counts are those of its fixtures. */
export function hallIn(
  language: Language,
  { id, name, introduction, colorType, templateName }: HallRow,
  counts: { exhibitorsNum: number; exhibitsNum: number },
) {
  return {
    hallId: id,
    hallName: say(language, name),
    introduction: say(language, introduction),
    coverUrl: drawing(100 + id, { width: 900, height: 600 }),
    ...counts,
    overseas: id === OVERSEAS_HALL_ID,
    fallbackFields: fallbacks(language, { hallName: name, introduction }),
    colorType,
    templateName,
  } satisfies Hall
}
