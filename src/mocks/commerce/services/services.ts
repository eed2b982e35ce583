import type { ManagedService, ServiceDocument, SignedContract } from '#contract/commerce/services/schemas.ts'
import { type Both, inBoth } from '#src/mocks/core/bilingual.ts'
import { mappedHalls } from '#src/mocks/fair/floor-plan/plans.ts'
import { dateIn, momentIn } from '#src/mocks/core/time.ts'

export type MockService = Omit<ManagedService, 'sold'>

interface Row extends Partial<ServiceDocument> {
  kind: ServiceDocument['kind']
  fen: number
  texts: [name: Both, description: Both]
}

const rows: readonly Row[] = [
  {
    kind: 'advert',
    place: 'home',
    fen: 88_000,
    texts: [
      ['首页轮播广告位', 'Home page carousel'],
      ['首页首屏轮播，每天只出现一家，曝光最高的位置。', 'On the first screen of the home page, one exhibitor a day.'],
    ],
  },
  {
    kind: 'advert',
    place: 'exhibits',
    fen: 48_000,
    texts: [
      ['展品馆横幅', 'Exhibits banner'],
      ['展品列表顶部横幅，直达正在挑选货品的采购商。', 'Above the list of exhibits, where buyers choose.'],
    ],
  },
  {
    kind: 'advert',
    place: 'exhibitors',
    fen: 48_000,
    texts: [
      ['参展商馆横幅', 'Exhibitors banner'],
      ['参展商名录顶部横幅，适合品牌展示。', 'Above the directory of exhibitors.'],
    ],
  },
  {
    kind: 'advert',
    place: 'halls',
    fen: 36_000,
    texts: [
      ['主题展馆横幅', 'Halls banner'],
      ['八个主题展馆页面共用的横幅。', 'On the pages of all eight halls.'],
    ],
  },
  {
    kind: 'advert',
    place: 'news',
    fen: 28_000,
    texts: [
      ['媒体中心横幅', 'Media banner'],
      ['媒体中心顶部横幅，适合发布与预告。', 'Above the news, for launches and notices.'],
    ],
  },
  {
    kind: 'live',
    fen: 12_000,
    texts: [
      ['直播时长', 'Live hours'],
      ['3 小时免费时长之外的直播，按小时购买，展期内有效。', 'Sessions beyond the three free hours, by the hour.'],
    ],
  },
  {
    kind: 'template',
    template: 'ink',
    fen: 198_000,
    texts: [
      ['水墨长卷', 'Ink scroll'],
      [
        '绢本远山与留白，适合瓷器、茶与书画。',
        'Far hills on silk and much left empty: for porcelain, tea and painting.',
      ],
    ],
  },
  {
    kind: 'template',
    template: 'lantern',
    fen: 198_000,
    texts: [
      ['灯会夜色', 'Lantern night'],
      [
        '夜色中的灯笼与河面倒影，适合文旅与演艺。',
        'Lanterns and their light on the river: for travel and performance.',
      ],
    ],
  },
  {
    kind: 'template',
    template: 'garden',
    fen: 198_000,
    texts: [
      ['园林月门', 'Moon gate'],
      [
        '白墙黛瓦，月门外一枝竹，适合家居与工艺。',
        'White walls, a moon gate and bamboo beyond: for crafts and furniture.',
      ],
    ],
  },
  {
    kind: 'badge',
    ticketTypeId: 10,
    fen: 5_000,
    texts: [
      ['参展商证', 'Exhibitor badge'],
      ['展期三天通行，实名，一人一证。', 'All three days, in the name of its holder.'],
    ],
  },
  {
    kind: 'badge',
    ticketTypeId: 11,
    fen: 3_000,
    texts: [
      ['布展证', 'Set-up badge'],
      ['布展当日施工人员通行。', 'For those who build the booth.'],
    ],
  },
  {
    kind: 'booth',
    hallId: mappedHalls[0],
    cornerPercent: 10,
    fen: 80_000,
    texts: [
      ['标准展位', 'Standard booth'],
      [
        '在平面图上自选展位，含基础照明与一桌两椅。',
        'Your choice on the floor plan, with lighting, a table and two chairs.',
      ],
    ],
  },
]

/** What exhibitors can order at the mock fair. */
export const services: MockService[] = rows.map(({ texts: [name, description], ...row }, i) => ({
  id: i + 1,
  version: 1,
  name: inBoth(name),
  description: inBoth(description),
  place: null,
  template: null,
  ticketTypeId: null,
  hallId: null,
  cornerPercent: 0,
  refundUntil: row.kind === 'template' ? null : momentIn(30, '18:00'),
  refundFeePercent: row.kind === 'advert' ? 20 : 0,
  shown: true,
  position: i + 1,
  ...row,
}))

export interface MockContract extends SignedContract {
  exhibitorId: number
  version: number
}

const contractOf = (exhibitorId: number, signed: number, until: number | null): MockContract => ({
  exhibitorId,
  version: 1,
  number: `YZ-2026-${String(exhibitorId).padStart(4, '0')}`,
  signedOn: dateIn(signed),
  until: until === null ? null : dateIn(until),
})

/** A valid one of exhibitor 1, which the first account represents; the delegation's exhibitor 8 has none. */
export const contracts: MockContract[] = [
  contractOf(1, -60, 120),
  contractOf(2, -58, 120),
  contractOf(3, -44, null),
  contractOf(4, -40, 30),
  contractOf(5, -32, null),
  contractOf(6, -300, -2),
  contractOf(9, 12, null),
]
