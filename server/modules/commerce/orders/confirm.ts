import { chinaMoment } from '#contract/core/china-time.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { countCharacters } from '#contract/core/rules.ts'
import type * as contract from '#contract/commerce/orders/endpoints.ts'
import { SERVICE_PAY_MS, SERVICE_REASON_MAX } from '#contract/commerce/services/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { findFirstDay, notAfterFirstDay } from '#server/modules/commerce/services/index.ts'
import { closeOrder } from './close'
import { isUnconfirmed } from './orders.present'
import { holdOrder, moveOrder, type OrderRow } from './orders.queries'
import { settleFree } from './settle'
import { notifyOwner } from './notify'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

/**
 * An order that waits for the organizer, as it was seen; its sweep and its owner wait. Throws OrderNotFound, OrderNotNow,
 * OrderChanged.
 */
async function holdUnconfirmed(db: Db, { id, version }: { id: number; version: number }): Promise<OrderRow> {
  const order = await holdOrder(db, id)
  if (!order) throw fail('OrderNotFound')
  if (order.state !== 'pending' || !isUnconfirmed(order) || order.heldUntil <= new Date()) throw fail('OrderNotNow')
  if (order.version !== version) throw fail('OrderChanged')
  return order
}

/** Confirms an order of services: it waits for its payment from then on, or is complete where it costs nothing. */
export async function confirmOrder(context: Context<Input<'confirmOrder'>>): Promise<void> {
  const { id: byAccount } = await getViewerAccount(context)
  await context.write(async (db) => {
    const { id } = await holdUnconfirmed(db, context.input)
    const now = new Date()
    const heldUntil = notAfterFirstDay(new Date(now.getTime() + SERVICE_PAY_MS), await findFirstDay(db, id))
    const change = { confirmedAt: now, heldUntil }
    const confirmed = await moveOrder(db, id, { from: 'pending' }, change, { action: 'confirm', byAccount })
    if (!confirmed) throw fail('OrderChanged')
    if (confirmed.payableFen === 0) return settleFree(db, context, confirmed)
    return notifyOwner(db, context, confirmed, 'serviceConfirmed', { until: chinaMoment(heldUntil) })
  })
}

/** Closes an order of services that cannot be had, with a reason that its owner reads. */
export async function declineOrder(context: Context<Input<'declineOrder'>>): Promise<void> {
  const { input, language, write } = context
  const declineReason = input.reason.trim()
  const isLong = countCharacters(declineReason) > SERVICE_REASON_MAX
  assertFields({ reason: declineReason === '' ? 'reason.empty' : isLong ? 'note.long' : undefined }, language, 'input')
  const { id: byAccount } = await getViewerAccount(context)
  await write(async (db) => {
    const order = await holdUnconfirmed(db, input)
    await closeOrder(db, order.id, { reason: 'declined', declineReason, byAccount })
    await notifyOwner(db, context, order, 'serviceDeclined', { reason: declineReason })
  })
}
