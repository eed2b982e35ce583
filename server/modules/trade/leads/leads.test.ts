import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { follow } from '#contract/trade/follows/endpoints.ts'
import { addIntention } from '#contract/trade/intentions/endpoints.ts'
import * as contract from '#contract/trade/leads/endpoints.ts'
import { shortlistOffer } from '#contract/trade/offers/endpoints.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { approved, offered } from '#tests/setup/trade/trade.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { appointmentOutcomes } from '#server/modules/trade/appointments/appointments.schema.ts'
import { conversations, messages } from '#server/modules/live/chat/chat.schema.ts'

const server = useServer('demo')
const { ask, exhibitor, laidOut, person, signIn } = talking(server)
type Requester = { headers: Record<string, string> }

const lead = ({ headers }: Requester, id: number) => server().ask(contract.getLead, { id }, { headers })
const timeline = async ({ headers }: Requester, id: number, input: object = {}) =>
  server().ask(contract.listLeadTimeline, { id, ...input }, { headers })
const dealing = async ({ headers }: Requester, id: number) =>
  server().ask(contract.listDealingTimeline, { id, limit: 50 }, { headers })
const kindsOf = (answer: { data: { list: { kind: string }[] } }) => new Set(answer.data.list.map(({ kind }) => kind))

/** An exhibit of an exhibitor. */
async function exhibitOf(exhibitorId: number): Promise<number> {
  const [one] = (await server().ask(listExhibits, { exhibitorId, limit: 1 })).data.list
  return one?.exhibitsInfoId ?? 0
}
async function ordered(buyer: Requester, exhibitorId: number) {
  const exhibitsInfoId = await exhibitOf(exhibitorId)
  const input = { key: newKey(), exhibitsInfoId, quantity: 20, price: 50, note: '素色' }
  return server().ask(addIntention, input, { headers: buyer.headers })
}
/** What a visitor writes to an exhibitor, and the last word of it. */
async function talkedWith(buyerId: number, exhibitorId: number, answerBy: number, translation?: string) {
  await server().database.write(async (db) => {
    const at = new Date()
    const row = { visitorId: buyerId, service: String(exhibitorId), lastSequence: 1, lastAt: at, requestedAt: at }
    const [one] = await db.insert(conversations).values(row).returning()
    const message = {
      clientId: newKey(),
      nick: '',
      avatar: '',
      type: 'text' as const,
      payload: { text: '样品已寄出', ...(translation === undefined ? {} : { translation }) },
      at,
    }
    await db
      .insert(messages)
      .values({ ...message, conversationId: one?.id ?? 0, sequence: 1, senderId: answerBy, byService: true })
  })
}

describe('an exhibitor’s leads', () => {
  it('are whoever has turned to it, with the last touch, and nobody else', async () => {
    const own = await exhibitor()
    const buyer = await person({ name: { zh: '林晚', en: 'Lin Wan' } })
    expect((await lead(own, buyer.id)).code).toBe(errors.LeadNotFound.code)
    await ordered(buyer, own.exhibitorId)
    const { data } = await server().ask(contract.listLeads, { keyWord: '林晚' }, { headers: own.headers })
    expect(data.list).toMatchObject([{ id: buyer.id, name: '林晚', state: 'new', lastKind: 'intention', version: 0 }])
    expect(data.list[0]).toMatchObject({ mail: '', phone: '', company: '', owner: null })
  })

  it('are not a buyer of whom nothing but a demand is known, until the contact is given', async () => {
    const own = await exhibitor(userTypes.exhibitingDelegation)
    const demand = await approved(server())
    const offer = await offered(server(), demand.id, { userType: userTypes.exhibitingDelegation })
    const { userid, ...rest } = await headersOfBuyer()
    const buyerId = Number(userid)
    expect((await lead(own, buyerId)).code).toBe(errors.LeadNotFound.code)
    expect((await ordered({ headers: { userid, ...rest } }, own.exhibitorId)).code).toBe(0)
    const before = (await timeline(own, buyerId)).data
    const hasDemand = (page: typeof before) =>
      (page.list ?? []).some((one) => one.kind === 'demand' && one.demandId === demand.id)
    expect(hasDemand(before)).toBe(false)
    // The buyer knows the own demand.
    const mine = await dealing({ headers: { userid, ...rest } }, own.exhibitorId)
    expect(mine.data.list.some((one) => one.kind === 'offer' && one.offerId === offer.id)).toBe(true)
    await server().ask(shortlistOffer, { id: offer.id, version: 1 }, { headers: { userid, ...rest } })
    const after = (await timeline(own, buyerId, { limit: 50 })).data
    expect(hasDemand(after)).toBe(true)
    const { data } = await lead(own, buyerId)
    expect(data.contacts).toContainEqual(expect.objectContaining({ demandId: demand.id, number: '010-55500100' }))
  })

  it('are kept by hand over the version that was read; the second of two is told', async () => {
    const own = await exhibitor()
    const buyer = await person()
    await ordered(buyer, own.exhibitorId)
    const input = { id: buyer.id, version: 0, state: 'contacted', nextStep: '寄样', nextDay: '2031-03-01' } as const
    const save = (over: object) =>
      server().ask(contract.saveLead, { ...input, ownerId: own.id, ...over }, { headers: own.headers })
    expect((await save({})).data).toMatchObject({ version: 1, owner: { id: own.id }, nextStep: '寄样' })
    expect((await save({})).code).toBe(errors.LeadChanged.code)
    expect((await save({ version: 1, state: 'won' })).data).toMatchObject({ version: 2, state: 'won' })
    expect((await save({ version: 2, nextStep: '字'.repeat(201) })).code).toBe(errors.BadInput.code)
    expect((await save({ version: 2, nextDay: '2031-02-30' })).code).toBe(errors.BadInput.code)
    // Who is of no team of it owns nothing.
    expect((await save({ version: 2, ownerId: buyer.id })).code).toBe(errors.LeadOwner.code)
    const found = async (filter: object) =>
      (await server().ask(contract.listLeads, { limit: 50, ...filter }, { headers: own.headers })).data.list.map(
        ({ id }) => id,
      )
    expect(await found({ state: 'won' })).toContain(buyer.id)
    expect(await found({ state: 'lost' })).not.toContain(buyer.id)
    expect(await found({ ownerId: own.id })).toContain(buyer.id)
    expect(await found({ ownerId: 0 })).not.toContain(buyer.id)
    expect(await found({ keyWord: '寄样' })).toEqual([buyer.id])
    expect((await found({ sort: 'nextDay' }))[0]).toBe(buyer.id)
  })

  it('have notes, of which the writer withdraws their own', async () => {
    const own = await exhibitor()
    const buyer = await person()
    const colleague = await person({ userType: userTypes.salesperson, exhibitorId: own.exhibitorId })
    await ordered(buyer, own.exhibitorId)
    const key = newKey()
    const write = (by: Requester, text: string) =>
      server().ask(contract.addLeadNote, { id: buyer.id, key, text }, { headers: by.headers })
    await write(own, '对白瓷感兴趣')
    const { data } = await write(own, '对白瓷感兴趣')
    expect(data.noteList).toMatchObject([{ text: '对白瓷感兴趣', own: true }])
    expect((await write(own, ' ')).code).toBe(errors.BadInput.code)
    const id = data.noteList[0]?.id ?? 0
    const seen = await lead(colleague, buyer.id)
    expect(seen.data.noteList).toMatchObject([{ own: false }])
    const remove = (by: Requester) => server().ask(contract.removeLeadNote, { id }, { headers: by.headers })
    expect((await remove(colleague)).code).toBe(errors.LeadNoteNotFound.code)
    expect((await remove(own)).code).toBe(0)
    expect((await lead(own, buyer.id)).data.noteList).toEqual([])
  })

  it('are no colleagues, and of another exhibitor’s there are none', async () => {
    const own = await exhibitor()
    const colleague = await person({ userType: userTypes.salesperson, exhibitorId: own.exhibitorId })
    await talkedWith(colleague.id, own.exhibitorId, own.id)
    expect((await lead(own, colleague.id)).code).toBe(errors.LeadNotFound.code)
    const buyer = await person()
    await ordered(buyer, own.exhibitorId)
    const stranger = await person({ userType: userTypes.exhibitor, exhibitorId: null })
    expect((await lead(stranger, buyer.id)).code).toBe(errors.LeadNotFound.code)
    expect((await server().ask(contract.listLeads, {}, { headers: stranger.headers })).data.list).toEqual([])
  })
})

async function headersOfBuyer() {
  const { db } = server().database
  const [buyer] = await db.select().from(accounts).where(eq(accounts.userType, userTypes.buyer)).orderBy(accounts.id)
  return signIn(buyer?.id ?? 0)
}

describe('the timeline of two', () => {
  it('has what both may see, and of each side what is its own', async () => {
    const own = await laidOut()
    const buyer = await person({ name: { zh: '周叙', en: 'Zhou Xu' } })
    const { data: talk } = await ask(own.exhibitorId, own.at(1), buyer)
    await ordered(buyer, own.exhibitorId)
    await talkedWith(buyer.id, own.exhibitorId, own.id)
    await server().ask(follow, { kind: 'exhibit', id: await exhibitOf(own.exhibitorId) }, { headers: buyer.headers })
    await server().ask(follow, { kind: 'exhibitor', id: own.exhibitorId }, { headers: buyer.headers })
    const outcome = { appointmentId: talk.id, nextStep: 'sample' as const }
    await server().database.write((db) =>
      db.insert(appointmentOutcomes).values([
        { ...outcome, side: 'buyer', note: '买方的话', byAccount: buyer.id },
        { ...outcome, side: 'exhibitor', note: '展商的话', byAccount: own.id, amount: 100, currency: 'CNY' },
      ]),
    )
    const theirs = await timeline(own, buyer.id, { limit: 50 })
    const mine = await dealing(buyer, own.exhibitorId)
    const all = new Set(['appointment', 'intention', 'conversation', 'message', 'collected', 'outcome'])
    expect(kindsOf(theirs)).toEqual(all)
    expect(kindsOf(mine)).toEqual(all)
    expect(theirs.data.list.filter(({ kind }) => kind === 'collected')).toHaveLength(2)
    expect(JSON.stringify(theirs.data)).toContain('展商的话')
    expect(JSON.stringify(theirs.data)).not.toContain('买方的话')
    expect(JSON.stringify(mine.data)).toContain('买方的话')
    expect(JSON.stringify(mine.data)).not.toContain('展商的话')
    expect(theirs.data.list.find(({ kind }) => kind === 'intention')).toMatchObject({
      by: '周叙',
      side: 'buyer',
      quantity: 20,
      price: 50,
      note: '素色',
    })
    expect(theirs.data.list.find(({ kind }) => kind === 'message')).toMatchObject({ text: '样品已寄出' })
    const ats = theirs.data.list.map(({ at }) => at)
    expect(ats).toEqual(ats.toSorted().toReversed())
  })

  it('says what the reader did, a colleague’s doing being another’s, and gives the translation that came with a message', async () => {
    const own = await laidOut()
    const buyer = await person()
    const colleague = await person({ userType: userTypes.exhibitor, exhibitorId: own.exhibitorId })
    await ask(own.exhibitorId, own.at(1), buyer)
    await talkedWith(buyer.id, own.exhibitorId, own.id, 'The sample is on its way')
    const ownsOf = (answer: Awaited<ReturnType<typeof dealing>> | Awaited<ReturnType<typeof timeline>>) =>
      new Map(answer.data.list.map((entry) => [entry.kind, entry.own]))
    const [read, byColleague] = [await timeline(own, buyer.id), await timeline(colleague, buyer.id)]
    expect([...ownsOf(read)]).toEqual(
      expect.arrayContaining([
        ['message', true],
        ['appointment', false],
      ]),
    )
    expect(ownsOf(byColleague).get('message')).toBe(false)
    const byBuyer = await dealing(buyer, own.exhibitorId)
    expect([...ownsOf(byBuyer)]).toEqual(
      expect.arrayContaining([
        ['message', false],
        ['appointment', true],
      ]),
    )
    const sent = { text: '样品已寄出', translation: 'The sample is on its way' }
    expect(byBuyer.data.list.find(({ kind }) => kind === 'message')).toMatchObject(sent)
  })

  it('tells the words of a conversation to who may answer it alone', async () => {
    const own = await exhibitor()
    const buyer = await person()
    const colleague = await person({ userType: userTypes.anchor, exhibitorId: own.exhibitorId })
    await talkedWith(buyer.id, own.exhibitorId, own.id, 'The sample is on its way')
    const wordsFor = async (by: Requester) =>
      (await timeline(by, buyer.id)).data.list.find(({ kind }) => kind === 'message')
    expect(await wordsFor(colleague)).toMatchObject({ text: null, translation: null })
    expect(await wordsFor(own)).toMatchObject({ text: '样品已寄出' })
  })

  it('is read on where a page ended, nothing twice and nothing left out', async () => {
    const own = await laidOut()
    const buyer = await person()
    for (const place of [0, 1, 2, 3]) await ask(own.exhibitorId, own.at(place), buyer)
    await ordered(buyer, own.exhibitorId)
    await talkedWith(buyer.id, own.exhibitorId, own.id)
    const whole = (await timeline(own, buyer.id, { limit: 50 })).data.list
    const paged: typeof whole = []
    let cursor: string | undefined
    for (let page = 0; page < whole.length; page += 1) {
      const { data } = await timeline(own, buyer.id, { limit: 2, cursor })
      paged.push(...data.list)
      if (data.next === '') break
      cursor = data.next
    }
    expect(whole).toHaveLength(7)
    expect(paged).toEqual(whole)
    for (const wrong of ['x', '2031-13-01T00:00:00.000000Z|offer|1', '2031-01-01T00:00:00.000000Z|Offer|1'])
      expect((await timeline(own, buyer.id, { cursor: wrong })).code).toBe(errors.BadInput.code)
  })

  it('is another user’s', async () => {
    const own = await exhibitor()
    const [buyer, other] = [await person(), await person()]
    await ordered(buyer, own.exhibitorId)
    expect((await dealing(other, own.exhibitorId)).code).toBe(errors.LeadNotFound.code)
    const { data } = await server().ask(contract.listDealings, {}, { headers: buyer.headers })
    expect(data.list).toMatchObject([{ id: own.exhibitorId, lastKind: 'intention' }])
    expect((await server().ask(contract.listDealings, {}, { headers: other.headers })).data.list).toEqual([])
  })
})
