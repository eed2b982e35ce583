import { describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { closeDemand, getDemand, getOwnDemand } from '#contract/trade/demands/endpoints.ts'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import * as contract from '#contract/trade/offers/endpoints.ts'
import { OFFERS_PER_DAY } from '#contract/trade/offers/limits.ts'
import type { Offer } from '#contract/trade/offers/schemas.ts'
import type { OfferTerms } from '#contract/trade/offers/rules.ts'
import { listOutbox } from '#contract/foundation/outbox/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import * as trade from '#tests/setup/trade/trade.ts'
import { forgetAttempts } from '#tests/setup/attempts.ts'

const server = useServer('demo')
const { buyer, exhibitor, exhibitingDelegation, overseasBuyer, organizer } = userTypes
const as = (userType: number) => signedInAs(server(), userType)
const shortlist = async ({ id, version }: Offer) =>
  server().ask(contract.shortlistOffer, { id, version }, { headers: await as(buyer) })
const accept = async ({ id, version }: Offer, quantity: number) =>
  server().ask(contract.acceptOffer, { id, version, quantity }, { headers: await as(buyer) })
const change = async ({ id, version }: Offer, terms: Partial<OfferTerms>) =>
  server().ask(contract.changeOffer, { id, version, terms: trade.wholeOffer(terms) }, { headers: await as(exhibitor) })
const withdraw = async ({ id, version }: Offer) =>
  server().ask(contract.withdrawOffer, { id, version }, { headers: await as(exhibitor) })
const beside = async (demandId: number) =>
  (await server().ask(contract.listOffers, { demandId }, { headers: await as(buyer) })).data
const contactFor = async (demandId: number, userType: number) =>
  (await server().ask(getDemand, { id: demandId }, { headers: await as(userType) })).data.contact
const add = async (demandId: number, over: object = {}) =>
  server().ask(
    contract.addOffer,
    { key: trade.tradeKey(), demandId, demandVersion: 1, terms: trade.wholeOffer(), ...over },
    { headers: await as(exhibitor) },
  )

describe('offers', () => {
  it('stand next to each other for the buyer, the lowest price first, and for no other', async () => {
    const { id } = await trade.approved(server())
    await trade.offered(server(), id, { terms: { price: 48 } })
    await trade.offered(server(), id, { terms: { price: 40, quantity: 60 }, userType: exhibitingDelegation })
    expect((await beside(id)).map(({ price, quantity, state }) => [price, quantity, state])).toEqual([
      [40, 60, 'standing'],
      [48, 100, 'standing'],
    ])
    const headers = await as(overseasBuyer)
    expect((await server().ask(contract.listOffers, { demandId: id }, { headers })).code).toBe(
      errors.DemandNotFound.code,
    )
  })

  it('are one of an exhibitor: another is refused, the same sent twice is one', async () => {
    const { id } = await trade.approved(server())
    const key = trade.tradeKey()
    const { data: first } = await add(id, { key })
    expect((await add(id, { key })).data.id).toBe(first.id)
    expect((await add(id)).code).toBe(errors.OfferStands.code)
    expect((await withdraw(first)).data.state).toBe('withdrawn')
    expect((await add(id)).code).toBe(0)
  })

  it('are made to the demand as it was seen, while it is open', async () => {
    const { id, version } = await trade.approved(server())
    expect((await add(id, { demandVersion: 2 })).code).toBe(errors.DemandChanged.code)
    const { data: offer } = await add(id)
    await server().ask(closeDemand, { id, version }, { headers: await as(buyer) })
    expect((await change(offer, { price: 45 })).code).toBe(errors.DemandEnded.code)
    expect((await accept(offer, 1)).code).toBe(errors.DemandEnded.code)
    expect((await add((await trade.submitted(server())).id)).code).toBe(errors.DemandNotFound.code)
  })

  it('keep what was offered before', async () => {
    const { id } = await trade.approved(server())
    const offer = await trade.offered(server(), id)
    const { data: changed } = await change(offer, { price: 45 })
    expect(changed.steps.map(({ action, terms }) => [action, terms?.price])).toEqual([
      ['add', 48],
      ['change', 45],
    ])
    expect((await change(offer, { price: 44 })).code).toBe(errors.OfferChanged.code)
    // What the buyer saw is what is accepted.
    expect((await accept(offer, 10)).code).toBe(errors.OfferChanged.code)
  })

  it('open the contact once shortlisted, and the buyer sees to whom', async () => {
    const { id } = await trade.approved(server())
    const offer = await trade.offered(server(), id)
    await trade.offered(server(), id, { userType: exhibitingDelegation })
    expect(await contactFor(id, exhibitor)).toBeNull()
    expect((await shortlist(offer)).data.shortlisted).toBe(true)
    expect(await contactFor(id, exhibitor)).toEqual({ person: '陈采薇', number: '010-55500100' })
    expect(await contactFor(id, exhibitingDelegation)).toBeNull()
    const { data } = await server().ask(getOwnDemand, { id }, { headers: await as(buyer) })
    expect(data.contactSeenBy).toMatchObject([{ id: offer.exhibitor.id }])
    const sent = (await server().ask(listOutbox, {}, { headers: await as(organizer) })).data.list
    expect(sent.map(({ template }) => template)).toContain('offerShortlisted')
  })

  it('are accepted up to what was requested, several of them; then the demand has ended', async () => {
    const { id } = await trade.approved(server())
    const one = await trade.offered(server(), id)
    const other = await trade.offered(server(), id, { userType: exhibitingDelegation })
    expect((await accept(one, 60)).data).toMatchObject({ state: 'accepted', accepted: 60 })
    expect(await accept(other, 41)).toMatchObject({ code: errors.QuantityExceeded.code, data: { left: 40 } })
    expect((await accept(other, 40)).code).toBe(0)
    const { data } = await server().ask(getDemand, { id })
    expect(data).toMatchObject({ end: 'filled', accepted: 100 })
    expect((await withdraw(one)).code).toBe(errors.OfferChanged.code)
    expect((await add(id)).code).toBe(errors.DemandEnded.code)
  })

  it('that are declined say why', async () => {
    const { id } = await trade.approved(server())
    const { id: offerId, version } = await trade.offered(server(), id)
    const headers = await as(buyer)
    const ask = (reason: string) => server().ask(contract.declineOffer, { id: offerId, version, reason }, { headers })
    expect((await ask(' ')).code).toBe(errors.BadInput.code)
    expect((await ask('价格高于预算')).data).toMatchObject({ state: 'declined', reason: '价格高于预算' })
    expect((await ask('再次')).code).toBe(errors.OfferChanged.code)
  })

  it('past their last day can no longer be accepted', async () => {
    const { id } = await trade.approved(server())
    const offer = await trade.offered(server(), id)
    await server().database.write((db) =>
      db.execute(`update offer set valid_until = now() - interval '1 minute' where id = ${offer.id}`),
    )
    expect((await beside(id))[0]?.state).toBe('expired')
    expect((await accept(offer, 1)).code).toBe(errors.OfferNotNow.code)
    expect((await change(offer, {})).data.state).toBe('standing')
  })

  it('are limited in number for an exhibitor and a day', async () => {
    await forgetAttempts(server())
    const { id } = await trade.approved(server())
    await server().database.write((db) =>
      db.execute(`insert into attempt (bucket, window_start, window_end, times)
        select 'offer:' || exhibitor_id, date_trunc('day', now()), date_trunc('day', now()) + interval '1 day', ${OFFERS_PER_DAY}
        from account where user_type = ${exhibitor} and exhibitor_id is not null`),
    )
    expect((await add(id)).code).toBe(errors.TooManyOffers.code)
    await forgetAttempts(server())
  })
})

describe('what is wrong with an offer', () => {
  it.each<[string, Partial<OfferTerms>]>([
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: 1e20 }],
    ['price', { price: null }],
    ['price', { price: 1.234 }],
    ['validUntil', { validUntil: trade.dayFromToday(-1) }],
    ['validUntil', { validUntil: '' }],
    ['deliverBy', { deliverBy: trade.dayFromToday(-1) }],
    ['note', { note: '备'.repeat(201) }],
    ['exhibitIds', { exhibitIds: [99_999] }],
  ])('is reported at %s: %j', async (field, terms) => {
    const { id } = await trade.approved(server())
    const { code, data } = await add(id, { terms: trade.wholeOffer(terms) })
    expect([code, data]).toMatchObject([errors.BadInput.code, { fields: [{ field: `terms.${field}` }] }])
    expect(await beside(id)).toEqual([])
  })

  it('is an exhibit of another’s', async () => {
    const { id } = await trade.approved(server())
    const { list } = (await server().ask(listExhibits, {})).data
    const { data: own } = await add(id)
    const theirs = list.find(({ exhibitorId }) => exhibitorId !== own.exhibitor.id)
    const mine = list.find(({ exhibitorId }) => exhibitorId === own.exhibitor.id)
    const wrong = await change(own, { exhibitIds: [theirs?.exhibitsInfoId ?? 0] })
    expect([wrong.code, wrong.data]).toMatchObject([errors.BadInput.code, { fields: [{ field: 'terms.exhibitIds' }] }])
    expect((await change(own, { exhibitIds: [mine?.exhibitsInfoId ?? 0] })).data.exhibits).toHaveLength(1)
  })
})
