import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { countCharacters } from '#contract/core/rules.ts'
import { SERVICE_PAY_MS } from '#contract/commerce/services/limits.ts'
import type { decideTransfer as contract } from '#contract/commerce/transfers/endpoints.ts'
import { TRANSFER_REASON_MAX } from '#contract/commerce/transfers/limits.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { holdOrder, extendHold, notifyOwner } from '#server/modules/commerce/orders/index.ts'
import { receiveTransfer } from '#server/modules/commerce/payments/index.ts'
import * as queries from './transfers.queries'

/** Takes a transfer as paid, as it was seen, or returns it with a reason. Throws what the contract names. */
export async function decideTransfer(context: Context<ParsedInputOf<typeof contract>>): Promise<queries.TransferOf> {
  const { db: reading, input, language, write } = context
  const reason = input.confirm ? '' : input.reason.trim()
  const isLong = countCharacters(reason) > TRANSFER_REASON_MAX
  if (!input.confirm)
    assertFields({ reason: reason === '' ? 'reason.empty' : isLong ? 'note.long' : undefined }, language, 'input')
  const { id: byAccount } = await getViewerAccount(context)
  const seen = await queries.findTransfer(reading, input.id)
  if (!seen) throw fail('TransferNotFound')
  await write(async (db) => {
    const order = await holdOrder(db, seen.transfer.orderId)
    const state = input.confirm ? 'confirmed' : 'rejected'
    if (!order || !(await queries.decide(db, input, { state, reason, byAccount }))) throw fail('TransferNotNow')
    if (input.confirm) return receiveTransfer(db, context, order, new Date())
    if (order.state === 'pending') await extendHold(db, order.id, new Date(Date.now() + SERVICE_PAY_MS))
    return notifyOwner(db, context, order, 'transferRejected', { reason })
  })
  const decided = await queries.findTransfer(reading, input.id)
  if (!decided) throw fail('TransferNotFound')
  return decided
}
