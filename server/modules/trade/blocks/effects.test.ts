import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as appointments from '#contract/trade/appointments/endpoints.ts'
import { type Side, sides as bothSides } from '#contract/trade/appointments/rules.ts'
import * as cards from '#contract/trade/cards/endpoints.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { getDirectMessages } from '#contract/live/chat/endpoints.ts'
import { getOwnDemand } from '#contract/trade/demands/endpoints.ts'
import { follow } from '#contract/trade/follows/endpoints.ts'
import * as intentions from '#contract/trade/intentions/endpoints.ts'
import { listMatches, listMatchingDemands } from '#contract/trade/matches/endpoints.ts'
import * as offers from '#contract/trade/offers/endpoints.ts'
import { blocking } from '#tests/setup/trade/blocks.ts'
import { useServer } from '#tests/setup/server.ts'
import { addressOf, openSocket } from '#tests/setup/sockets.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import * as trade from '#tests/setup/trade/trade.ts'
import { addSlotNews, notifyFollowers } from '#server/modules/trade/follows/index.ts'
import { followNews } from '#server/modules/trade/follows/follows.schema.ts'
import { notices } from '#server/modules/foundation/notices/notices.schema.ts'
import { listSuited } from '#server/modules/trade/matches/index.ts'
import { tradeBlocks } from './blocks.schema'

const server = useServer('demo')
const { ask: askTalk, laidOut } = talking(server)
const { block, forget, order, refusalOf, sides } = blocking(server)

let buyer: Awaited<ReturnType<typeof sides>>['buyer']
let exhibitor: Awaited<ReturnType<typeof sides>>['exhibitor']
beforeAll(async () => {
  ;({ buyer, exhibitor } = await sides())
  // By it the buyer is a lead of the exhibitor.
  await order()
})
beforeEach(forget)
const lift = () => server().database.write((db) => db.delete(tradeBlocks))
afterEach(lift)

const as = (side: Side) => ({ headers: side === 'buyer' ? buyer.headers : exhibitor.headers })

/** An offer of the exhibitor to a demand of the buyer, and the demand. */
async function offerMade() {
  const demand = await trade.approved(server())
  return { demand, offer: await trade.offered(server(), demand.id) }
}
const offerTo = async (demandId: number) => {
  const input = { key: trade.tradeKey(), demandId, demandVersion: 1, terms: trade.wholeOffer() }
  return server().ask(offers.addOffer, input, as('exhibitor'))
}

describe.each(bothSides)('once the %s has blocked the other side', (blocker) => {
  const refused = (requester: Side) => refusalOf(requester, blocker)

  it('no offer is shortlisted or accepted; one that stands is read, declined and withdrawn', async () => {
    const [{ offer }, second] = [await offerMade(), await offerMade()]
    const seen = { id: offer.id, version: offer.version }
    await block(blocker)
    expect((await server().ask(offers.shortlistOffer, seen, as('buyer'))).code).toBe(refused('buyer'))
    const accepted = await server().ask(offers.acceptOffer, { ...seen, quantity: 1 }, as('buyer'))
    expect(accepted.code).toBe(refused('buyer'))
    const own = (await server().ask(offers.getOwnOffer, { id: offer.id }, as('exhibitor'))).data
    expect(own).toMatchObject({ state: 'standing', version: offer.version, shortlisted: false, accepted: null })
    expect((await server().ask(offers.declineOffer, { ...seen, reason: '价格偏高' }, as('buyer'))).code).toBe(0)
    const back = { id: second.offer.id, version: second.offer.version }
    expect((await server().ask(offers.withdrawOffer, back, as('exhibitor'))).code).toBe(0)
  })

  it('no offer is changed once the contact was given', async () => {
    const { offer } = await offerMade()
    const { data } = await server().ask(offers.shortlistOffer, { id: offer.id, version: 1 }, as('buyer'))
    await block(blocker)
    const change = { id: offer.id, version: data.version, terms: trade.wholeOffer({ price: 40 }) }
    expect((await server().ask(offers.changeOffer, change, as('exhibitor'))).code).toBe(refused('exhibitor'))
    await lift()
    expect((await server().ask(offers.changeOffer, change, as('exhibitor'))).code).toBe(0)
  })

  it('no quotation is issued or confirmed', async () => {
    const [offer, { quotation }] = [await trade.shortlisted(server()), await trade.quoted(server())]
    await block(blocker)
    expect((await trade.issue(server(), offer)).code).toBe(refused('exhibitor'))
    const seen = { id: quotation.id, version: quotation.version }
    expect((await server().ask(offers.confirmQuotation, seen, as('buyer'))).code).toBe(refused('buyer'))
    await lift()
    expect((await server().ask(offers.confirmQuotation, seen, as('buyer'))).code).toBe(0)
  })

  it('no intention order is sent, countered or accepted; one that waits is declined and withdrawn', async () => {
    const [first, second] = [(await order()).data, (await order()).data]
    await block(blocker)
    expect((await order()).code).toBe(refused('buyer'))
    const seen = { id: first.id, version: first.version }
    const counter = { ...seen, quantity: 10, price: 60, note: '' }
    expect((await server().ask(intentions.counterIntention, counter, as('exhibitor'))).code).toBe(refused('exhibitor'))
    const yes = { ...seen, accept: true, note: '' }
    expect((await server().ask(intentions.answerIntention, yes, as('exhibitor'))).code).toBe(refused('exhibitor'))
    const no = { ...seen, accept: false, note: '缺货' }
    expect((await server().ask(intentions.answerIntention, no, as('exhibitor'))).code).toBe(0)
    const back = { id: second.id, version: second.version }
    expect((await server().ask(intentions.cancelIntention, back, as('buyer'))).code).toBe(0)
  })

  it('what the exhibitor has countered with is not accepted', async () => {
    const { data } = await order()
    const counter = { id: data.id, version: data.version, quantity: 10, price: 60, note: '' }
    const { data: countered } = await server().ask(intentions.counterIntention, counter, as('exhibitor'))
    await block(blocker)
    const seen = { id: data.id, version: countered.version, note: '' }
    const yes = await server().ask(intentions.answerCounter, { ...seen, accept: true }, as('buyer'))
    expect(yes.code).toBe(refused('buyer'))
    const no = await server().ask(intentions.answerCounter, { ...seen, accept: false, note: '偏贵' }, as('buyer'))
    expect(no.code).toBe(0)
  })

  it('no talk is requested, moved or confirmed; a request is declined, and what is confirmed is cancelled', async () => {
    const { at, exhibitorId } = await laidOut({ tables: 2 })
    const waiting = (await askTalk(exhibitorId, at(0), buyer)).data
    const standing = (await askTalk(exhibitorId, at(2), buyer)).data
    expect((await server().ask(appointments.confirmAppointment, { id: standing.id }, as('exhibitor'))).code).toBe(0)
    await block(blocker)
    expect((await askTalk(exhibitorId, at(4), buyer)).code).toBe(refused('buyer'))
    const confirmed = await server().ask(appointments.confirmAppointment, { id: waiting.id }, as('exhibitor'))
    expect(confirmed.code).toBe(refused('exhibitor'))
    const many = await server().ask(appointments.confirmAppointments, { ids: [waiting.id] }, as('exhibitor'))
    expect(many.data).toMatchObject({ confirmed: 0, refused: [{ id: waiting.id, reason: expect.any(String) }] })
    for (const side of bothSides) {
      const moved = { id: standing.id, start: at(6) }
      expect((await server().ask(appointments.proposeAppointment, moved, as(side))).code).toBe(refused(side))
    }
    const no = { id: waiting.id, reason: '改期' }
    expect((await server().ask(appointments.declineAppointment, no, as('exhibitor'))).code).toBe(0)
    const off = { id: standing.id, reason: '行程有变' }
    expect((await server().ask(appointments.cancelAppointment, off, as('buyer'))).code).toBe(0)
  })

  it('another time that was proposed is not accepted, but refused', async () => {
    const { at, exhibitorId } = await laidOut({ tables: 2 })
    const { id } = (await askTalk(exhibitorId, at(0), buyer)).data
    expect((await server().ask(appointments.proposeAppointment, { id, start: at(2) }, as('exhibitor'))).code).toBe(0)
    await block(blocker)
    const message = { id, start: at(2) }
    const yes = await server().ask(appointments.answerProposal, { ...message, accept: true }, as('buyer'))
    expect(yes.code).toBe(refused('buyer'))
    const no = await server().ask(appointments.answerProposal, { ...message, accept: false }, as('buyer'))
    expect(no.code).toBe(0)
  })

  it('no card is requested or given; the yes that waits can be refused', async () => {
    const codeOf = async () => (await server().ask(cards.showCard, {}, as('buyer'))).data.code
    const { data } = await server().ask(cards.scanCard, { code: await codeOf() }, as('exhibitor'))
    await block(blocker)
    const code = await codeOf()
    expect((await server().ask(cards.scanCard, { code }, as('exhibitor'))).code).toBe(refused('exhibitor'))
    const given = await server().ask(cards.answerMeeting, { id: data.id, give: ['name'] }, as('buyer'))
    expect(given.code).toBe(refused('buyer'))
    expect((await server().ask(cards.answerMeeting, { id: data.id, give: [] }, as('buyer'))).data.state).toBe('refused')
    await lift()
    // What was refused has not used up the code.
    expect((await server().ask(cards.scanCard, { code }, as('exhibitor'))).code).toBe(0)
  })

  it('no message is stored, from either side; earlier messages stay readable', async () => {
    const url = await addressOf(server())
    const open = await Promise.all(
      [buyer.headers, exhibitor.headers].map(({ token }) => openSocket(url, { token: token ?? '' })),
    )
    const [ofBuyer, ofExhibitor] = open
    const say = (socket: typeof ofBuyer, to: string, text: string) =>
      socket?.ask('send', { to, clientId: crypto.randomUUID(), content: { type: 'text', text } })
    const [service, visitor] = [`C2Cservice-${exhibitor.exhibitorId}`, `C2C${buyer.id}`]
    try {
      expect((await say(ofBuyer, service, '在吗？'))?.code).toBe(0)
      await block(blocker)
      expect((await say(ofBuyer, service, '还在吗？'))?.code).toBe(refused('buyer'))
      expect((await say(ofExhibitor, visitor, '在的。'))?.code).toBe(refused('exhibitor'))
      // The fair’s own service has no blocks.
      expect((await say(ofBuyer, 'C2Cservice-fair', '请问几点闭馆？'))?.code).toBe(0)
      const { data } = await server().ask(getDirectMessages, { conversationID: service }, as('buyer'))
      expect(data.messageList.at(-1)?.payload.text).toBe('在吗？')
      await lift()
      expect((await say(ofExhibitor, visitor, '在的。'))?.code).toBe(0)
    } finally {
      for (const one of open) one.close()
    }
  })

  it('a demand’s matches and nudges leave the exhibitor out', async () => {
    const { id } = await trade.approved(server(), { exhibitorIds: [exhibitor.exhibitorId] })
    const matched = async () =>
      (await server().ask(listMatches, { id }, as('buyer'))).data.map((one) => one.exhibitor.id)
    expect(await matched()).toEqual([exhibitor.exhibitorId])
    expect(await listSuited(server().database.db, id, 10)).toEqual([exhibitor.exhibitorId])
    const open = (await trade.approved(server())).id
    expect(await listSuited(server().database.db, open, 100)).toContain(exhibitor.exhibitorId)
    await block(blocker)
    expect(await matched()).toEqual([])
    expect(await listSuited(server().database.db, id, 10)).toEqual([])
    expect(await listSuited(server().database.db, open, 100)).not.toContain(exhibitor.exhibitorId)
  })

  it('a demand with a contact that the exhibitor has received is no longer a match', async () => {
    const { demand, offer } = await offerMade()
    await server().ask(offers.shortlistOffer, { id: offer.id, version: 1 }, as('buyer'))
    const suits = async () =>
      (await server().ask(listMatchingDemands, {}, as('exhibitor'))).data.map((one) => one.demand.id)
    expect(await suits()).toContain(demand.id)
    await block(blocker)
    expect(await suits()).not.toContain(demand.id)
  })

  it('who follows the exhibitor hears nothing new of it', async () => {
    const { exhibitorId } = exhibitor
    await server().ask(follow, { kind: 'exhibitor', id: exhibitorId }, as('buyer'))
    const notified = async (day: string) => {
      await server().database.write(async (db) => {
        await db.delete(followNews)
        await addSlotNews(db, exhibitorId)
      })
      await notifyFollowers(server().database, server(), new Date(day))
      const own = await server().database.db.select().from(notices).where(eq(notices.accountId, buyer.id))
      return own.filter(({ name }) => name === 'followedSlots').length
    }
    const before = await notified(`2031-03-0${blocker === 'buyer' ? 1 : 3}T04:00:00Z`)
    expect(before).toBeGreaterThan(0)
    await block(blocker)
    expect(await notified(`2031-03-0${blocker === 'buyer' ? 2 : 4}T04:00:00Z`)).toBe(before)
  })
})

describe('an anonymous demand', () => {
  const suits = async () =>
    (await server().ask(listMatchingDemands, {}, as('exhibitor'))).data.map((one) => one.demand.id)

  it.each(bothSides)('its owner is not revealed by what the exhibitor receives or misses: %s blocked', async (by) => {
    const [{ demand, offer }, second] = [await offerMade(), await trade.approved(server())]
    const both = expect.arrayContaining([demand.id, second.id])
    expect(await suits()).toEqual(both)
    await block(by)
    expect(await suits()).toEqual(both)
    expect((await offerTo(second.id)).code).toBe(0)
    const change = { id: offer.id, version: 1, terms: trade.wholeOffer({ price: 40 }) }
    expect((await server().ask(offers.changeOffer, change, as('exhibitor'))).code).toBe(0)
  })

  it('of a buyer who has blocked the exhibitor takes offers that the buyer neither is notified of nor counts nor reads', async () => {
    const [{ demand }, second] = [await offerMade(), await trade.approved(server())]
    const counted = async (id: number) => (await server().ask(getOwnDemand, { id }, as('buyer'))).data.offers
    const readOf = async (demandId: number) =>
      (await server().ask(offers.listOffers, { demandId }, as('buyer'))).data.length
    const notified = async () => {
      const own = await server().database.db.select().from(notices).where(eq(notices.accountId, buyer.id))
      return own.filter(({ name }) => name === 'offerReceived').length
    }
    const [before, others] = [
      await notified(),
      await trade.offered(server(), second.id, { userType: userTypes.exhibitingDelegation }),
    ]
    expect(await notified()).toBe(before + 1)
    await block('buyer')
    expect((await offerTo(second.id)).code).toBe(0)
    expect(await notified()).toBe(before + 1)
    expect([await readOf(demand.id), await counted(demand.id)]).toEqual([0, 0])
    const left = (await server().ask(offers.listOffers, { demandId: second.id }, as('buyer'))).data
    expect(left.map(({ id }) => id)).toEqual([others.id])
    expect(await counted(second.id)).toBe(1)
    await lift()
    expect([await readOf(second.id), await counted(second.id), await readOf(demand.id)]).toEqual([2, 2, 1])
  })

  it('keeps an offer readable that was shortlisted before its exhibitor was blocked', async () => {
    const { demand, offer } = await offerMade()
    await server().ask(offers.shortlistOffer, { id: offer.id, version: 1 }, as('buyer'))
    await block('buyer')
    const list = (await server().ask(offers.listOffers, { demandId: demand.id }, as('buyer'))).data
    expect(list).toMatchObject([{ id: offer.id, shortlisted: true }])
  })
})
