import * as z from 'zod'
import { closeReasons, refundReasons } from '#contract/commerce/orders/rules.ts'
import { titleKinds } from '#contract/commerce/invoices/rules.ts'
import { invoices, invoiceTitles } from '#server/modules/commerce/invoices/invoices.schema.ts'
import { orderSteps } from '#server/modules/commerce/orders/orders.schema.ts'
import { refunds } from '#server/modules/commerce/payments/payments.schema.ts'
import { ticketTypes } from '#server/modules/commerce/tickets/tickets.schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from '../calendar'
import { readDocument } from '../content'
import type { Cast } from './cast'
import { createChance } from './chance'
import { makeDemoNumber } from './numbers'
import { readOrder, returnLines } from './orders.queries'
import { addSales, type TicketTypeRow } from './sales'

const Content = z.object({
  orders: z.array(
    z.object({
      key: z.string(),
      buyer: z.string(),
      quantity: z.int(),
      hoursAgo: z.number(),
      state: z.enum(['pending', 'paid', 'closed']),
      closeReason: z.optional(z.enum(closeReasons)),
    }),
  ),
  refunds: z.array(
    z.object({
      order: z.string(),
      tickets: z.int(),
      hoursAgo: z.number(),
      reason: z.enum(refundReasons),
      state: z.enum(['succeeded', 'failed']),
      failure: z.optional(z.string()),
    }),
  ),
  invoices: z.array(
    z.object({
      order: z.string(),
      hoursAgo: z.number(),
      kind: z.enum(titleKinds),
      name: z.string(),
      taxNumber: z.string(),
      email: z.string(),
    }),
  ),
})
type Content = z.output<typeof Content>

/** tries after which a refund is left to finance */
const TRIES = 3
const MINUTES_AN_HOUR = 60

interface Made {
  db: Db
  calendar: Calendar
  chance: ReturnType<typeof createChance>
  /** The id of an order by its key in the content. */
  orderIds: ReadonlyMap<string, number>
}

/** Gives the first tickets of an order back, or leaves to finance what its bank refused. */
async function addRefund({ db, calendar, chance, orderIds }: Made, refund: Content['refunds'][number]): Promise<void> {
  const orderId = orderIds.get(refund.order) ?? 0
  const { order, payment, lines } = await readOrder(db, orderId)
  const returned = lines.slice(0, refund.tickets)
  const fen = returned.reduce((sum, { paidFen }) => sum + paidFen, 0)
  const isDone = refund.state === 'succeeded'
  const [createdAt, endedAt] = [
    calendar.fromNow(-refund.hoursAgo),
    calendar.fromNow(-refund.hoursAgo + 2 / MINUTES_AN_HOUR),
  ]
  const [added] = await db
    .insert(refunds)
    .values({
      number: makeDemoNumber(chance, 'R', createdAt),
      orderId,
      paymentId: payment?.id ?? null,
      clientKey: `demo-${refund.order}`,
      reason: refund.reason,
      fen,
      feeFen: 0,
      state: refund.state,
      failure: refund.failure ?? '',
      tries: isDone ? 1 : TRIES,
      byAccount: order.accountId,
      createdAt,
      doneAt: isDone ? endedAt : null,
    })
    .returning({ id: refunds.id })
  await returnLines(db, { orderId, refundId: added?.id ?? 0, lineIds: returned.map(({ id }) => id), fen, isDone })
  await db.insert(orderSteps).values([
    { orderId, action: 'askRefund', byAccount: order.accountId, at: createdAt },
    { orderId, action: isDone ? 'refund' : 'refundFailed', at: endedAt },
  ])
}

async function addInvoice({ db, calendar, chance, orderIds }: Made, one: Content['invoices'][number]): Promise<void> {
  const { order } = await readOrder(db, orderIds.get(one.order) ?? 0)
  if (order.accountId === null) throw new Error(`${one.order} has no owner`)
  const { kind, name, taxNumber, email } = one
  const title = { kind, name, taxNumber, email, address: '', phone: '', bank: '', bankAccount: '' }
  const { accountId, id: orderId, payableFen: fen } = order
  const createdAt = calendar.fromNow(-one.hoursAgo)
  await db.insert(invoiceTitles).values({ accountId, title, isDefault: true })
  const number = makeDemoNumber(chance, 'F', createdAt)
  const row = { number, orderId, accountId, clientKey: `demo-${one.order}`, title, fen, createdAt }
  await db.insert(invoices).values({ ...row, type: 'ordinary' })
}

/** The child ticket: it is the one that needs no name and is valid today. */
async function findType(db: Db): Promise<TicketTypeRow> {
  const type = (await db.select().from(ticketTypes)).find(({ kind }) => kind === 'child')
  if (!type) throw new Error('the demo fair sells no child ticket')
  return type
}

/** Orders of people in every state, refunds of which one has failed, and invoices that finance has to issue. */
export async function seedOrders(db: Db, calendar: Calendar, { people }: Cast): Promise<void> {
  const content = readDocument('history/orders.json', Content)
  const chance = createChance(47)
  const type = await findType(db)
  const sales = content.orders.map(({ buyer, quantity, hoursAgo, state, closeReason }) => ({
    type,
    quantity,
    placedAt: calendar.fromNow(-hoursAgo),
    state,
    ...(closeReason ? { closeReason } : {}),
    method: 'wechat' as const,
    buyer: people.get(buyer),
    soldBy: null,
  }))
  const sold = await addSales(db, chance, sales, 'order')
  const ids = [...new Set(sold.map(({ ticket }) => ticket.orderId))]
  const orderIds = new Map(content.orders.map(({ key }, place) => [key, ids[place] ?? 0]))
  const made = { db, calendar, chance, orderIds }
  for (const refund of content.refunds) await addRefund(made, refund)
  for (const invoice of content.invoices) await addInvoice(made, invoice)
}
