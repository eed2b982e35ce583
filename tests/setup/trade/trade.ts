import { chinaDay } from '#contract/core/china-time.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { addDemand, getDemand, getOwnDemand } from '#contract/trade/demands/endpoints.ts'
import { emptyDemand } from '#contract/trade/demands/rules.ts'
import type { OwnDemand } from '#contract/trade/demands/schemas.ts'
import type { DemandDocument } from '#contract/trade/demands/rules.ts'
import { addOffer, issueQuotation, shortlistOffer } from '#contract/trade/offers/endpoints.ts'
import { emptyOffer } from '#contract/trade/offers/rules.ts'
import type { Offer, Quotation } from '#contract/trade/offers/schemas.ts'
import type { OfferTerms } from '#contract/trade/offers/rules.ts'
import { decideCase } from '#contract/people/review/endpoints.ts'
import { signedInAs } from '../access'
import type { TestServer } from '../start-server'
import { forgetAttempts } from '../attempts'

const DAY_MS = 86_400_000
let keys = 0
/** A key that no form has made yet. */
export const tradeKey = (): string => `trade-of-test-${++keys}`

/** YYYY-MM-DD in GMT+8, so many days from today. */
export const dayFromToday = (days: number): string => chinaDay(new Date(Date.now() + days * DAY_MS))

/** A whole demand: 100 sets at 50. */
export const wholeDemand = (over: Partial<DemandDocument> = {}): DemandDocument => ({
  ...emptyDemand(),
  title: { zh: '青瓷茶具', en: 'Celadon tea sets' },
  categoryId: 1,
  quantity: 100,
  unit: 'set',
  price: 50,
  validUntil: dayFromToday(30),
  contactPerson: '陈采薇',
  contactNumber: '010-55500100',
  ...over,
})

export const wholeOffer = (over: Partial<OfferTerms> = {}): OfferTerms => ({
  ...emptyOffer(),
  quantity: 100,
  price: 48,
  validUntil: dayFromToday(10),
  ...over,
})

/** The demo buyer's demand, submitted. */
export async function submitted(server: TestServer, over: Partial<DemandDocument> = {}): Promise<OwnDemand> {
  const headers = await signedInAs(server, userTypes.buyer)
  const input = { key: tradeKey(), document: wholeDemand(over), submit: true }
  // The limit of a day is a rule of its own.
  await forgetAttempts(server)
  return (await server.ask(addDemand, input, { headers })).data
}

/** The reviewer's word on a demand as it stands. */
export async function decide(server: TestServer, id: number, action: 'approve' | 'reject' | 'changes' | 'undo') {
  const buyer = await signedInAs(server, userTypes.buyer)
  const { version } = (await server.ask(getOwnDemand, { id }, { headers: buyer })).data
  const headers = await signedInAs(server, userTypes.reviewer)
  const reason = action === 'approve' || action === 'undo' ? '' : '请补充材质要求。'
  return server.ask(decideCase, { subject: 'demand', id, version, action, reason }, { headers })
}

/** The demo buyer's demand as exhibitors see it. */
export async function approved(server: TestServer, over: Partial<DemandDocument> = {}): Promise<OwnDemand> {
  const { id } = await submitted(server, over)
  await decide(server, id, 'approve')
  const headers = await signedInAs(server, userTypes.buyer)
  return (await server.ask(getOwnDemand, { id }, { headers })).data
}

/** An offer of the demo exhibitor, or of another user type's, to a demand as it is shown. */
export async function offered(
  server: TestServer,
  demandId: number,
  { terms = {}, userType = userTypes.exhibitor }: { terms?: Partial<OfferTerms>; userType?: number } = {},
): Promise<Offer> {
  const headers = await signedInAs(server, userType)
  const { version: demandVersion } = (await server.ask(getDemand, { id: demandId }, { headers })).data
  const input = { key: tradeKey(), demandId, demandVersion, terms: wholeOffer(terms) }
  return (await server.ask(addOffer, input, { headers })).data
}

/** An offer of the demo exhibitor to a demand of the demo buyer, shortlisted. */
export async function shortlisted(server: TestServer, terms: Partial<OfferTerms> = {}): Promise<Offer> {
  const { id: demandId } = await approved(server)
  const { id, version } = await offered(server, demandId, { terms })
  const headers = await signedInAs(server, userTypes.buyer)
  return (await server.ask(shortlistOffer, { id, version }, { headers })).data
}

/** Asks for a quotation of an offer as it was seen. */
export async function issue(server: TestServer, { id, version }: Pick<Offer, 'id' | 'version'>, key = tradeKey()) {
  const headers = await signedInAs(server, userTypes.exhibitor)
  return server.ask(issueQuotation, { key, id, version }, { headers })
}

/** A quotation of such an offer, issued. */
export async function quoted(server: TestServer): Promise<{ offer: Offer; quotation: Quotation }> {
  const offer = await shortlisted(server)
  return { offer, quotation: (await issue(server, offer)).data }
}
