import { userTypes } from '../../contract/core/permissions'
import * as contract from '../../contract/offers/endpoints'
import type { Offer, OfferTerms, Quotation } from '../../contract/offers/schemas'
import { signedInAs } from './access'
import type { TestServer } from './start-server'
import { approved, offered, tradeKey } from './trade'

/** An offer of the demo exhibitor to a demand of the demo buyer, shortlisted. */
export async function shortlisted(server: TestServer, terms: Partial<OfferTerms> = {}): Promise<Offer> {
  const { id: demandId } = await approved(server)
  const { id, version } = await offered(server, demandId, { terms })
  const headers = await signedInAs(server, userTypes.buyer)
  return (await server.ask(contract.shortlistOffer, { id, version }, { headers })).data
}

/** Asks for a quotation of an offer as it was seen. */
export async function issue(server: TestServer, { id, version }: Pick<Offer, 'id' | 'version'>, key = tradeKey()) {
  const headers = await signedInAs(server, userTypes.exhibitor)
  return server.ask(contract.issueQuotation, { key, id, version }, { headers })
}

/** A quotation of such an offer, issued. */
export async function quoted(server: TestServer): Promise<{ offer: Offer; quotation: Quotation }> {
  const offer = await shortlisted(server)
  return { offer, quotation: (await issue(server, offer)).data }
}
