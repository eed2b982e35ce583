import { chinaDay } from '#contract/core/china-time.ts'
import type { Language } from '#contract/core/language.ts'
import { isQuotable, multiply, type QuotationState } from '#contract/trade/offers/quotation-rules.ts'
import type { Quotation } from '#contract/trade/offers/schemas.ts'
import { byIdOf, say } from '#src/mocks/core/bilingual.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'
import { contactOf, demands } from '#src/mocks/trade/demands/demands.ts'
import { exhibitorRows } from '#src/mocks/fair/exhibitors/exhibitors.ts'
import { exhibitRows } from '#src/mocks/fair/exhibits/exhibits.ts'
import { type MockOffer, offers } from './offers'

export interface MockQuotation {
  id: number
  offerId: number
  offerVersion: number
  state: QuotationState
  version: number
  /** As they were when it was issued. */
  terms: MockOffer['terms']
  accepted: number | null
  issuedAt: string
  confirmedAt: string | null
}

const offerOf = ({ offerId }: Pick<MockQuotation, 'offerId'>) => offers.find(({ id }) => id === offerId)

function quotationOf(offer: MockOffer, id: number, issuedAt: string): MockQuotation {
  return {
    id,
    offerId: offer.id,
    offerVersion: offer.version,
    state: 'issued',
    version: 1,
    terms: offer.terms,
    accepted: offer.accepted,
    issuedAt,
    confirmedAt: null,
  }
}

/** Quotations of the mock fair, for this visit of the page: of an offer that is shortlisted and of one that is accepted. */
export const quotations: MockQuotation[] = offers
  .filter(({ id }) => id === 5 || id === 6)
  .map((offer, index) => quotationOf(offer, index + 1, minutesFromNow(-600)))

export function addQuotation(offer: MockOffer): MockQuotation {
  const added = quotationOf(offer, quotations.length + 1, new Date().toISOString())
  quotations.push(added)
  return added
}

/** What holds of an offer. */
export const holdingOf = (offerId: number): MockQuotation | undefined =>
  quotations.find((one) => one.offerId === offerId && one.state !== 'superseded')

/** Ends what holds of an offer, unless it is for what was accepted. */
export function endQuotation({ id, accepted, terms }: MockOffer): void {
  const holding = holdingOf(id)
  if (!holding || accepted === terms.quantity) return
  holding.state = 'superseded'
  holding.version += 1
}

const dayDigits = (at: string) => chinaDay(new Date(at)).replaceAll('-', '')

/** A quotation as both sides read it. */
export function quotationIn(language: Language, one: MockQuotation): Quotation {
  const offer = offerOf(one)
  const demand = demands.find(({ id }) => id === offer?.demandId)
  const document = (demand?.shown ?? demand)?.document
  const exhibitor = byIdOf(exhibitorRows, offer?.exhibitorId ?? 0)
  const { price, note, deliverBy, validUntil, exhibitIds } = one.terms
  const quantity = one.accepted ?? one.terms.quantity
  const holds = offer !== undefined && isQuotable(offer)
  return {
    id: one.id,
    offerId: one.offerId,
    offerVersion: one.offerVersion,
    number: `Q${dayDigits(one.issuedAt)}-${String(one.id).padStart(6, '0')}`,
    state: holds ? one.state : 'superseded',
    version: one.version,
    demandId: offer?.demandId ?? 0,
    title: document ? say(language, [document.title.zh, document.title.en]) : '',
    company: exhibitor ? say(language, exhibitor.company) : '',
    booth: exhibitor?.booth ?? '',
    buyer: demand ? contactOf(demand) : { person: '', number: '' },
    exhibits: exhibitRows.filter(({ id }) => exhibitIds.includes(id)).map(({ name }) => say(language, name)),
    quantity,
    unit: document?.unit || 'piece',
    price,
    total: multiply(quantity, price),
    currency: document?.currency ?? 'CNY',
    deliverBy,
    validUntil: one.accepted === null ? validUntil : '',
    note,
    issuedAt: one.issuedAt,
    confirmedAt: one.confirmedAt,
  }
}

/** The last that was issued of an offer. */
export const lastOf = (offerId: number): MockQuotation | undefined =>
  quotations.findLast((one) => one.offerId === offerId)
