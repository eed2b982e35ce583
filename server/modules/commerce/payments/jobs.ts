import { toOwnAddress } from '#server/platform/own-address.ts'
import type { AppServices } from '#server/platform/services.ts'
import type { Database } from '#server/platform/db/database.ts'
import { ServiceFailure } from '#server/providers/http-json.ts'
import { closeOverdue, findOrder } from '#server/modules/commerce/orders/index.ts'
import { processCancellations } from './call-off'
import { executeRefund } from './execute-refund'
import * as payments from './payments.queries'
import { receivePayment } from './receive'
import * as refunds from './refunds.queries'

type Services = Pick<AppServices, 'config' | 'providers'>
type Writing = Pick<Database, 'db' | 'write'>

/** maximum number of payments per run */
const BATCH = 50
/** ms until the provider is requested again about what is open */
const AGAIN_MS = 30_000

const isFailure = (error: unknown): boolean => error instanceof ServiceFailure

/** Asks the outcome of open payments, and closes those of orders that no longer wait. Returns the number of queries. */
export async function checkPayments(database: Writing, services: Services, now = new Date()): Promise<number> {
  const { payment: provider } = services.providers
  if (!provider) return 0
  const again = new Date(now.getTime() + AGAIN_MS)
  const due = await database.write((db) => payments.takeToAsk(db, { now, again, limit: BATCH }))
  for (const { number, orderId } of due) {
    const order = await findOrder(database.db, orderId)
    try {
      const message = order?.state === 'pending' ? await provider.query(number) : await provider.close(number)
      // One that the provider has never heard of can never be paid.
      const isGone = message.state === 'missing' && order?.state !== 'pending'
      await receivePayment(database, services, number, isGone ? { state: 'closed' } : message)
    } catch (error) {
      if (!isFailure(error)) throw error
    }
  }
  return due.length
}

/** Carries refunds out that are under way. Gives how many were looked at. */
export async function carryOutRefunds(database: Writing, services: Services, now = new Date()): Promise<number> {
  const again = new Date(now.getTime() + AGAIN_MS)
  const due = await database.write((db) => refunds.takeToAsk(db, { now, again, limit: BATCH }))
  const origin = toOwnAddress(services.config)
  for (const refund of due)
    await executeRefund(database, services, { provider: services.providers.payment, origin }, refund)
  return due.length
}

/** Closes what is overdue, and brings payments and refunds to what the provider says of them. */
export async function processDueOrders(database: Writing, services: Services, now = new Date()): Promise<void> {
  await closeOverdue(database, services, now)
  await processCancellations(database, services, now)
  await checkPayments(database, services, now)
  await carryOutRefunds(database, services, now)
}
