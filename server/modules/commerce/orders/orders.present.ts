import type { Language } from '#contract/core/language.ts'
import type { Order, OrderCard } from '#contract/commerce/orders/schemas.ts'
import { orderStateOf, refundOf } from '#contract/commerce/orders/rules.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { presentTicketLine } from '#server/modules/commerce/tickets/index.ts'
import type { RequestedItem } from './place/check-tickets'
import { sum } from './place/draft'
import { describeGoods } from './goods'
import type { NewLine, StoredOrder } from './place/order-store.queries'
import {
  type LineRow,
  listLines,
  listRefundsOf,
  listSteps,
  type OrderRow,
  type RefundRow,
  type StepRow,
} from './orders.queries'

const groupByOrder = <Row extends { orderId: number }>(rows: readonly Row[]): Map<number, Row[]> => {
  const groups = new Map<number, Row[]>()
  for (const row of rows) groups.set(row.orderId, [...(groups.get(row.orderId) ?? []), row])
  return groups
}

/** The outcome of the lines: payments that the order could not take are none of it. */
const ofLines = (refunds: readonly RefundRow[]): RefundRow[] => refunds.filter(({ isReturn }) => !isReturn)

/** Of services: whether the organizer has yet to confirm it. */
export const isUnconfirmed = ({ kind, confirmedAt }: OrderRow): boolean => kind === 'service' && confirmedAt === null

interface Parts {
  order: OrderRow
  lines: readonly LineRow[]
  refunds: readonly RefundRow[]
}

function standingOf({ order, lines, refunds }: Parts) {
  const given = ofLines(refunds)
  return {
    state: orderStateOf({
      state: order.state,
      isUnconfirmed: isUnconfirmed(order),
      lines: lines.length,
      refundedLines: lines.filter(({ refundId }) => refundId !== null).length,
      refunds: given,
    }),
    refundedFen: sum(given.filter(({ state }) => state === 'succeeded').map(({ fen }) => fen)),
  }
}

function presentCard(parts: Parts, language: Language, now: Date): OrderCard {
  const { order, lines } = parts
  return {
    id: order.id,
    number: order.number,
    kind: order.kind,
    ...standingOf(parts),
    names: [...new Set(lines.map(({ name }) => pick(name, language)))],
    quantity: sum(lines.map(({ quantity }) => quantity)),
    payableFen: order.payableFen,
    createdAt: order.createdAt.toISOString(),
    heldUntil: order.heldUntil.toISOString(),
    now: now.toISOString(),
  }
}

/** The lines of lists of orders, in their order. */
export async function describeCards(db: Db, rows: readonly OrderRow[], language: Language): Promise<OrderCard[]> {
  const ids = rows.map(({ id }) => id)
  const [lines, refunds] = await Promise.all([listLines(db, ids), listRefundsOf(db, ids)])
  const [linesOf, refundsOf] = [groupByOrder(lines), groupByOrder(refunds)]
  const now = new Date()
  return rows.map((order) =>
    presentCard({ order, lines: linesOf.get(order.id) ?? [], refunds: refundsOf.get(order.id) ?? [] }, language, now),
  )
}

/** Whether it is paid, was not used and is not being refunded. */
const isReturnable = (order: OrderRow, line: LineRow, { mayReturn }: { mayReturn: boolean }): boolean =>
  order.state === 'paid' && line.refundId === null && mayReturn

/** What would be returned of a line now; null: it cannot be returned. */
export function refundableOf(
  order: OrderRow,
  line: LineRow,
  { mayReturn }: { mayReturn: boolean },
  now: Date,
): { fen: number; feeFen: number } | null {
  if (!isReturnable(order, line, { mayReturn }) || line.refundUntil === null || now >= line.refundUntil) return null
  return refundOf({ paidFen: line.paidFen, feePercent: line.refundFeePercent })
}

/** An order with all that belongs to it. */
export async function describeOrder(db: Db, vault: Vault, order: OrderRow, language: Language): Promise<Order> {
  const now = new Date()
  const [lines, refunds, steps, goodsOf] = await Promise.all([
    listLines(db, [order.id]),
    listRefundsOf(db, [order.id]),
    listSteps(db, [order.id]),
    describeGoods(db, vault, order.id, now),
  ])
  return presentWhole({ order, lines, refunds, steps, goodsOf }, language, now)
}

interface Whole extends Parts {
  steps: readonly Pick<StepRow, 'action' | 'at'>[]
  goodsOf: Awaited<ReturnType<typeof describeGoods>>
}

/** An order with all that belongs to it, once that is at hand. */
export function presentWhole({ steps, goodsOf, ...parts }: Whole, language: Language, now: Date): Order {
  const { order, lines, refunds } = parts
  const { names: _, quantity: __, ...card } = presentCard(parts, language, now)
  return {
    ...card,
    version: order.version,
    totalFen: order.totalFen,
    discountFen: order.discountFen,
    couponName: order.couponName ? pick(order.couponName, language) : '',
    contact: { name: order.contactName, phone: order.contactPhone },
    confirmedAt: order.confirmedAt?.toISOString() ?? null,
    paidAt: order.paidAt?.toISOString() ?? null,
    method: order.method,
    closeReason: order.closeReason,
    declineReason: order.declineReason,
    lines: lines.map((line) => {
      const { ticket, booking, ...goods } = goodsOf(line.id)
      return {
        id: line.id,
        name: pick(line.name, language),
        quantity: line.quantity,
        unitFen: line.unitFen,
        discountFen: line.discountFen,
        paidFen: line.paidFen,
        refundId: line.refundId,
        refundable: refundableOf(order, line, goods, now),
        returnable: isReturnable(order, line, goods),
        ticket,
        booking,
      }
    }),
    refunds: refunds.map((one) => ({
      id: one.id,
      number: one.number,
      state: one.state,
      reason: one.reason,
      note: one.note,
      fen: one.fen,
      feeFen: one.feeFen,
      createdAt: one.createdAt.toISOString(),
      doneAt: one.doneAt?.toISOString() ?? null,
    })),
    steps: steps.map(({ action, at }) => ({ action, at: at.toISOString() })),
  }
}

interface Placed extends StoredOrder {
  drafts: readonly NewLine[]
  items: readonly RequestedItem[]
}

/** An order of tickets as it was just stored, without reading it again. */
export function presentPlaced({ drafts, items, ...stored }: Placed, vault: Vault, language: Language): Order {
  const now = new Date()
  const idOf = new Map(stored.tickets.map(({ id, lineId }) => [lineId, id]))
  const unnamed = { holderName: '', holderIdType: null, holderIdNumber: null, holderHash: null }
  const tickets = new Map(
    stored.lines.map(({ id }, i) => {
      const [item, draft] = [items[i], drafts[i]?.ticket]
      if (!item || !draft) return [id, null]
      const ticket = { ...unnamed, ...draft, id: idOf.get(id) ?? 0, state: 'held' as const, usedAt: null }
      return [id, presentTicketLine({ ticket, type: item.type }, vault, now).ticket]
    }),
  )
  const goodsOf = (lineId: number) => ({ booking: null, ticket: tickets.get(lineId) ?? null, mayReturn: false })
  return presentWhole({ ...stored, refunds: [], goodsOf }, language, now)
}
