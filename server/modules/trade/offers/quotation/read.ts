import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { type Language, languages } from '#contract/core/language.ts'
import type { getQuotationPaper as contract } from '#contract/trade/offers/endpoints.ts'
import { PAPERS_PER_MINUTE } from '#contract/trade/offers/limits.ts'
import { assertWithinLimit } from '#server/platform/auth/rate-limit.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Bytes, Context } from '#server/platform/http/serve.ts'
import { type Account, getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { findBuyerId } from '#server/modules/trade/demands/index.ts'
import { findOffer, type OfferRow } from '../offers.queries'
import { drawPaper } from './draw-paper'
import { buildPaper } from './paper'
import { findRow, type QuotationRow } from '../quotations.queries'
import { presentQuotation } from './quotation.present'

interface Read {
  account: Account
  side: 'buyer' | 'exhibitor'
  row: QuotationRow
  offerRow: OfferRow
}

/** A quotation of the viewer's: who buys, or who speaks for the exhibitor. Throws QuotationNotFound. */
export async function getRead(context: Pick<Context<unknown>, 'db' | 'viewer'>, id: number): Promise<Read> {
  const { db } = context
  const account = await getViewerAccount(context)
  const row = await findRow(db, id)
  const offerRow = row && (await findOffer(db, row.offerId))
  if (!row || !offerRow) throw fail('QuotationNotFound')
  const { exhibitorId, demandId } = offerRow.offer
  const isBuyer = (await findBuyerId(db, demandId)) === account.id
  if (!isBuyer && account.exhibitorId !== exhibitorId) throw fail('QuotationNotFound')
  return { account, side: isBuyer ? 'buyer' : 'exhibitor', row, offerRow }
}

/** The paper of a quotation as it stands now. Throws QuotationNotFound, and TooManyRequests: drawing takes its time. */
export async function answerPaper(context: Context<ParsedInputOf<typeof contract>>): Promise<Bytes> {
  const { input, header, write } = context
  const { account, row, offerRow } = await getRead(context, input.id)
  await write((db) => assertWithinLimit(db, `quotationPaper:${account.id}`, PAPERS_PER_MINUTE, 60))
  const quotationIn = (language: Language) => presentQuotation(row, offerRow.offer, language)
  const paper = buildPaper(input.language === 'both' ? languages : [input.language], quotationIn)
  const page = await drawPaper(paper, row.issuedAt)
  header('cache-control', 'private, no-store')
  header('content-disposition', `attachment; filename="${paper.number}.pdf"`)
  header('x-content-type-options', 'nosniff')
  return { type: 'application/pdf', ...page }
}
