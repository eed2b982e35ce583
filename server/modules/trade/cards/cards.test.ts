import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { confirmAppointment, openAppointment } from '#contract/trade/appointments/endpoints.ts'
import * as contract from '#contract/trade/cards/endpoints.ts'
import type { CardField } from '#contract/trade/cards/rules.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { follow } from '#contract/trade/follows/endpoints.ts'
import { getLead, listLeadTimeline, listLeads } from '#contract/trade/leads/endpoints.ts'
import { listNotices } from '#contract/foundation/notices/endpoints.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { notices } from '#server/modules/foundation/notices/notices.schema.ts'
import { meetings } from './cards.schema'
import { forgetAttempts } from '#tests/setup/attempts.ts'

const server = useServer('demo')
const { ask, exhibitor, laidOut, person, shift } = talking(server)
type Requester = { headers: Record<string, string> }

const card = { name: '林晚', company: '晚晴书屋', mail: 'wan@visitor.example', phone: '010-55500188' }
const show = async ({ headers }: Requester) => (await server().ask(contract.showCard, {}, { headers })).data.code
const scan = ({ headers }: Requester, code: string) => server().ask(contract.scanCard, { code }, { headers })
const answer = ({ headers }: Requester, id: number, give: CardField[]) =>
  server().ask(contract.answerMeeting, { id, give }, { headers })
const leadOf = ({ headers }: Requester, id: number) => server().ask(getLead, { id }, { headers })

/** Nobody has tried a code yet; the limit is a rule of its own. */
const forgetTries = () => forgetAttempts(server())

/** A visitor with a card. */
async function visitor(over: object = {}) {
  await forgetTries()
  const one = await person({ userType: userTypes.tourist, ...over })
  await server().ask(contract.saveCard, { ...card, version: 0 }, { headers: one.headers })
  return one
}

describe('a card', () => {
  it('says what the account knows until something is written, over the version that was read', async () => {
    const one = await person({ name: { zh: '周叙', en: 'Zhou Xu' }, userType: userTypes.tourist })
    const { data } = await server().ask(contract.getCard, {}, { headers: one.headers })
    expect(data).toMatchObject({ name: '周叙', company: '', version: 0 })
    expect(data.mail).toMatch(/@buyer\.example$/)
    const save = (over: object) =>
      server().ask(contract.saveCard, { ...card, version: 0, ...over }, { headers: one.headers })
    expect((await save({ name: ' ' })).code).toBe(errors.BadInput.code)
    expect((await save({ mail: 'nowhere' })).code).toBe(errors.BadInput.code)
    expect((await save({ phone: 'call me' })).code).toBe(errors.BadInput.code)
    expect((await save({})).data).toEqual({ ...card, version: 1 })
    expect((await save({})).code).toBe(errors.CardChanged.code)
    expect((await save({ version: 1, phone: '' })).data).toMatchObject({ phone: '', version: 2 })
  })

  it('gives its name by its code and nothing else; the exhibitor has no lead until the yes', async () => {
    const [own, one] = [await exhibitor(), await visitor({ name: { zh: '林晚', en: '' } })]
    const { data } = await scan(own, await show(one))
    expect(data).toMatchObject({ state: 'asked', name: '林晚', leadId: null })
    expect(JSON.stringify(data)).not.toContain(card.mail)
    expect((await leadOf(own, one.id)).code).toBe(errors.LeadNotFound.code)
    const { list } = (await server().ask(contract.listWaitingMeetings, {}, { headers: one.headers })).data
    expect(list).toMatchObject([{ id: data.id, state: 'asked', given: [] }])
  })

  it('becomes a lead with place and time by the yes, which gives what was chosen alone', async () => {
    const [own, one] = [await exhibitor(), await visitor()]
    const { data } = await scan(own, (await show(one)).toLowerCase())
    expect((await answer(one, data.id, ['name', 'mail'])).data).toMatchObject({
      state: 'given',
      given: ['name', 'mail'],
    })
    const { data: lead } = await leadOf(own, one.id)
    expect(lead).toMatchObject({ name: card.name, mail: card.mail, phone: '', company: '', lastKind: 'meeting' })
    const [stand] = await server().database.db.select().from(exhibitors).where(eq(exhibitors.id, own.exhibitorId))
    const { data: entries } = await server().ask(listLeadTimeline, { id: one.id }, { headers: own.headers })
    expect(entries.list).toMatchObject([{ kind: 'meeting', place: stand?.booth, takenBack: false, by: card.name }])
    const seen = await server().ask(contract.getScannedMeeting, { id: data.id }, { headers: own.headers })
    expect(seen.data).toMatchObject({ state: 'given', leadId: one.id, name: card.name })
    // What is written on the card later is not given by it.
    await server().ask(
      contract.saveCard,
      { ...card, mail: 'new@visitor.example', version: 1 },
      { headers: one.headers },
    )
    expect((await leadOf(own, one.id)).data.mail).toBe(card.mail)
  })

  it('is requested with one notice; what waits already and is scanned again reveals nothing anew', async () => {
    const [own, one] = [await exhibitor(), await visitor()]
    const notified = () =>
      server()
        .database.db.select({ name: notices.name, parameters: notices.parameters })
        .from(notices)
        .where(eq(notices.accountId, one.id))
    await scan(own, await show(one))
    const [first] = await notified()
    expect(first).toMatchObject({ name: 'cardAsked', parameters: { minutes: '10' } })
    expect(Object(first?.parameters['company']).zh).not.toBe('')
    const { data } = await server().ask(listNotices, {}, { headers: one.headers })
    expect(data.list[0]).toMatchObject({ kind: 'trade', link: 'personal.html#/card' })
    const again = await scan(own, await show(one))
    expect(await notified()).toHaveLength(1)
    // The first has waited without results: the second is another question.
    await server().database.write((db) =>
      db.update(meetings).set({ expiresAt: new Date() }).where(eq(meetings.id, again.data.id)),
    )
    await scan(own, await show(one))
    expect(await notified()).toHaveLength(2)
  })

  it('gives nothing by a no, and the exhibitor sees no name any more', async () => {
    const [own, one] = [await exhibitor(), await visitor()]
    const { data } = await scan(own, await show(one))
    expect((await answer(one, data.id, [])).data).toMatchObject({ state: 'refused', given: [] })
    expect((await leadOf(own, one.id)).code).toBe(errors.LeadNotFound.code)
    const seen = await server().ask(contract.getScannedMeeting, { id: data.id }, { headers: own.headers })
    expect(seen.data).toMatchObject({ state: 'refused', name: '', leadId: null })
    expect((await answer(one, data.id, ['name'])).code).toBe(errors.MeetingOver.code)
  })

  it('is withdrawn: the exhibitor sees that there was a meeting, and who comes twice gives it anew', async () => {
    const [own, one] = [await exhibitor(), await visitor()]
    const { data } = await scan(own, await show(one))
    await answer(one, data.id, ['name', 'company', 'mail', 'phone'])
    // What they collect the exhibitor reads as long as they have turned to it.
    await server().ask(follow, { kind: 'exhibitor', id: own.exhibitorId }, { headers: one.headers })
    const kindsNow = async () => {
      const { data: page } = await server().ask(listLeadTimeline, { id: one.id }, { headers: own.headers })
      return page.list.map(({ kind }) => kind).toSorted()
    }
    expect(await kindsNow()).toEqual(['collected', 'meeting'])
    expect((await leadOf(own, one.id)).data).toMatchObject({ phone: card.phone, company: card.company })
    const back = () => server().ask(contract.takeBackMeeting, { id: data.id }, { headers: one.headers })
    expect((await back()).data).toMatchObject({ state: 'takenBack', given: [] })
    expect((await back()).code).toBe(0)
    const { data: lead } = await leadOf(own, one.id)
    expect(lead).toMatchObject({ name: '', company: '', mail: '', phone: '', lastKind: 'meeting' })
    const found = await server().ask(listLeads, { keyWord: card.company, limit: 50 }, { headers: own.headers })
    expect(found.data.list.map(({ id }) => id)).not.toContain(one.id)
    const { data: entries } = await server().ask(listLeadTimeline, { id: one.id }, { headers: own.headers })
    expect(entries.list).toMatchObject([{ kind: 'meeting', takenBack: true, by: '' }])
    const rows = await server().database.db.select().from(meetings).where(eq(meetings.accountId, one.id))
    expect(rows.map(({ given }) => given)).toEqual([{}])
    const again = await scan(own, await show(one))
    await answer(one, again.data.id, ['name'])
    expect((await leadOf(own, one.id)).data.name).toBe(card.name)
  })
})

describe('a code', () => {
  it('is good once, while it is shown, and for ten minutes', async () => {
    const [own, one] = [await exhibitor(), await visitor()]
    const first = await show(one)
    const second = await show(one)
    expect((await scan(own, first)).code).toBe(errors.CardCodeWrong.code)
    expect((await scan(own, `https://fair.example/personal.html#/leads?card=${second}`)).code).toBe(0)
    expect((await scan(own, second)).code).toBe(errors.CardCodeWrong.code)
    const late = await show(one)
    await server().database.write((db) => db.execute(sql`update one_time set expires_at = now() where kind = 'card'`))
    expect((await scan(own, late)).code).toBe(errors.CardCodeWrong.code)
  })

  it('waits for the yes ten minutes; what comes later gives nothing', async () => {
    const [own, one] = [await exhibitor(), await visitor()]
    const { data } = await scan(own, await show(one))
    await server().database.write((db) =>
      db.update(meetings).set({ expiresAt: new Date() }).where(eq(meetings.id, data.id)),
    )
    expect((await answer(one, data.id, ['name'])).code).toBe(errors.MeetingOver.code)
    const seen = await server().ask(contract.getScannedMeeting, { id: data.id }, { headers: own.headers })
    expect(seen.data).toMatchObject({ state: 'over', name: '' })
    expect((await leadOf(own, one.id)).code).toBe(errors.LeadNotFound.code)
  })

  it('cannot be found by trying', async () => {
    const [own, one] = [await exhibitor(), await visitor()]
    const code = await show(one)
    for (let times = 0; times < 30; times += 1)
      expect((await scan(own, '22222222')).code).toBe(errors.CardCodeWrong.code)
    expect((await scan(own, code)).code).toBe(errors.TooManyScans.code)
    await forgetTries()
    expect((await scan(own, 'not a code')).code).toBe(errors.BadInput.code)
    expect((await scan(own, code)).code).toBe(0)
  })

  it('of a colleague is refused, and stays good', async () => {
    const own = await exhibitor()
    const colleague = await visitor({ userType: userTypes.salesperson, exhibitorId: own.exhibitorId })
    const code = await show(colleague)
    expect((await scan(own, code)).code).toBe(errors.CardOfTeam.code)
    expect((await scan(own, code)).code).toBe(errors.CardOfTeam.code)
    expect((await scan(await visitor(), code)).code).toBe(errors.NotAllowed.code)
    const alone = await person({ userType: userTypes.exhibitor })
    expect((await scan(alone, code)).code).toBe(errors.NoExhibitor.code)
  })
})

it('a talk at the booth that is under way has taken place by the yes', async () => {
  const own = await laidOut()
  const buyer = await person()
  const { data: talk } = await ask(own.exhibitorId, own.at(0), buyer)
  await server().ask(confirmAppointment, { id: talk.id }, { headers: own.headers })
  const stateNow = async () => (await server().ask(openAppointment, { id: talk.id }, { headers: buyer.headers })).data
  await forgetTries()
  const before = await scan(own, await show(buyer))
  await answer(buyer, before.data.id, ['name'])
  expect((await stateNow()).state).toBe('confirmed')
  await shift(talk.id, Date.now() - Date.parse(own.at(0)) - 60_000)
  const { data } = await scan(own, await show(buyer))
  await answer(buyer, data.id, ['name'])
  const met = await stateNow()
  expect(met.state).toBe('met')
  expect(met.steps.at(-1)).toMatchObject({ action: 'meet', side: 'buyer' })
})
