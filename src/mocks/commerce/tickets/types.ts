import type { Language } from '#contract/core/language.ts'
import { FEW_LEFT } from '#contract/commerce/tickets/limits.ts'
import { type SaleState, saleStateOf, type TicketKind } from '#contract/commerce/tickets/rules.ts'
import type { ManagedTicketType, Quota, TicketType, TicketTypeDocument } from '#contract/commerce/tickets/schemas.ts'
import { type Both, byIdOf, fallbacks, inBoth, say } from '#src/mocks/core/bilingual.ts'
import { dateIn, momentIn } from '#src/mocks/core/time.ts'
import { waitingFor } from '#src/mocks/commerce/waiting-list/places.ts'

export interface MockTicketType {
  id: number
  version: number
  document: TicketTypeDocument
  /** Paid and not returned. */
  sold: number
}

/** The fair opens in two days, for three. */
export const FIRST_DAY = 2
const LAST_DAY = 4

export const quotas: Quota[] = [
  { id: 1, name: { zh: '单日入场', en: 'Single-day entry' }, capacity: 8_000, held: 3_120 },
  { id: 2, name: { zh: '三日通票', en: 'Three-day passes' }, capacity: 2_000, held: 1_988 },
  { id: 3, name: { zh: '专业观众', en: 'Trade visitors' }, capacity: 5_000, held: 1_640 },
  { id: 4, name: { zh: '开幕夜', en: 'Opening night' }, capacity: 300, held: 300 },
  { id: 5, name: { zh: '工坊体验', en: 'Workshops' }, capacity: 120, held: 64 },
  { id: 6, name: { zh: '参展证件', en: 'Exhibitor badges' }, capacity: 600, held: 212 },
]

interface Row {
  quotaId: number
  kind: TicketKind
  name: Both
  description: Both
  fen: number
  days: [from: number, until: number]
  hours?: [from: string, until: string]
  sale?: [from: number, until: number]
  perOrder?: number
  perPerson?: number
  realName?: boolean
  /** Days from now; null: it is never returned. */
  refundUntil?: number | null
  refundFeePercent?: number
  halted?: boolean
  sold: number
}

const rows: readonly Row[] = [
  {
    quotaId: 1,
    kind: 'day',
    name: ['首日单日票', 'Opening day ticket'],
    description: [
      '开幕当日全天入场，含八个展馆与公共讲座。',
      'All eight halls and the public talks on the opening day.',
    ],
    fen: 6_000,
    days: [FIRST_DAY, FIRST_DAY],
    perOrder: 5,
    perPerson: 10,
    sold: 1_860,
  },
  {
    quotaId: 2,
    kind: 'days',
    name: ['三日通票', 'Three-day pass'],
    description: [
      '展期三天每日可入场一次，附纸质导览手册。',
      'One entry on each of the three days, with a printed guide.',
    ],
    fen: 15_000,
    days: [FIRST_DAY, LAST_DAY],
    perOrder: 4,
    perPerson: 4,
    refundFeePercent: 10,
    sold: 1_985,
  },
  {
    quotaId: 1,
    kind: 'child',
    name: ['儿童票', 'Child ticket'],
    description: ['随成人入场，凭现场身高核验。', 'Together with an adult; the height is checked at the gate.'],
    fen: 3_000,
    days: [FIRST_DAY, LAST_DAY],
    perOrder: 3,
    perPerson: 6,
    realName: false,
    sold: 420,
  },
  {
    quotaId: 3,
    kind: 'buyer',
    name: ['专业观众票', 'Trade visitor pass'],
    description: ['三日通行，可进入洽谈区。', 'All three days, with the negotiation area.'],
    fen: 0,
    days: [FIRST_DAY, LAST_DAY],
    hours: ['08:30', '18:00'],
    perOrder: 2,
    perPerson: 2,
    sold: 1_640,
  },
  {
    quotaId: 1,
    kind: 'group',
    name: ['团体票', 'Group ticket'],
    description: ['学校、机构与旅行团适用，姓名可稍后补登。', ''],
    fen: 4_500,
    days: [FIRST_DAY + 1, FIRST_DAY + 1],
    perOrder: 50,
    perPerson: 200,
    refundFeePercent: 20,
    sold: 640,
  },
  {
    quotaId: 1,
    kind: 'day',
    name: ['闭幕日单日票', 'Closing day ticket'],
    description: ['闭幕当日入场，含非遗市集。', 'Entry on the closing day, with the craft market.'],
    fen: 6_000,
    days: [LAST_DAY, LAST_DAY],
    sale: [1, LAST_DAY],
    sold: 0,
  },
  {
    quotaId: 4,
    kind: 'day',
    name: ['开幕夜音乐会', 'Opening night concert'],
    description: ['古琴与现代室内乐，凭票对号入座。', 'Guqin and chamber music, with numbered seats.'],
    fen: 28_000,
    days: [FIRST_DAY, FIRST_DAY],
    hours: ['19:30', '21:30'],
    refundUntil: null,
    sold: 300,
  },
  {
    quotaId: 5,
    kind: 'day',
    name: ['青瓷工坊体验', 'Celadon workshop'],
    description: [
      '两小时拉坯与上釉体验，作品烧成后寄回。',
      'Two hours at the wheel; your piece is fired and sent home.',
    ],
    fen: 19_800,
    days: [FIRST_DAY + 1, FIRST_DAY + 1],
    hours: ['13:30', '15:30'],
    halted: true,
    sold: 64,
  },
  {
    quotaId: 1,
    kind: 'day',
    name: ['早鸟单日票', 'Early bird ticket'],
    description: ['提前购票优惠，三天任选一天入场。', 'Cheaper for those who plan ahead: one day of your choice.'],
    fen: 4_200,
    days: [FIRST_DAY, LAST_DAY],
    sale: [-40, -10],
    sold: 900,
  },
  {
    quotaId: 6,
    kind: 'badge',
    name: ['参展商证', 'Exhibitor badge'],
    description: ['展期三天通行，一人一证。', 'All three days, one for each person.'],
    fen: 5_000,
    days: [FIRST_DAY, LAST_DAY],
    hours: ['08:00', '18:30'],
    sold: 148,
  },
  {
    quotaId: 6,
    kind: 'badge',
    name: ['布展证', 'Set-up badge'],
    description: ['布展与撤展当日通行。', 'For the days on which booths are built.'],
    fen: 3_000,
    days: [FIRST_DAY - 1, FIRST_DAY],
    hours: ['08:00', '22:00'],
    sold: 64,
  },
  {
    quotaId: 1,
    kind: 'days',
    name: ['布展开放票', 'Preview ticket'],
    description: ['布展期间入场参观，不含讲座。', 'A look at the halls while they are being set up, without talks.'],
    fen: 2_000,
    days: [-1, 0],
    realName: false,
    sale: [-30, 1],
    refundUntil: 1,
    sold: 36,
  },
]

export const ticketTypes: MockTicketType[] = rows.map((row, i) => ({
  id: i + 1,
  version: 1,
  sold: row.sold,
  document: {
    quotaId: row.quotaId,
    kind: row.kind,
    name: inBoth(row.name),
    description: inBoth(row.description),
    fen: row.fen,
    days: { from: dateIn(row.days[0]), until: dateIn(row.days[1]) },
    hours: { from: row.hours?.[0] ?? '09:00', until: row.hours?.[1] ?? '17:30' },
    saleFrom: momentIn(row.sale?.[0] ?? -30, '10:00'),
    saleUntil: momentIn(row.sale?.[1] ?? row.days[1], '16:00'),
    perOrder: row.perOrder ?? 5,
    perPerson: row.perPerson ?? 10,
    realName: row.realName ?? true,
    refundUntil: row.refundUntil === null ? null : momentIn(row.refundUntil ?? FIRST_DAY - 1, '18:00'),
    refundFeePercent: row.refundFeePercent ?? 0,
    shown: true,
    halted: row.halted ?? false,
    position: i + 1,
  },
}))

/** How many are left of a type. */
export const placesLeft = ({ document: { quotaId } }: MockTicketType): number => {
  const quota = byIdOf(quotas, quotaId)
  return quota ? quota.capacity - quota.held : 0
}

/** How a type is sold at this moment. */
export function saleOf(type: MockTicketType): SaleState {
  const { halted, saleFrom, saleUntil, days } = type.document
  const span = { saleFrom: new Date(saleFrom), saleUntil: new Date(saleUntil) }
  return saleStateOf({ halted, days, ...span }, placesLeft(type), new Date())
}

/** Takes so many places, unless too few are left. */
export function takePlaces({ document: { quotaId } }: MockTicketType, n: number): boolean {
  const quota = byIdOf(quotas, quotaId)
  if (!quota || quota.held + n > quota.capacity) return false
  quota.held += n
  return true
}

export const nameOf = (type: MockTicketType): Both => [type.document.name.zh, type.document.name.en]

export function ticketTypeIn(language: Language, type: MockTicketType): TicketType {
  const { id, document } = type
  const { kind, fen, days, hours, saleFrom, saleUntil, perOrder, perPerson, realName } = document
  const texts = { name: nameOf(type), description: [document.description.zh, document.description.en] as const }
  const [sale, left] = [saleOf(type), placesLeft(type)]
  return {
    id,
    kind,
    name: say(language, texts.name),
    description: say(language, texts.description),
    fen,
    days,
    hours,
    saleFrom,
    saleUntil,
    sale,
    left: sale === 'booking' && left <= FEW_LEFT ? left : null,
    perOrder,
    perPerson,
    realName,
    refundUntil: document.refundUntil,
    refundFeePercent: document.refundFeePercent,
    fallbackFields: fallbacks(language, texts),
  }
}

export const managedTypeOf = (type: MockTicketType): ManagedTicketType => ({
  id: type.id,
  version: type.version,
  ...type.document,
  sale: saleOf(type),
  sold: type.sold,
  waiting: waitingFor(type.id).length,
})
