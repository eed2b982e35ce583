import { and, eq, gt, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { getSponsorExhibitorDetail } from '#contract/people/enrollment/endpoints.ts'
import { directConversationId, serviceUserId } from '#contract/live/chat/rules.ts'
import { NOTICE_GAP_MS, UNREAD_NOTICE_MS } from '#contract/live/customer-service/limits.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { addressOf, openSocket, type TestSocket } from '#tests/setup/sockets.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { conversations } from '#server/modules/live/chat/chat.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { notifyUnread } from './unread-notices'

const server = useServer('demo', { PUBLIC_URL: 'https://fair.example' })
type Name = 'overseasBuyer' | 'exhibitor' | 'buyer'
const sockets = new Map<Name, TestSocket>()
const ids = new Map<Name, string>()
let exhibitor = ''
let seen = 0
let now = 0

beforeAll(async () => {
  const url = await addressOf(server())
  for (const name of ['overseasBuyer', 'exhibitor', 'buyer'] as const) {
    const { token, userid } = await signedInAs(server(), userTypes[name])
    ids.set(name, userid)
    sockets.set(name, await openSocket(url, { token }))
    if (name !== 'exhibitor') continue
    const [own] = (await server().ask(getSponsorExhibitorDetail, {}, { headers: { token, userid } })).data
    exhibitor = String(own?.exhibitorId)
  }
  now = Date.now()
  return () => {
    for (const socket of sockets.values()) socket.close()
  }
})

const socketOf = (name: Name): TestSocket => {
  const socket = sockets.get(name)
  if (!socket) throw new Error(`no socket of ${name}`)
  return socket
}
const idOf = (name: Name) => directConversationId(ids.get(name) ?? '')
const say = async (name: Name, to: string, text = 'hello') => {
  const answer = await socketOf(name).ask('send', {
    to,
    clientId: crypto.randomUUID(),
    content: { type: 'text', text },
  })
  expect(answer.code).toBe(0)
  return answer.data?.message.sequence ?? 0
}
const read = (name: Name, conversationID: string, sequence: number) =>
  socketOf(name).ask('read', { conversationID, sequence })
const later = (ms: number) => (now += ms)

/** The notices that the job has written since the last call. */
async function notify() {
  await notifyUnread(server().database, server(), new Date(now))
  const rows = await server().database.db.select().from(outbox).where(gt(outbox.id, seen)).orderBy(outbox.id)
  seen = rows.at(-1)?.id ?? seen
  return rows.map(({ template, address, body, languageType }) => ({ template, address, body, languageType }))
}
const addressOfAccount = async (name: Name) =>
  (
    await server()
      .database.db.select({ email: accounts.email })
      .from(accounts)
      .where(eq(accounts.id, Number(ids.get(name))))
  )[0]?.email

test('recipients of questions and answers are notified in their language, once until they have read them', async () => {
  const input = directConversationId(serviceUserId(exhibitor))
  await say('overseasBuyer', input)
  later(1_000)
  // Who reads it at once needs no mail.
  expect(await notify()).toEqual([])
  later(UNREAD_NOTICE_MS + 10_000)
  const inquiry = await notify()
  expect(inquiry).toMatchObject([{ template: 'inquiries', address: await addressOfAccount('exhibitor') }])
  expect(inquiry[0]?.body).toContain(`https://fair.example/personal.html#/messages?with=${ids.get('overseasBuyer')}`)
  await say('overseasBuyer', input)
  later(UNREAD_NOTICE_MS + NOTICE_GAP_MS)
  expect(await notify()).toEqual([])

  await say('exhibitor', idOf('overseasBuyer'), 'Yes.')
  const last = await say('exhibitor', idOf('overseasBuyer'), 'Of course.')
  later(UNREAD_NOTICE_MS + 10_000)
  const answers = await notify()
  expect(answers).toMatchObject([
    { template: 'answered', address: await addressOfAccount('overseasBuyer'), languageType: 2 },
  ])
  expect(answers[0]?.body).toContain(`https://fair.example/concact.html#/?exhibitorId=${exhibitor}`)
  expect(answers[0]?.body).toContain('replied to you')

  // Read, and answered again: a while after the last notice there is another.
  await read('overseasBuyer', input, last)
  await say('exhibitor', idOf('overseasBuyer'), 'One more thing.')
  later(UNREAD_NOTICE_MS + 10_000)
  expect(await notify()).toEqual([])
  later(NOTICE_GAP_MS)
  expect((await notify()).map(({ template }) => template)).toEqual(['answered'])
})

test('an inquiry to an exhibitor that nobody speaks for is reported to the account that it comes to have', async () => {
  const { db } = server().database
  const taken = db.select({ id: accounts.exhibitorId }).from(accounts).where(isNotNull(accounts.exhibitorId))
  const [free] = await db
    .select({ id: exhibitors.id })
    .from(exhibitors)
    .where(notInArray(exhibitors.id, taken))
    .limit(1)
  const id = free?.id ?? 0
  await say('buyer', directConversationId(serviceUserId(String(id))))
  later(UNREAD_NOTICE_MS + NOTICE_GAP_MS)
  expect(await notify()).toEqual([])
  const [made] = await db
    .update(accounts)
    .set({ exhibitorId: id })
    .where(eq(accounts.userType, userTypes.exhibitingDelegation))
    .returning({ email: accounts.email })
  expect(await notify()).toMatchObject([{ template: 'inquiries', address: made?.email }])
})

test('questions to the fair that nobody has taken are reported to all its staff, once and only after a delay', async () => {
  const { db } = server().database
  const desk = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(inArray(accounts.userType, [userTypes.customerService, userTypes.organizer, userTypes.staff]))
  const input = directConversationId(serviceUserId('fair'))
  await say('buyer', input)
  later(UNREAD_NOTICE_MS + NOTICE_GAP_MS)
  const notified = await notify()
  expect(notified.map(({ template }) => template)).toEqual(desk.map(() => 'inquiries'))
  expect(notified.map(({ address }) => address).toSorted()).toEqual(desk.map(({ email }) => email).toSorted())
  expect(notified[0]?.body).toContain(`https://fair.example/organizer.html#/messages?with=${ids.get('buyer')}`)

  // Another asks at once: the organizer console was notified a moment ago.
  await say('overseasBuyer', input)
  later(UNREAD_NOTICE_MS + 10_000)
  expect(await notify()).toEqual([])
  later(NOTICE_GAP_MS)
  expect(await notify()).toHaveLength(desk.length)

  // Who has taken it is notified of it alone.
  const [agent] = await db
    .update(conversations)
    .set({ agentId: sql`(select min(id) from ${accounts} where ${eq(accounts.userType, userTypes.customerService)})` })
    .where(and(eq(conversations.visitorId, Number(ids.get('buyer'))), eq(conversations.service, 'fair')))
    .returning({ id: conversations.agentId, last: conversations.lastSequence })
  await db
    .update(conversations)
    .set({ serviceRead: agent?.last ?? 0 })
    .where(eq(conversations.agentId, agent?.id ?? 0))
  await say('buyer', input)
  later(UNREAD_NOTICE_MS + NOTICE_GAP_MS)
  expect(await notify()).toHaveLength(1)
})
