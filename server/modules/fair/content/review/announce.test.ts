import { desc, eq, inArray } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import type { ContentObject } from '#contract/fair/content/schemas.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { editorOf } from '#tests/setup/content.ts'
import { useServer } from '#tests/setup/server.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'

const server = useServer('demo')
const [own, fair] = [editorOf(server, 'exhibit', userTypes.exhibitor), editorOf(server, 'exhibit')]

const EXHIBITOR = 'exhibitor@demo.yunzhan.example'
const notified = () =>
  server().database.db.select().from(outbox).where(eq(outbox.template, 'contentDecided')).orderBy(desc(outbox.id))

afterEach(() => server().database.db.delete(outbox).where(eq(outbox.template, 'contentDecided')))

async function waiting(place: number, name: string): Promise<ContentObject> {
  const { data } = await own.list({ state: 'published', sort: 'title' })
  const { data: of } = await own.get(data.list[place]?.id ?? 0)
  const { data: saved } = await own.save(of, { ...of.document, name: { zh: name, en: `${name} in English` } })
  return (await own.submit(saved)).data
}

it('approved or returned, its people are notified by mail, with the opinion and the way to the stand', async () => {
  await fair.publish(await waiting(0, '竹影屏风'))
  const [approved] = await notified()
  expect(approved).toMatchObject({ channel: 'email', address: EXHIBITOR, languageType: 1 })
  expect(approved?.body).toContain('《竹影屏风》已通过')
  expect(approved?.body).toContain('personal.html#/stand')
  await server().database.db.delete(outbox)
  await fair.giveBack(await waiting(1, '松月茶案'), '请补充尺寸。')
  const [returned, ...others] = await notified()
  expect(others).toEqual([])
  expect(returned?.body).toContain('《松月茶案》已退回，意见：请补充尺寸。')
})

it('what nobody submitted is published without a word', async () => {
  const { data } = await own.list({ state: 'published', sort: 'title' })
  const { data: of } = await fair.get(data.list[2]?.id ?? 0)
  await fair.publish((await fair.save(of, { ...of.document, weight: 3 })).data)
  expect(await notified()).toEqual([])
})

it('many decided within a minute are one mail, a line each; what is under way is not written over', async () => {
  const [one, two, three] = [await waiting(2, '其一'), await waiting(3, '其二'), await waiting(4, '其三')]
  await fair.publish(one)
  await fair.giveBack(two, '太暗')
  const [mail, ...others] = await notified()
  expect(others).toEqual([])
  expect(mail?.body).toMatch(/《其一》已通过.*\n《其二》已退回，意见：太暗\n/)
  expect(mail?.dueAt.getTime()).toBeGreaterThan(mail?.createdAt.getTime() ?? Infinity)
  // A server takes it for delivery.
  await server()
    .database.db.update(outbox)
    .set({ dueAt: new Date(Date.now() + 120_000) })
    .where(eq(outbox.id, mail?.id ?? 0))
  await fair.publish(three)
  const [next, before] = await notified()
  expect(before?.body).toBe(mail?.body)
  expect(next?.body).toContain('《其三》已通过')
  expect(next?.body).not.toContain('其一')
})

it('each is notified in their language, and nobody who cannot log in', async () => {
  const { db } = server().database
  const [person] = await db.select().from(accounts).where(eq(accounts.email, EXHIBITOR))
  const { exhibitorId = null, passwordHash = '' } = person ?? {}
  const made = { exhibitorId, passwordHash, languageType: 2, name: { zh: '甲', en: 'A' } }
  const added = await db
    .insert(accounts)
    .values([
      { ...made, email: 'english@stand.example', userType: 8, status: 'active' },
      { ...made, email: 'closed@stand.example', userType: 1, status: 'disabled' },
      { ...made, email: 'anchor@stand.example', userType: 13, status: 'active' },
    ])
    .returning({ id: accounts.id })
  await fair.giveBack(await waiting(5, '双语'), 'Too dark')
  const mails = await notified()
  expect(mails.map(({ address }) => address).toSorted()).toEqual(['english@stand.example', EXHIBITOR])
  expect(mails.find(({ languageType }) => languageType === 2)?.body).toContain(
    '“双语 in English” was returned for changes. Reviewer note: Too dark',
  )
  await db.delete(accounts).where(
    inArray(
      accounts.id,
      added.map(({ id }) => id),
    ),
  )
})
