import type { RefundState } from '#contract/commerce/orders/rules.ts'
import type { Holder } from '#contract/commerce/tickets/rules.ts'
import { dateIn, minutesFromNow } from '#src/mocks/core/time.ts'
import { listStoredOrders } from './stored-orders'
import { DAY, HOUR, lineOf, numberBehind, paid, type Row, stepsAt } from './lines'
import { type MockOrder, ofTickets } from './orders'
import { serviceRows } from './service-rows'
import { mockNumber } from '#src/mocks/core/number.ts'

const chen: Holder = { name: '陈采薇', idType: 'idCard', idNumber: '11010519491231002X' }
const su: Holder = { name: '苏青禾', idType: 'passport', idNumber: 'E12345678' }
const marianne: Holder = { name: 'Marianne Cole', idType: 'passport', idNumber: 'X7741209' }

function rowOf({ ago, ...row }: Row, i: number): MockOrder {
  return {
    id: i + 1,
    number: mockNumber(row.kind === 'service' ? 'S' : 'T', dateIn(-Math.ceil(ago / DAY)), i + 1),
    kind: 'ticket',
    buyer: '6',
    ...ofTickets,
    stored: 'pending',
    closeReason: null,
    version: 1,
    couponName: '',
    contact: { name: '陈采薇', phone: '13800138006' },
    createdAt: minutesFromNow(-ago),
    paidAt: null,
    method: null,
    refunds: [],
    steps: stepsAt(ago, 'place'),
    looks: 0,
    ...row,
  }
}

const refund = (id: number, state: RefundState, fen: number, feeFen: number): MockOrder['refunds'][0] => ({
  id,
  number: mockNumber('R', dateIn(-1), id),
  state,
  reason: 'personal',
  note: '',
  fen,
  feeFen,
  failure: state === 'failed' ? 'ACCOUNT_ABNORMAL' : '',
  tries: state === 'failed' ? 2 : 1,
  createdAt: minutesFromNow(-8 * HOUR),
  doneAt: state === 'succeeded' ? minutesFromNow(-6 * HOUR) : null,
})

const past = { from: dateIn(-1), until: dateIn(-1) }
const today = { from: dateIn(0), until: dateIn(0) }

const rows: Row[] = [
  { ago: 4, lines: [lineOf(1, chen), lineOf(1, su), lineOf(3, null)] },
  { ago: DAY, ...paid(DAY), lines: [lineOf(2, chen), lineOf(2, null), lineOf(3, null)] },
  {
    ago: 2 * DAY,
    ...paid(2 * DAY),
    lines: [
      lineOf(1, chen, { days: today }),
      lineOf(1, su, { days: today, usedAt: minutesFromNow(-30) }),
      lineOf(3, null, { days: past }),
    ],
  },
  {
    ago: 3 * DAY,
    stored: 'closed',
    closeReason: 'overtime',
    steps: stepsAt(3 * DAY, 'place', 'close'),
    lines: [lineOf(1, chen)],
  },
  {
    ago: 4 * DAY,
    stored: 'closed',
    closeReason: 'cancelled',
    steps: stepsAt(4 * DAY, 'place', 'close'),
    lines: [lineOf(2, su)],
  },
  {
    ago: 5 * DAY,
    ...paid(5 * DAY),
    steps: stepsAt(5 * DAY, 'place', 'pay', 'askRefund'),
    refunds: [refund(1, 'asked', 13_500, 1_500)],
    lines: [lineOf(2, su, { refundId: 1 })],
  },
  {
    ago: 6 * DAY,
    ...paid(6 * DAY),
    steps: stepsAt(6 * DAY, 'place', 'pay', 'askRefund', 'refund'),
    refunds: [refund(2, 'succeeded', 6_000, 0)],
    lines: [lineOf(1, marianne, { refundId: 2 })],
  },
  {
    ago: 7 * DAY,
    ...paid(7 * DAY),
    steps: stepsAt(7 * DAY, 'place', 'pay', 'askRefund', 'refund'),
    refunds: [refund(3, 'succeeded', 3_000, 0)],
    lines: [lineOf(1, su), lineOf(3, null, { refundId: 3 })],
  },
  {
    ago: 8 * DAY,
    ...paid(8 * DAY),
    steps: stepsAt(8 * DAY, 'place', 'pay', 'askRefund', 'refundFailed'),
    refunds: [refund(4, 'failed', 6_000, 0)],
    lines: [lineOf(1, marianne, { refundId: 4 })],
  },
  { ago: 9 * DAY, ...paid(9 * DAY), method: 'free', lines: [lineOf(4, chen)] },
  // The exhibitor's, which a foreign token represents.
  { ago: 5, buyer: '1', contact: { name: '沈砚秋', phone: '13800138001' }, lines: [lineOf(1, chen)] },
  { ago: 5, buyer: '1', contact: { name: '沈砚秋', phone: '13800138001' }, lines: [lineOf(1, su)] },
  {
    ago: DAY,
    ...paid(DAY),
    buyer: '1',
    contact: { name: '沈砚秋', phone: '13800138001' },
    lines: [lineOf(1, marianne), lineOf(5, null)],
  },
]

const kept = listStoredOrders()

/** Orders in every state, with tickets in every state. */
export const orders: MockOrder[] = [...[...rows, ...serviceRows()].map(rowOf), ...kept]
numberBehind(kept.flatMap(({ lines }) => lines.map(({ id }) => id)))
