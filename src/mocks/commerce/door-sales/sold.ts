import { minutesFromNow } from '#src/mocks/core/time.ts'
import { type MockOrder, ofTickets } from '#src/mocks/commerce/orders/orders.ts'
import { lineOf } from '#src/mocks/commerce/orders/lines.ts'
import { orders } from '#src/mocks/commerce/orders/rows.ts'
import { mockNumber } from '#src/mocks/core/number.ts'

const lineCount = orders.flatMap(({ lines }) => lines).length
const lastOrder = Math.max(...orders.map(({ id }) => id))
const lastRefund = Math.max(...orders.flatMap(({ refunds }) => refunds.map(({ id }) => id)))

/** An on-site sale that is paid. */
export function soldOrder(id: number, at: string, more: Partial<MockOrder>): MockOrder {
  return {
    id,
    number: mockNumber('T', at.slice(0, 10), id),
    kind: 'ticket',
    buyer: '',
    soldBy: '苏检票',
    ...ofTickets,
    stored: 'paid',
    closeReason: null,
    version: 1,
    couponName: '',
    contact: { name: '', phone: '' },
    createdAt: at,
    paidAt: at,
    method: 'cash',
    lines: [],
    refunds: [],
    steps: [
      { action: 'place', at },
      { action: 'pay', at },
    ],
    looks: 0,
    ...more,
  }
}

/** What the reception of the mock fair has sold today. */
const sold = (id: number, ago: number, more: Partial<MockOrder>) => soldOrder(id, minutesFromNow(-ago), more)

/** Of a sale, its first ticket, and a refund that waits for finance: for whoever asks about them first. */
export const DOOR_SALE = lastOrder + 1
export const DOOR_SALE_TICKET = lineCount + 1
export const DOOR_REFUND = lastRefund + 1

orders.push(
  sold(DOOR_SALE, 6, { lines: [lineOf(12, null), lineOf(12, null)] }),
  sold(DOOR_SALE + 1, 9, {
    method: 'terminal',
    lines: [lineOf(12, null, { refundId: DOOR_REFUND })],
    refunds: [
      {
        id: DOOR_REFUND,
        number: mockNumber('R', minutesFromNow(-3).slice(0, 10), DOOR_REFUND),
        state: 'asked',
        reason: 'personal',
        note: '',
        fen: 2_000,
        feeFen: 0,
        failure: '',
        tries: 0,
        createdAt: minutesFromNow(-3),
        doneAt: null,
      },
    ],
  }),
)
