import { chinaDay } from '#contract/core/china-time.ts'
import type { Language } from '#contract/core/language.ts'
import * as contract from '#contract/trade/offers/endpoints.ts'
import { OFFERS_PER_DAY, STATISTICS_DAYS } from '#contract/trade/offers/limits.ts'
import { checkOffer, type OfferAction } from '#contract/trade/offers/rules.ts'
import type { Offer, OwnOffer } from '#contract/trade/offers/schemas.ts'
import type { OfferTerms } from '#contract/trade/offers/rules.ts'
import { byIdOf, say, nextIdOf } from '#src/mocks/core/bilingual.ts'
import { refuseBlocked } from '#src/mocks/trade/blocks/blocks.ts'
import { mock, refuse, refuseBreaches } from '#src/mocks/core/mock.ts'
import { paginate } from '#src/mocks/core/paginate.ts'
import { dateIn } from '#src/mocks/core/time.ts'
import {
  acceptedOf,
  contactOf,
  demandCardIn,
  demands,
  endOf,
  isFor,
  listReadOffers,
  type MockDemand,
  seesContact,
} from '#src/mocks/trade/demands/demands.ts'
import { listShown } from '#src/mocks/trade/demands/handlers.ts'
import { exhibitorCardIn, exhibitorRows } from '#src/mocks/fair/exhibitors/exhibitors.ts'
import { categories, exhibitCardIn, exhibitRows } from '#src/mocks/fair/exhibits/exhibits.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { type MockOffer, offers, newOffer } from './offers'
import { quotationHandlers } from './quotation-handlers'
import { endQuotation, lastOf, quotationIn } from './quotations'

const now = () => new Date().toISOString()
const demandOf = ({ demandId }: { demandId: number }) => demands.find(({ id }) => id === demandId)

function offerIn(language: Language, one: MockOffer): Offer {
  const { id, demandId, exhibitorId, version, state, terms, shortlisted, reason, accepted } = one
  const demand = demandOf(one)
  const { unit, currency } = (demand?.shown ?? demand)?.document ?? { unit: 'piece' as const, currency: 'CNY' as const }
  const quotation = lastOf(id)
  const exhibitor = byIdOf(exhibitorRows, exhibitorId)
  const card = exhibitor && exhibitorCardIn(language, exhibitor)
  return {
    id,
    demandId,
    version,
    state,
    ...terms,
    unit: unit || 'piece',
    currency,
    exhibits: exhibitRows.filter((row) => terms.exhibitIds.includes(row.id)).map((row) => exhibitCardIn(language, row)),
    shortlisted,
    reason,
    accepted,
    exhibitor: {
      id: exhibitorId,
      name: card?.company ?? '',
      logoUrl: card?.logoUrl ?? '',
      hallName: card?.hallName ?? '',
      booth: card?.booth ?? '',
      vr: card?.vrShowUrl !== '',
      fallbackFields: card?.fallbackFields.includes('company') ? ['name'] : [],
    },
    quotation: quotation ? quotationIn(language, quotation) : null,
    createdAt: one.createdAt,
    updatedAt: one.updatedAt,
    steps: one.steps,
  }
}

function ownOfferIn(language: Language, one: MockOffer): OwnOffer {
  const demand = demandOf(one)
  const isTold = one.shortlisted || one.state === 'accepted'
  return {
    ...offerIn(language, one),
    demand: demand?.shown ? demandCardIn(language, demand) : null,
    contact: demand && isTold ? contactOf(demand) : null,
  }
}

/** Has something happen to an offer. */
function note(one: MockOffer, action: OfferAction, by: 'exhibitor' | 'buyer', more: Partial<Offer['steps'][0]> = {}) {
  const at = now()
  one.version += 1
  one.updatedAt = at
  if (action === 'shortlist' || action === 'accept') one.contactSince = at
  one.steps = [...one.steps, { action, at, by, terms: null, reason: '', quantity: null, ...more }]
  return one
}

function refuseTerms(terms: OfferTerms): void {
  refuseBreaches(checkOffer(terms))
}

const whole = (terms: OfferTerms) => ({ ...terms, quantity: terms.quantity ?? 0, price: terms.price ?? 0 })

interface Seen {
  id: number
  version: number
}

/** An offer as it was seen by a side that may change it. */
function findSeen({ id, version }: Seen, isTheirs: (one: MockOffer) => boolean, states: string[]): MockOffer {
  const found = offers.find((one) => one.id === id && isTheirs(one)) ?? refuse('OfferNotFound')
  if (found.version !== version) return refuse('OfferChanged')
  return states.includes(found.state) ? found : refuse('OfferNotNow')
}

const ofExhibitor = (token: string) => (one: MockOffer) => one.exhibitorId === accountOfToken(token).exhibitorId
const ofBuyer = (token: string) => (one: MockOffer) => demandOf(one)?.buyer === accountOfToken(token).userId

const made = new Map<string, MockOffer>()
const DAY_MS = 86_400_000

function refuseNew(demand: MockDemand, version: number, exhibitorId: number): void {
  if (endOf(demand) !== '') return refuse('DemandEnded')
  if (demand.shown?.version !== version) return refuse('DemandChanged')
  const own = offers.filter((one) => one.exhibitorId === exhibitorId)
  const isStanding = ({ demandId, state }: MockOffer) =>
    demandId === demand.id && (state === 'standing' || state === 'expired' || state === 'accepted')
  if (own.some(isStanding)) return refuse('OfferStands')
  const today = own.filter(({ createdAt }) => Date.now() - Date.parse(createdAt) < DAY_MS)
  if (today.length >= OFFERS_PER_DAY) refuse('TooManyOffers', { max: OFFERS_PER_DAY })
}

function add(key: string, demandId: number, terms: OfferTerms, exhibitorId: number): MockOffer {
  const id = nextIdOf(offers)
  const added = newOffer(id, demandId, exhibitorId, whole(terms), now())
  offers.push(added)
  made.set(key, added)
  return added
}

const stands = ['standing', 'expired']
const counts = ({ state }: MockOffer) => state === 'standing' || state === 'accepted'

/** Those that stand first, the lowest price first. */
const beside = (a: MockOffer, b: MockOffer) => Number(counts(b)) - Number(counts(a)) || a.terms.price - b.terms.price

export const offerHandlers = [
  ...quotationHandlers,
  mock(contract.addOffer, ({ input, token, language }) => {
    const { exhibitorId } = accountOfToken(token)
    if (exhibitorId === null) return refuse('NoExhibitor')
    const known = made.get(input.key)
    if (known) return ownOfferIn(language, known)
    const demand = demandOf(input)
    if (!demand || !isFor(demand, accountOfToken(token))) return refuse('DemandNotFound')
    const isTold = offers.some((one) => one.demandId === demand.id && ofExhibitor(token)(one) && seesContact(one))
    refuseTerms(input.terms)
    refuseNew(demand, input.demandVersion, exhibitorId)
    // A block does not reveal the buyer of a demand.
    if (isTold) refuseBlocked(token, { exhibitorId, accountId: Number(demand.buyer) })
    return ownOfferIn(language, add(input.key, input.demandId, input.terms, exhibitorId))
  }),
  mock(contract.changeOffer, ({ input, token, language }) => {
    const found = findSeen(input, ofExhibitor(token), stands)
    const demand = demandOf(found)
    if (!demand || endOf(demand) !== '') return refuse('DemandEnded')
    refuseTerms(input.terms)
    endQuotation(found)
    found.terms = whole(input.terms)
    found.state = 'standing'
    return ownOfferIn(language, note(found, 'change', 'exhibitor', { terms: input.terms }))
  }),
  mock(contract.withdrawOffer, ({ input, token, language }) => {
    const found = findSeen(input, ofExhibitor(token), stands)
    found.state = 'withdrawn'
    endQuotation(found)
    return ownOfferIn(language, note(found, 'withdraw', 'exhibitor'))
  }),
  mock(contract.getOwnOffer, ({ input, token, language }) => {
    const found = offers.find((one) => one.id === input.id && ofExhibitor(token)(one)) ?? refuse('OfferNotFound')
    return ownOfferIn(language, found)
  }),
  mock(contract.listOwnOffers, ({ input, token, language }) =>
    paginate(
      offers
        .filter(ofExhibitor(token))
        .filter(({ state }) => input.state === undefined || state === input.state)
        .filter(({ demandId }) => input.demandId === undefined || demandId === input.demandId)
        .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
        .map((one) => ownOfferIn(language, one)),
      input,
    ),
  ),
  mock(contract.listOffers, ({ input, token, language }) => {
    const demand = demandOf(input)
    if (!demand || demand.buyer !== accountOfToken(token).userId) return refuse('DemandNotFound')
    return listReadOffers(demand)
      .toSorted(beside)
      .map((one) => offerIn(language, one))
  }),
  mock(contract.shortlistOffer, ({ input, token, language }) => {
    const found = findSeen(input, ofBuyer(token), ['standing'])
    found.shortlisted = true
    return offerIn(language, note(found, 'shortlist', 'buyer'))
  }),
  mock(contract.declineOffer, ({ input, token, language }) => {
    const found = findSeen(input, ofBuyer(token), stands)
    found.state = 'declined'
    endQuotation(found)
    found.reason = input.reason
    return offerIn(language, note(found, 'decline', 'buyer', { reason: input.reason }))
  }),
  mock(contract.acceptOffer, ({ input, token, language }) => {
    const found = findSeen(input, ofBuyer(token), ['standing'])
    const demand = demandOf(found)
    if (!demand || endOf(demand) !== '') return refuse('DemandEnded')
    const left = (demand.shown?.document.quantity ?? 0) - acceptedOf(demand.id)
    const most = Math.min(left, found.terms.quantity)
    if (input.quantity <= 0 || input.quantity > most) return refuse('QuantityExceeded', { left: String(most) })
    found.state = 'accepted'
    found.accepted = input.quantity
    endQuotation(found)
    return offerIn(language, note(found, 'accept', 'buyer', { quantity: input.quantity }))
  }),
  mock(contract.getTradeStatistics, ({ language }) => {
    const shown = listShown()
    const ids = new Set(shown.map(({ id }) => id))
    const standing = offers.filter((one) => ids.has(one.demandId) && counts(one))
    const open = shown.filter((one) => endOf(one) === '')
    return {
      open: open.length,
      offers: standing.length,
      matched: shown.filter(({ id }) => acceptedOf(id) > 0).length,
      categories: categories.map(({ id, name }) => {
        const own = open.filter((one) => one.shown?.document.categoryId === id)
        return {
          id,
          name: say(language, name),
          demands: own.length,
          offers: standing.filter(({ demandId }) => own.some((one) => one.id === demandId)).length,
        }
      }),
      days: Array.from({ length: STATISTICS_DAYS }, (_, place) => {
        const day = dateIn(place + 1 - STATISTICS_DAYS)
        return {
          day,
          demands: shown.filter((one) => one.shown && chinaDay(new Date(one.shown.at)) === day).length,
          offers: standing.filter(({ createdAt }) => chinaDay(new Date(createdAt)) === day).length,
        }
      }),
    }
  }),
]
