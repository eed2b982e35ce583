import { chinaDay } from '#contract/core/china-time.ts'
import type { Language } from '#contract/core/language.ts'
import type { Quotation } from '#contract/trade/offers/schemas.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { stateOf } from '../offer-state'
import type { Offer } from '../offers.queries'
import type { QuotationRow } from '../quotations.queries'

const DIGITS = 6

/** Q20261123-000123: the day in GMT+8 on which it was issued, and its number. */
const numberOf = ({ id, issuedAt }: QuotationRow): string =>
  `Q${chinaDay(issuedAt).replaceAll('-', '')}-${String(id).padStart(DIGITS, '0')}`

/** A quotation as both sides read it. One with an expired offer is no longer valid, even if its stored state is. */
export function presentQuotation(row: QuotationRow, offer: Offer, language: Language): Quotation {
  const { terms, confirmedAt } = row
  return {
    ...terms,
    title: pick(terms.title, language),
    company: pick(terms.company, language),
    exhibits: terms.exhibits.map((name) => pick(name, language)),
    id: row.id,
    offerId: row.offerId,
    offerVersion: row.offerVersion,
    number: numberOf(row),
    state: stateOf(offer) === 'expired' ? 'superseded' : row.state,
    version: row.version,
    demandId: offer.demandId,
    issuedAt: row.issuedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }
}
