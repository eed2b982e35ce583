import { chinaDay } from '#contract/core/china-time.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { parseFileId } from '#contract/foundation/files/rules.ts'
import type { submitTransfer as contract } from '#contract/commerce/transfers/endpoints.ts'
import { TRANSFER_MS } from '#contract/commerce/transfers/limits.ts'
import { checkTransfer, proofTypes } from '#contract/commerce/transfers/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { claimFiles, getRequester } from '#server/modules/foundation/files/index.ts'
import {
  getOwnOrderRow,
  holdOrder,
  isUnconfirmed,
  type OrderRow,
  extendHold,
} from '#server/modules/commerce/orders/index.ts'
import { notifyFinance } from './notify-finance'
import * as queries from './transfers.queries'

type Submitting = Context<ParsedInputOf<typeof contract>>

/** An order of services that waits for its payment; nobody else changes it. Throws OrderNotNow, OrderOvertime. */
async function holdPayable(db: Db, id: number): Promise<OrderRow> {
  const order = await holdOrder(db, id)
  if (order?.closeReason === 'overtime') throw fail('OrderOvertime')
  if (order?.kind !== 'service' || order.state !== 'pending' || isUnconfirmed(order)) throw fail('OrderNotNow')
  if (order.heldUntil <= new Date()) throw fail('OrderOvertime')
  return order
}

/** The ids of the files that prove it, the order's from then on. Throws FileNotFound, BadInput. */
async function claimProofs(db: Db, context: Submitting, ownerId: number | null): Promise<string[]> {
  const { input, language } = context
  const claiming = { ...getRequester(context), ownerId, claimedFor: 'transfer' as const, field: 'proofs' }
  const found = await claimFiles(db, input.proofs.map(parseFileId), claiming)
  const isProof = found.every(({ fileExt }) => proofTypes.some((type) => type === fileExt.toLowerCase()))
  assertFields({ proofs: isProof ? undefined : 'transfer.proofType' }, language, 'input')
  return found.map(({ id }) => id)
}

/** Reports a transfer for an own order, once for a key; the order waits until finance has looked. Throws what the contract names. */
export async function submitTransfer(context: Submitting): Promise<queries.TransferRow> {
  const { db: reading, input, language, write } = context
  const { key: clientKey, orderId, payer, paidOn } = input
  const own = await getOwnOrderRow(context, orderId)
  const known = await queries.findByKey(reading, orderId, clientKey)
  if (known) return known
  assertFields(
    { ...checkTransfer(input), paidOn: paidOn > chinaDay(new Date()) ? 'transfer.future' : undefined },
    language,
    'input',
  )
  if (!(await queries.findTransferAccount(reading))) throw fail('TransferNotOffered')
  return write(async (db) => {
    const order = await holdPayable(db, orderId)
    // The same, sent twice at once.
    const sent = await queries.findByKey(db, orderId, clientKey)
    if (sent) return sent
    const proofs = await claimProofs(db, context, own.accountId)
    const row = { orderId, clientKey, payer: payer.trim(), paidOn, proofs }
    const transfer = await queries.insertTransfer(db, row)
    if (!transfer) throw fail('TransferStands')
    await extendHold(db, orderId, new Date(Date.now() + TRANSFER_MS))
    await notifyFinance(db, context, order)
    return transfer
  })
}
