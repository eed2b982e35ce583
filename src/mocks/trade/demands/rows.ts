import type { DemandDocument } from '#contract/trade/demands/rules.ts'
import { emptyDemand } from '#contract/trade/demands/rules.ts'
import { type Both, inBoth } from '#src/mocks/core/bilingual.ts'
import { dateIn } from '#src/mocks/core/time.ts'

/** A demand of the mock fair as it begins; ids count from 1. */
export interface DemandRow {
  /** userId of its buyer */
  buyer: string
  document: DemandDocument
  state: 'draft' | 'review' | 'changes' | 'rejected' | 'approved'
  /** Why it came back; else empty. */
  opinion: string
  /** Days since it was shown, or written. */
  age: number
  closed: boolean
  /** How many pictures are drawn for it. */
  drawn: number
}

const BUYER = '6'
const OVERSEAS = '7'
const DELEGATION = '9'

const contacts: Record<string, Pick<DemandDocument, 'contactPerson' | 'contactNumber'>> = {
  [BUYER]: { contactPerson: '陈采薇', contactNumber: '13800138006' },
  [OVERSEAS]: { contactPerson: 'Marianne Cole', contactNumber: '+12025550107' },
  [DELEGATION]: { contactPerson: '何买办', contactNumber: '13800138009' },
}

type More = Partial<Omit<DemandRow, 'document'>> & { of?: Partial<DemandDocument> }

function demand(
  categoryId: number,
  [title, supplement]: readonly [Both, Both],
  [quantity, unit, price]: readonly [number, DemandDocument['unit'], number | null],
  ends: number,
  { of = {}, ...more }: More = {},
): DemandRow {
  const buyer = more.buyer ?? BUYER
  const document = {
    ...emptyDemand(),
    ...contacts[buyer],
    title: inBoth(title),
    supplement: inBoth(supplement),
    categoryId,
    quantity,
    unit,
    price,
    validUntil: dateIn(ends),
    deliverBy: dateIn(ends + 30),
    ...of,
  }
  return { buyer, document, state: 'approved', opinion: '', age: 1, closed: false, drawn: 0, ...more }
}

/** The newest first where they are shown; every state once at least. */
export const demandRows: readonly DemandRow[] = [
  demand(
    1,
    [
      ['酒店大堂青瓷花瓶', 'Celadon vases for a hotel lobby'],
      [
        '高 45 至 60 厘米，釉色统一为粉青或梅子青，瓶身不刻字。请附两件样品照片与包装方式。',
        'Between 45 and 60 cm tall, in one shade of light or plum green, without inscriptions. Please send photos of two samples and say how they are packed.',
      ],
    ],
    [60, 'piece', 1200],
    30,
    { age: 0.1, drawn: 2, of: { files: ['mock-5', 'mock-6'] } },
  ),
  demand(
    2,
    [
      ['真丝刺绣披肩，秋冬礼品季', 'Embroidered silk shawls for the autumn gift season'],
      [
        '桑蚕丝，纹样以花鸟为主，可接受三种配色。每条独立礼盒，附中英文保养卡。',
        'Mulberry silk with flowers and birds; three colourways are fine. Each in a gift box with care notes in Chinese and English.',
      ],
    ],
    [300, 'piece', 85],
    21,
    { buyer: OVERSEAS, age: 0.6, drawn: 1, of: { currency: 'USD' } },
  ),
  demand(
    5,
    [
      ['城市书房采购地方文献影印本', ''],
      ['以江南地方志、园林与饮馔题材为先，须有正式书号。可分两批交付。', ''],
    ],
    [2000, 'copy', 120],
    45,
    { buyer: DELEGATION, age: 1.4 },
  ),
  demand(
    8,
    [
      ['茶空间竹编器具成套采购', 'Bamboo tea ware in sets for tea rooms'],
      [
        '含茶席、杯托、茶则三件，门店用，须耐潮。首批 120 套，合适后按季补货。',
        'A mat, coasters and a scoop in each set, for use in shops, so it must bear damp. 120 sets first, more each season if it sells.',
      ],
    ],
    [120, 'set', null],
    14,
    { age: 2.2, drawn: 1 },
  ),
  demand(
    3,
    [
      ['漆器文具盒，企业年终礼品', 'Lacquer writing boxes as year-end gifts'],
      [
        '尺寸不小于 24×12 厘米，盒盖可刻企业标识。螺钿或犀皮均可。',
        'At least 24 × 12 cm; a company mark goes on the lid. Mother-of-pearl or xipi lacquer are both welcome.',
      ],
    ],
    [500, 'box', 460],
    26,
    { age: 3.1 },
  ),
  demand(
    4,
    [
      ['春节橱窗剪纸与年画', 'Papercuts and New Year prints for shop windows'],
      [
        '四十家门店使用，每家一组：大幅窗花两张、木版年画四张。须在腊月前到店。',
        'For forty shops, a group each: two large window papercuts and four woodblock prints, to arrive before the last lunar month.',
      ],
    ],
    [40, 'set', 680],
    18,
    { buyer: DELEGATION, age: 4.5, drawn: 1 },
  ),
  demand(
    6,
    [
      ['纪录片海外社区放映授权', 'Screening licenses for a season of documentaries'],
      [
        '为期六周的手艺主题放映季，每周一片，非独家，需提供英文字幕。',
        'A six-week season on crafts, one film a week, not exclusive; English subtitles are needed.',
      ],
    ],
    [6, 'licence', 900],
    40,
    { buyer: OVERSEAS, age: 5.3, of: { currency: 'GBP' } },
  ),
  demand(
    7,
    [
      ['县级博物馆壁画数字展陈', 'Digital display of murals for a county museum'],
      [
        '展厅 180 平方米，含采集、投影与两年维护。请分项报价，单价按平方米计。',
        'A room of 180 square metres, with capture, projection and two years of upkeep. Please price it by the square metre and in parts.',
      ],
    ],
    [180, 'squareMetre', null],
    60,
    { age: 6.8, drawn: 1 },
  ),
  demand(
    1,
    [
      ['日用蓝白瓷餐具', 'Blue-and-white tableware for daily use'],
      [
        '碗、盘、碟各一的四人份套装，可进洗碗机与微波炉，需有食品接触检测报告。',
        'Bowls, plates and saucers for four, safe in dishwashers and microwaves, with a food-contact test report.',
      ],
    ],
    [800, 'set', 28],
    10,
    { buyer: OVERSEAS, age: 8.1, of: { currency: 'EUR' } },
  ),
  demand(
    2,
    [
      ['宋锦面料，用于座椅软包', 'Song brocade for upholstery'],
      ['门幅不小于 140 厘米，耐磨一万次以上。', 'At least 140 cm wide, with more than 10,000 rubs.'],
    ],
    [350.5, 'metre', 240],
    12,
    { age: 9.4 },
  ),
  demand(
    8,
    [
      ['古树茶礼盒，机关食堂展销', 'Old-tree tea gift boxes for a sales display'],
      ['要求产地可追溯，附检测报告。', 'The origin must be traceable, with a test report.'],
    ],
    [200, 'box', 300],
    -1,
    { buyer: DELEGATION, age: 12 },
  ),
  demand(
    5,
    [
      ['活版印刷台历', 'Letterpress desk calendars'],
      ['内页米白特种纸，封面可烫金。', 'On off-white stock; the cover may be gilded.'],
    ],
    [1000, 'copy', 68],
    9,
    { age: 13 },
  ),
  demand(
    3,
    [
      ['脱胎漆盘', 'Bodiless lacquer chargers'],
      ['用于展厅陈设，直径 50 厘米。', 'For a showroom, 50 cm across.'],
    ],
    [12, 'piece', 8800],
    20,
    { age: 15, closed: true },
  ),
  demand(
    1,
    [
      ['定制柴烧茶器，限两家报价', 'Wood-fired tea ware made to order'],
      ['按附图器形打样，先做五件。', 'After the shapes in the picture; five samples first.'],
    ],
    [80, 'piece', 520],
    25,
    { age: 2, of: { exhibitorIds: [1, 3] }, drawn: 1 },
  ),
  demand(
    8,
    [
      ['民宿客房竹木灯具', 'Bamboo and wood lamps for guest rooms'],
      ['暖光，须有电气安全认证。', 'Warm light; they must be certified as electrically safe.'],
    ],
    [90, 'piece', 350],
    30,
    { age: 0.3, state: 'review' },
  ),
  demand(
    4,
    [
      ['幼儿园剪纸材料包', 'Papercut kits for kindergartens'],
      ['每包含六种图样与圆头剪刀。', 'Six patterns and round-tipped scissors in each.'],
    ],
    [1500, 'set', 15],
    30,
    { age: 1, state: 'changes', opinion: '请补充材料的安全标准与适用年龄。' },
  ),
  demand(
    7,
    [
      ['线上直播带货服务', ''],
      ['', ''],
    ],
    [1, 'session', null],
    20,
    {
      age: 7,
      state: 'rejected',
      opinion: '供需大厅只发布文化产品与服务的采购，直播带货不在本届范围内。',
    },
  ),
  demand(
    6,
    [
      ['定格动画偶租借', ''],
      ['', ''],
    ],
    [3, 'set', null],
    30,
    { age: 0.5, state: 'draft', of: { quantity: null, unit: '', validUntil: '' } },
  ),
]
