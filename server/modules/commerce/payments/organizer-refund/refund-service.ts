import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { reasonText } from '#contract/core/reason.ts'
import { countCharacters } from '#contract/core/rules.ts'
import type { refundService as contract } from '#contract/commerce/payments/endpoints.ts'
import { SERVICE_REASON_MAX } from '#contract/commerce/services/limits.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { endInvoice } from '#server/modules/commerce/invoices/index.ts'
import { findOrder, holdOrder, listLines, notifyOwner } from '#server/modules/commerce/orders/index.ts'
import { beginRefund } from '../refund'
import { findByKey } from '../refunds.queries'

/**
 * Refunds lines of a paid order of services by the organizer's decision: in full, whatever its policy was. Who requests a
 * refund of them too waits at the order, and finds them refunded. Throws BadInput, OrderNotFound, RefundNotAllowed,
 * OrderPriceChanged.
 */
export async function refundService(context: Context<ParsedInputOf<typeof contract>>): Promise<void> {
  const { db: reading, input, language, write } = context
  const { orderId, key: clientKey } = input
  const note = input.note.trim()
  const isLong = countCharacters(note) > SERVICE_REASON_MAX
  assertFields({ note: isLong ? 'note.long' : reasonText(note) }, language, 'input')
  const { id: byAccount } = await getViewerAccount(context)
  if ((await findOrder(reading, orderId))?.kind !== 'service') throw fail('OrderNotFound')
  if (await findByKey(reading, orderId, clientKey)) return
  const lineIds = new Set(input.lineIds)
  await write(async (db) => {
    const order = await holdOrder(db, orderId)
    // The same, sent twice at once.
    if (await findByKey(db, orderId, clientKey)) return
    const lines = (await listLines(db, [orderId])).filter(({ id }) => lineIds.has(id))
    if (order?.state !== 'paid' || lines.length < lineIds.size) throw fail('RefundNotAllowed')
    const fen = lines.reduce((sum, { paidFen }) => sum + paidFen, 0)
    if (fen !== input.fen) throw fail('OrderPriceChanged', { payableFen: fen })
    const notice = (await endInvoice(db, orderId)) ? 'invoicedServiceRefunded' : 'serviceRefunded'
    await beginRefund(db, { orderId, lines, clientKey, reason: 'organizer', note, fen, feeFen: 0, byAccount })
    await notifyOwner(db, context, order, notice, { fen: (fen / 100).toFixed(2), reason: note })
  })
}
