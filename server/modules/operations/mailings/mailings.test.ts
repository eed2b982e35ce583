import { and, eq, inArray, ne } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { countAudience } from '#contract/operations/audiences/endpoints.ts'
import { everybody } from '#contract/operations/audiences/rules.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/operations/mailings/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { notices } from '#server/modules/foundation/notices/notices.schema.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { mailingPeople, mailings } from './mailings.schema'
import { noticeKey } from './mailings.queries'
import { sendDueMailings, sendNext } from './send-due'
import { writeTo } from './write'

const server = useServer('demo')
const { person } = talking(server)

let keys = 0
const whole = (over: object = {}) => ({
  kind: 'news' as const,
  subject: { zh: '论坛邀请', en: 'The forum' },
  text: { zh: '第一段。\n\n第二段。', en: 'One.\n\nTwo.' },
  link: 'activity.html#/',
  audience: { ...everybody, userTypes: [userTypes.buyer] },
  byNotice: true,
  byMail: true,
  ...over,
})
const asStaff = () => signedInAs(server(), userTypes.staff)
async function save(over: object = {}) {
  const input = { id: null, version: 0, key: `mailing-test-key-${(keys += 1)}-0000`, mailing: whole(over) }
  return server().ask(contract.saveMailing, input, { headers: await asStaff() })
}
async function begun(over: object = {}, at: string | null = null) {
  const { id, version } = (await save(over)).data
  return (await server().ask(contract.sendMailing, { id, version, at }, { headers: await asStaff() })).data
}
const sender = () => ({ config: server().config, providers: server().providers })
const peopleOf = (id: number) =>
  server().database.db.select().from(mailingPeople).where(eq(mailingPeople.mailingId, id))
const numbersOf = async (id: number) => {
  const { data } = await server().ask(contract.listMailings, {}, { headers: await asStaff() })
  return data.list.find((one) => one.id === id)
}
const countPeople = async (audience: object) => {
  const input = { audience: { ...everybody, ...audience } }
  return (await server().ask(countAudience, input, { headers: await asStaff() })).data.people
}

it('reaches each person once, in their language, by notice and mail', async () => {
  await Promise.all([person(), person()])
  const { id } = await begun()
  await sendDueMailings(server().database, sender())
  const people = await peopleOf(id)
  expect(people).toHaveLength(await countPeople({ userTypes: [userTypes.buyer] }))
  const { db } = server().database
  const notified = await db
    .select()
    .from(notices)
    .where(eq(notices.key, noticeKey(id)))
  expect(notified).toHaveLength(people.length)
  const mailed = people.flatMap(({ outboxId }) => outboxId ?? [])
  const mails = await db.select().from(outbox).where(inArray(outbox.id, mailed))
  expect(mails.length).toBeGreaterThan(0)
  for (const { languageType, subject, body } of mails) {
    expect(subject).toBe(languageType === 2 ? 'The forum' : '论坛邀请')
    expect(body).toContain('/login.html#/unsubscribe?token=')
  }
  await sendDueMailings(server().database, sender())
  expect(await peopleOf(id)).toHaveLength(people.length)
  expect(await numbersOf(id)).toMatchObject({ state: 'sent', numbers: { notices: people.length, read: 0 } })
})

it('ten that write to one person at once: one notice and one mail', async () => {
  const { id } = await begun({}, new Date(Date.now() + 3_600_000).toISOString())
  const { db, write } = server().database
  const [row] = await db.select().from(mailings).where(eq(mailings.id, id))
  const [to] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.userType, userTypes.buyer), ne(accounts.email, '')))
    .limit(1)
  if (!row || !to) throw new Error('nobody to write to')
  const mails = () => db.$count(outbox, and(eq(outbox.template, 'mailingService'), eq(outbox.address, to.email)))
  const before = await mails()
  await race(server().database, 'mailing_person', () =>
    write((writing) => writeTo(writing, sender(), { ...row, kind: 'service' }, to)),
  )
  expect(await peopleOf(id)).toHaveLength(1)
  expect(await mails()).toBe(before + 1)
  expect(await db.$count(notices, eq(notices.key, noticeKey(id)))).toBe(1)
})

it('ten servers at once write to each person once', async () => {
  const { id } = await begun()
  await Promise.all(Array.from({ length: RACERS }, () => sendDueMailings(server().database, sender())))
  const people = await peopleOf(id)
  expect(people).toHaveLength(await countPeople({ userTypes: [userTypes.buyer] }))
  expect(await server().database.db.$count(notices, eq(notices.key, noticeKey(id)))).toBe(people.length)
})

/** The same, but for looking who was written to and then writing: nothing else keeps a mail from going twice. */
it('without the row of each person a mail goes more than once', async () => {
  const { id } = await begun({ subject: { zh: '对照', en: 'Control' } }, new Date(Date.now() + 3_600_000).toISOString())
  await race(server().database, 'outbox', (racer) =>
    server().database.write(async (db) => {
      if ((await db.$count(outbox, eq(outbox.template, `control-${id}`))) > 0) throw new Error('sent')
      const mail = { channel: 'email' as const, address: `${racer}@control.example`, languageType: 1, body: 'x' }
      await db.insert(outbox).values({ ...mail, template: `control-${id}`, state: 'kept' })
    }),
  )
  expect(await server().database.db.$count(outbox, eq(outbox.template, `control-${id}`))).toBe(RACERS)
})

it('goes on where it broke off, and stops where it is called off in the middle', async () => {
  await Promise.all([person(), person(), person()])
  const [whole1, stopped] = [await begun(), await begun()]
  expect(await sendNext(server().database, sender(), whole1.id, 1)).toBe(true)
  expect(await sendNext(server().database, sender(), stopped.id, 1)).toBe(true)
  const headers = await asStaff()
  expect((await server().ask(contract.cancelMailing, { id: stopped.id }, { headers })).data.state).toBe('cancelled')
  await sendDueMailings(server().database, sender())
  expect(await peopleOf(stopped.id)).toHaveLength(1)
  expect(await peopleOf(whole1.id)).toHaveLength(await countPeople({ userTypes: [userTypes.buyer] }))
  expect((await server().ask(contract.cancelMailing, { id: whole1.id }, { headers })).code).toBe(
    errors.MailingOver.code,
  )
})

it('one for later waits', async () => {
  const { id, state } = await begun({}, new Date(Date.now() + 3_600_000).toISOString())
  await sendDueMailings(server().database, sender())
  expect([state, await peopleOf(id)]).toEqual(['scheduled', []])
})

it('who unsubscribes by the link of a mail gets no more news by mail, but what concerns them', async () => {
  const { id } = await begun()
  await sendDueMailings(server().database, sender())
  const { db } = server().database
  const one = (await peopleOf(id)).find(({ outboxId }) => outboxId !== null)
  const [mail] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.id, one?.outboxId ?? 0))
  const token = /unsubscribe\?token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
  expect((await server().ask(contract.followMailing, { token })).data).toEqual({ link: 'activity.html#/' })
  expect((await numbersOf(id))?.numbers.opened).toBe(1)
  expect((await server().ask(contract.unsubscribeMailing, { token })).code).toBe(0)
  expect((await server().ask(contract.unsubscribeMailing, { token })).code).toBe(0)
  const wrong = await server().ask(contract.unsubscribeMailing, { token: 'a-token-that-nobody-has-00' })
  expect(wrong.code).toBe(errors.MailingLinkWrong.code)
  const [news, service] = [await begun(), await begun({ kind: 'service' })]
  await sendDueMailings(server().database, sender())
  const rowOf = async (of: number) => (await peopleOf(of)).find(({ accountId }) => accountId === one?.accountId)
  expect(await rowOf(news.id)).toMatchObject({ outboxId: null, leftOut: 'unsubscribed' })
  expect(await rowOf(service.id)).toMatchObject({ leftOut: null })
})

it('says what is wrong by the field, and asks for both languages before it is sent', async () => {
  const wrong = await save({ link: 'https://elsewhere.example/', byNotice: false, byMail: false })
  expect(wrong.code).toBe(errors.BadInput.code)
  expect(JSON.stringify(wrong.data)).toMatch(/link|byMail/)
  const { id, version } = (await save({ subject: { zh: '只有中文', en: '' } })).data
  const sent = await server().ask(contract.sendMailing, { id, version, at: null }, { headers: await asStaff() })
  expect(sent.msg).toContain('请填写中文和英文')
})

it('a test goes to oneself alone, in both languages', async () => {
  const { id } = (await save({ subject: { zh: '试看', en: 'A test' } })).data
  expect((await server().ask(contract.testMailing, { id }, { headers: await asStaff() })).code).toBe(0)
  const sent = await server()
    .database.db.select()
    .from(outbox)
    .where(inArray(outbox.subject, ['试看', 'A test']))
  expect(new Set(sent.map(({ address }) => address)).size).toBe(1)
  expect(sent).toHaveLength(2)
  expect(await peopleOf(id)).toEqual([])
})

it('of ten that send one draft at once one does', async () => {
  const { id, version } = (await save()).data
  const headers = await asStaff()
  const outcome = await race(server().database, 'mailing', async () => {
    return (await server().ask(contract.sendMailing, { id, version, at: null }, { headers })).code
  })
  const codes = outcome.outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  expect(await server().database.db.$count(mailings, eq(mailings.id, id))).toBe(1)
})

it('counts nobody that cannot log in', async () => {
  const all = await countPeople({})
  expect(all).toBe(await server().database.db.$count(accounts, eq(accounts.status, 'active')))
})

it('a draft that is sent and deleted at once is one of the two', async () => {
  const headers = await asStaff()
  const remove = ({ id, version }: { id: number; version: number }) =>
    server().ask(contract.removeMailing, { id, version }, { headers })
  const drafts = await Promise.all(Array.from({ length: RACERS }, async () => (await save()).data))
  const ended = await Promise.all(
    drafts.map(async (draft) => {
      const { id, version } = draft
      const sent = server().ask(contract.sendMailing, { id, version, at: null }, { headers })
      return [(await remove(draft)).code, (await sent).code]
    }),
  )
  expect(ended.map((codes) => codes.filter((code) => code === 0).length)).toEqual(ended.map(() => 1))
  for (const draft of drafts) expect((await remove(draft)).code).not.toBe(0)
})

it('a draft that somebody has changed meanwhile is not deleted unseen', async () => {
  const headers = await asStaff()
  const { id, version } = (await save()).data
  const changed = { id, version, key: 'mailing-test-key-changed', mailing: whole({ link: '' }) }
  expect((await server().ask(contract.saveMailing, changed, { headers })).code).toBe(0)
  const answer = await server().ask(contract.removeMailing, { id, version }, { headers })
  expect(answer.code).toBe(errors.MailingChanged.code)
})
