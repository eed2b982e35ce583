import { fileAddress } from '#contract/foundation/files/rules.ts'
import { SERVICE_PAY_MS } from '#contract/commerce/services/limits.ts'
import type { Booking } from '#contract/commerce/services/schemas.ts'
import type { Holder } from '#contract/commerce/tickets/rules.ts'
import { dateIn, minutesFromNow } from '#src/mocks/core/time.ts'
import { bookedLineOf, DAY, HOUR, lineOf, paid, type Row, stepsAt } from './lines'

const shen: Holder = { name: '沈砚秋', idType: 'idCard', idNumber: '11010519491231002X' }
const lu: Holder = { name: 'Lu Zhiyuan', idType: 'passport', idNumber: 'E55120987' }

/** What the mock fair's first exhibitor orders. */
const own = {
  kind: 'service',
  buyer: '1',
  exhibitorId: 1,
  contact: { name: '沈砚秋', phone: '13800138001' },
} as const
const of = (exhibitorId: number) => ({
  kind: 'service' as const,
  buyer: `of-${exhibitorId}`,
  exhibitorId,
  contact: { name: '陆知远', phone: `139001390${String(exhibitorId).padStart(2, '0')}` },
})

const confirming = (ago: number) => ({ ago, isUnconfirmed: true, heldUntil: minutesFromNow(12 * HOUR - ago) })
/** Confirmed so many minutes ago, so that it waits for payment. */
const confirmed = (ago: number) => ({
  ago: ago + HOUR,
  confirmedAt: minutesFromNow(-ago),
  heldUntil: minutesFromNow(SERVICE_PAY_MS / 60_000 - ago),
  steps: stepsAt(ago + HOUR, 'place', 'confirm'),
})
const settled = (ago: number) => ({
  ago,
  ...paid(ago),
  confirmedAt: minutesFromNow(-ago + 1),
  steps: stepsAt(ago, 'place', 'confirm', 'pay'),
})

const days = (from: number, until: number) => ({ days: { from: dateIn(from), until: dateIn(until) } })

const advert = (
  state: NonNullable<Booking['advert']>['state'],
  title: { zh: string; en: string },
  picture: 'mock-1' | 'mock-4',
  reason = '',
): { advert: NonNullable<Booking['advert']> } => ({
  advert: {
    state,
    version: 1,
    title,
    imageUrl: { zh: fileAddress(picture), en: '' },
    jumpLink: 'https://qinghe.example/kiln',
    reason,
  },
})

/** Orders of services in every state; made when they are requested, since their lines are numbered behind the tickets'. */
export const serviceRows = (): Row[] => [
  { ...own, ...confirming(2 * HOUR), lines: [bookedLineOf(1, 3, days(6, 8))] },
  { ...of(3), ...confirming(11 * HOUR + 20), lines: [bookedLineOf(6, 10)] },
  { ...of(4), ...confirming(5 * HOUR), lines: [bookedLineOf(9, 1)] },
  { ...own, ...confirmed(DAY), lines: [bookedLineOf(2, 3, days(10, 12))] },
  { ...own, ...confirmed(2 * DAY), lines: [bookedLineOf(6, 20)] },
  { ...of(5), ...confirmed(DAY), lines: [bookedLineOf(7, 1)] },
  { ...own, ...settled(12 * DAY), lines: [bookedLineOf(3, 3, days(3, 5))] },
  {
    ...own,
    ...settled(13 * DAY),
    lines: [
      bookedLineOf(4, 2, {
        ...days(1, 2),
        ...advert(
          'returned',
          { zh: '青禾开窑', en: 'Qinghe opens its kiln' },
          'mock-4',
          '图片中的二维码请移除后重新提交',
        ),
      }),
    ],
  },
  {
    ...own,
    ...settled(14 * DAY),
    lines: [
      bookedLineOf(1, 3, {
        ...days(0, 2),
        ...advert('approved', { zh: '一窑影青，十年守候', en: 'Ten years for one kiln of celadon' }, 'mock-1'),
      }),
    ],
  },
  { ...own, ...settled(15 * DAY), lines: [bookedLineOf(6, 5)] },
  { ...own, ...settled(16 * DAY), lines: [bookedLineOf(8, 1)] },
  { ...own, ...settled(17 * DAY), lines: [lineOf(10, shen), lineOf(10, lu)] },
  {
    ...own,
    ago: 18 * DAY,
    stored: 'closed',
    closeReason: 'declined',
    declineReason: '该时段广告位用于主办方专题推广',
    heldUntil: minutesFromNow(-17 * DAY),
    steps: stepsAt(18 * DAY, 'place', 'close'),
    lines: [bookedLineOf(5, 2, days(2, 3))],
  },
  {
    ...own,
    ago: 19 * DAY,
    stored: 'closed',
    closeReason: 'unconfirmed',
    heldUntil: minutesFromNow(-18 * DAY),
    steps: stepsAt(19 * DAY, 'place', 'close'),
    lines: [bookedLineOf(6, 3)],
  },
  {
    ...of(6),
    ...settled(12 * DAY),
    lines: [
      bookedLineOf(2, 3, {
        ...days(4, 6),
        ...advert('review', { zh: '一页：小印量的书', en: 'Small books by hand' }, 'mock-4'),
      }),
    ],
  },
  {
    ...of(7),
    ...settled(13 * DAY),
    lines: [
      bookedLineOf(5, 2, {
        ...days(7, 8),
        ...advert('review', { zh: '水墨定格动画展映', en: 'Ink-wash stop motion' }, 'mock-1'),
      }),
    ],
  },
]
