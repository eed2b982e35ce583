import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { confirmQuotation as contract } from '#contract/trade/offers/endpoints.ts'
import type { Quotation } from '#contract/trade/offers/schemas.ts'
import { fail, Refusal } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findAccountById } from '#server/modules/foundation/accounts/index.ts'
import { sendNotice } from '#server/modules/foundation/notices/index.ts'
import { assertOpenBetween } from '../between'
import { getQuotable } from './issue'
import { setConfirmed, touchOffer } from '../quotations.queries'
import { presentQuotation } from './quotation.present'
import { getRead } from './read'

/** The offer behind it has ended, whatever ended it: the quotation holds no more. */
const asChanged = (error: unknown): never => {
  const isEnded = error instanceof Refusal && (error.error === 'OfferNotNow' || error.error === 'QuotationNotYet')
  throw isEnded ? fail('QuotationChanged') : error
}

/** The buyer confirms a quotation as it was seen, once. Throws what the contract names. */
export async function confirmQuotation(context: Context<ParsedInputOf<typeof contract>>): Promise<Quotation> {
  const { input, language, write } = context
  const { account, row, offerRow, side } = await getRead(context, input.id)
  if (side !== 'buyer') throw fail('QuotationNotFound')
  if (row.version !== input.version || row.state !== 'issued') throw fail('QuotationChanged')
  const demand = await getQuotable(context, offerRow).catch(asChanged)
  const confirmed = await write(async (db) => {
    await assertOpenBetween(db, offerRow.offer, 'buyer')
    if (!(await touchOffer(db, row.offerId))) throw fail('QuotationChanged')
    const now = await setConfirmed(db, input, account.id)
    if (!now) throw fail('QuotationChanged')
    const issuer = await findAccountById(db, row.accountId)
    if (issuer)
      await sendNotice(db, context, issuer, { name: 'quotationConfirmed', parameters: { title: demand.title } })
    return now
  })
  return presentQuotation(confirmed, offerRow.offer, language)
}
