import * as contract from '#contract/trade/offers/endpoints.ts'
import { isQuotable } from '#contract/trade/offers/quotation-rules.ts'
import { mock, mockBytes, refuse } from '#src/mocks/core/mock.ts'
import { demands } from '#src/mocks/trade/demands/demands.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { offers } from './offers'
import { addQuotation, holdingOf, type MockQuotation, quotationIn, quotations } from './quotations'

const issued = new Map<string, MockQuotation>()

const offerOf = (id: number) => offers.find((one) => one.id === id)
const buyerOf = (one: MockQuotation) => demands.find(({ id }) => id === offerOf(one.offerId)?.demandId)?.buyer

/** A quotation of the viewer's, on either side. */
function findRead(id: number, token: string): MockQuotation | undefined {
  const { userId, exhibitorId } = accountOfToken(token)
  const isOf = (one: MockQuotation) =>
    buyerOf(one) === userId || (exhibitorId !== null && offerOf(one.offerId)?.exhibitorId === exhibitorId)
  return quotations.find((one) => one.id === id && isOf(one))
}

/** A page that a reader of PDF opens, empty but for its number. */
const paperOf = (number: string): string =>
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj',
    `4 0 obj<</Length ${number.length + 36}>>stream\nBT /F 14 Tf 56 760 Td (${number}) Tj ET\nendstream endobj`,
    '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
    'trailer<</Root 1 0 R>>',
  ].join('\n')

export const quotationHandlers = [
  mock(contract.issueQuotation, ({ input, token, language }) => {
    const known = issued.get(input.key)
    if (known) return quotationIn(language, known)
    const offer = offerOf(input.id)
    if (!offer || offer.exhibitorId !== accountOfToken(token).exhibitorId) return refuse('OfferNotFound')
    if (offer.version !== input.version) return refuse('OfferChanged')
    if (offer.state !== 'standing' && offer.state !== 'accepted') return refuse('OfferNotNow')
    if (!isQuotable(offer)) return refuse('QuotationNotYet')
    if (holdingOf(offer.id)) return refuse('QuotationStands')
    const added = addQuotation(offer)
    issued.set(input.key, added)
    return quotationIn(language, added)
  }),
  mock(contract.confirmQuotation, ({ input, token, language }) => {
    const found = findRead(input.id, token)
    const offer = found && offerOf(found.offerId)
    if (!found || !offer || buyerOf(found) !== accountOfToken(token).userId) return refuse('QuotationNotFound')
    if (found.version !== input.version || found.state !== 'issued' || !isQuotable(offer))
      return refuse('QuotationChanged')
    found.state = 'confirmed'
    found.version += 1
    found.confirmedAt = new Date().toISOString()
    offer.version += 1
    return quotationIn(language, found)
  }),
  mock(contract.getQuotation, ({ input, token, language }) =>
    quotationIn(language, findRead(input.id, token) ?? refuse('QuotationNotFound')),
  ),
  mockBytes(contract.getQuotationPaper, ({ input }) => {
    const found = quotations.find(({ id }) => id === input.id) ?? refuse('QuotationNotFound')
    return { type: 'application/pdf', body: paperOf(quotationIn('zh-CN', found).number) }
  }),
]
