import type { closeReasons, PayMethod } from '#contract/commerce/orders/rules.ts'
import { orderLines, orders, orderSteps } from '#server/modules/commerce/orders/orders.schema.ts'
import { payments } from '#server/modules/commerce/payments/payments.schema.ts'
import { tickets, type ticketTypes } from '#server/modules/commerce/tickets/tickets.schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { AccountRow } from './cast'
import type { Chance } from './chance'
import { makeDemoCode, makeDemoNumber } from './numbers'
import { holdPlaces } from './orders.queries'

export type TicketTypeRow = typeof ticketTypes.$inferSelect

const HOLD_MINUTES = 15
const MINUTE_MS = 60_000

/** An order of tickets of one type. */
export interface Sale {
  type: TicketTypeRow
  quantity: number
  placedAt: Date
  /** `place` waits for payment. */
  state: 'pending' | 'paid' | 'closed'
  closeReason?: (typeof closeReasons)[number]
  method: PayMethod
  /** Who ordered; null: sold at the door by `soldBy`. */
  buyer: AccountRow | null
  soldBy: number | null
}

const ticketStates = { pending: 'held', paid: 'valid', closed: 'void' } as const
const lastActions = { pending: null, paid: 'pay', closed: 'close' } as const

function buildOrder(chance: Chance, { type, quantity, placedAt, state, buyer, ...sale }: Sale, clientKey: string) {
  const fen = type.fen * quantity
  const payer = { contactName: buyer?.name.zh ?? '', contactPhone: buyer ? '010-55500126' : '' }
  return {
    number: makeDemoNumber(chance, 'T', placedAt),
    kind: 'ticket' as const,
    accountId: buyer?.id ?? null,
    soldBy: sale.soldBy,
    clientKey,
    state,
    totalFen: fen,
    discountFen: 0,
    payableFen: fen,
    ...payer,
    heldUntil: new Date(placedAt.getTime() + (buyer ? HOLD_MINUTES * MINUTE_MS : 0)),
    paidAt: state === 'paid' ? paidAt(placedAt, buyer) : null,
    method: state === 'paid' ? sale.method : null,
    closeReason: sale.closeReason ?? null,
    createdAt: placedAt,
  }
}

/** At the door at once, else two minutes later. */
const paidAt = (placedAt: Date, buyer: AccountRow | null) => new Date(placedAt.getTime() + (buyer ? 2 * MINUTE_MS : 0))

/** What belongs to every order: its steps, and its payment where it was paid. */
async function addSteps(db: Db, chance: Chance, sales: readonly Sale[], ids: readonly number[]): Promise<void> {
  const steps = sales.flatMap(({ state, placedAt, buyer, soldBy, closeReason }, place) => {
    const step = { orderId: ids[place] ?? 0, byAccount: buyer?.id ?? soldBy }
    const action = lastActions[state]
    const isByClock = closeReason === 'overtime'
    const at = isByClock ? new Date(placedAt.getTime() + HOLD_MINUTES * MINUTE_MS) : paidAt(placedAt, buyer)
    return [
      { ...step, action: 'place' as const, at: placedAt },
      ...(action ? [{ ...step, action, at, ...(isByClock ? { byAccount: null } : {}) }] : []),
    ]
  })
  await db.insert(orderSteps).values(steps)
  const paid = sales.flatMap(({ state, type, quantity, placedAt, method, buyer }, place) => {
    if (state !== 'paid' || type.fen === 0) return []
    const [fen, at] = [type.fen * quantity, paidAt(placedAt, buyer)]
    const number = makeDemoNumber(chance, 'P', placedAt)
    const provider = { providerNumber: method === 'wechat' ? `4200${number.slice(1)}` : '' }
    const sums = { fen, paidFen: fen, state: 'paid' as const }
    return [
      {
        number,
        orderId: ids[place] ?? 0,
        method,
        ...sums,
        ...provider,
        paidAt: at,
        expiresAt: at,
        createdAt: placedAt,
      },
    ]
  })
  if (paid.length > 0) await db.insert(payments).values(paid)
}

/** Writes orders down with their lines, tickets, steps and payments; gives the tickets in the order of the sales. */
export async function addSales(db: Db, chance: Chance, sales: readonly Sale[], key: string) {
  const rows = sales.map((sale, place) => buildOrder(chance, sale, `demo-${key}-${place}`))
  const ids = (await db.insert(orders).values(rows).returning({ id: orders.id })).map(({ id }) => id)
  await addSteps(db, chance, sales, ids)
  const single = sales.flatMap((sale, place) =>
    Array.from({ length: sale.quantity }, () => ({ sale, orderId: ids[place] ?? 0 })),
  )
  const lines = await db
    .insert(orderLines)
    .values(
      single.map(({ orderId, sale: { type } }) => {
        const { name, fen, refundUntil, refundFeePercent } = type
        return { orderId, name, unitFen: fen, discountFen: 0, paidFen: fen, refundUntil, refundFeePercent }
      }),
    )
    .returning({ id: orderLines.id })
  const added = await db
    .insert(tickets)
    .values(
      single.map(({ orderId, sale }, place) => ({
        lineId: lines[place]?.id ?? 0,
        orderId,
        typeId: sale.type.id,
        accountId: sale.buyer?.id ?? null,
        state: ticketStates[sale.state],
        code: makeDemoCode(chance),
      })),
    )
    .returning()
  const held = single.filter(({ sale }) => sale.state !== 'closed').map(({ sale }) => sale.type.quotaId)
  for (const id of new Set(held)) await holdPlaces(db, id, held.filter((one) => one === id).length)
  return added.map((ticket, place) => ({ ticket, at: paidAt(single[place]?.sale.placedAt ?? new Date(0), null) }))
}
