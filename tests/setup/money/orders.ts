import { sql } from 'drizzle-orm'
import type { InputOf } from '#contract/core/endpoint.ts'
import { placeTicketOrder } from '#contract/commerce/orders/endpoints.ts'
import { HOLD_MS } from '#contract/commerce/orders/limits.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { startPayment } from '#contract/commerce/payments/endpoints.ts'
import { listTicketTypes } from '#contract/commerce/tickets/endpoints.ts'
import type { TicketType } from '#contract/commerce/tickets/schemas.ts'
import type { Holder } from '#contract/commerce/tickets/rules.ts'
import { processDueOrders } from '#server/modules/commerce/payments/index.ts'
import { quotas } from '#server/modules/commerce/tickets/tickets.schema.ts'
import type { TestServer } from '../start-server'
import { forgetAttempts } from '../attempts'

let made = 0
/** A key that no form has made yet. */
export const orderKey = (): string => `order-of-test-${++made}`

/** Somebody who has no ticket yet. */
export const newHolder = (over: Partial<Holder> = {}): Holder => ({
  name: '陈采薇',
  idType: 'passport',
  idNumber: `E${String(++made).padStart(8, '0')}`,
  ...over,
})

/** A type of the demo fair by its English name. */
export async function typeNamed(server: TestServer, name: string): Promise<TicketType> {
  const { data } = await server.ask(listTicketTypes, {}, { language: 'en-US' })
  const type = data.find((one) => one.name === name)
  if (!type) throw new Error(`no type is called ${name}`)
  return type
}

type Placed = InputOf<typeof placeTicketOrder>

/** What a form sends for so many tickets of a type. */
export const wholeOrder = (type: TicketType, quantity = 1, over: Partial<Placed> = {}): Placed => ({
  key: orderKey(),
  lines: [
    { typeId: type.id, quantity, holders: type.realName ? Array.from({ length: quantity }, () => newHolder()) : [] },
  ],
  contact: { name: '陈采薇', phone: '13800138006' },
  couponId: null,
  payableFen: type.fen * quantity,
  ...over,
})

type Headers = Record<string, string>

/** An order that waits for payment. */
export async function placed(server: TestServer, headers: Headers, input: Placed): Promise<Order> {
  const { code, msg, data } = await server.ask(placeTicketOrder, input, { headers })
  if (code !== 0) throw new Error(`the order was refused: ${msg}`)
  return data
}

/** The number of its payment, which waits to be paid. */
export async function paymentOf(server: TestServer, headers: Headers, { id: orderId }: Pick<Order, 'id'>) {
  const { code, msg, data } = await server.ask(startPayment, { orderId }, { headers })
  if (code !== 0) throw new Error(`the payment was refused: ${msg}`)
  return data.number
}

/** Lets the fair do what it does by its clock, as if it were then. */
export const runDueOrders = ({ database, config, providers }: TestServer, now?: Date): Promise<void> =>
  processDueOrders(database, { config, providers }, now)

/** When every hold of now has ended. */
export const holdsOver = (): Date => new Date(Date.now() + HOLD_MS + 1_000)

/** How many tickets of all kinds are held or sold. */
export async function heldOf({ database }: TestServer): Promise<number> {
  const rows = await database.db.select().from(quotas)
  return rows.reduce((sum, { held }) => sum + held, 0)
}

/** Forgets what was tried, and lets one person have many tickets: limits are met by the tests that are about them alone. */
export async function liftLimits(server: TestServer): Promise<void> {
  await forgetAttempts(server)
  await server.database.write((db) => db.execute(sql`update ticket_type set per_person = 100 where per_order = 5`))
}
