import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { directConversationId, serviceUserId } from '#contract/live/chat/rules.ts'
import { UNREAD_NOTICE_MS } from '#contract/live/customer-service/limits.ts'
import { countUnread, handOver, listAgents, listConversations } from '#contract/live/customer-service/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { addLive, getManagedLive, listManagedLives } from '#contract/live/live/endpoints.ts'
import { changeMemberRole, listTeam, listTeamChanges, removeMember } from '#contract/people/team/endpoints.ts'
import { draft } from '#tests/setup/live-rooms.ts'
import { useServer } from '#tests/setup/server.ts'
import { addressOf, openSocket, type TestSocket } from '#tests/setup/sockets.ts'
import { inviting } from '#tests/setup/people/team.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { notifyUnread } from '#server/modules/live/customer-service/index.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'

const server = useServer('demo', { PUBLIC_URL: 'https://fair.example' })
const { headersOf, joined } = inviting(server)
type Headers = Awaited<ReturnType<typeof headersOf>>

let url = ''
let admin: Headers
let own = ''
const open: TestSocket[] = []
beforeAll(async () => {
  url = await addressOf(server())
  admin = await headersOf(userTypes.exhibitor)
  const [account] = await server()
    .database.db.select()
    .from(accounts)
    .where(eq(accounts.id, Number(admin.userid)))
  own = serviceUserId(String(account?.exhibitorId))
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})

async function socketOf({ token }: Headers): Promise<TestSocket> {
  const socket = await openSocket(url, { token })
  open.push(socket)
  return socket
}
const say = async (socket: TestSocket, to: string, text: string) =>
  (await socket.ask('send', { to, clientId: crypto.randomUUID(), content: { type: 'text', text } })).code
const inbox = async (headers: Headers, side: 'agent' | 'visitor' = 'agent') =>
  (await server().ask(listConversations, { side }, { headers })).data.list
const visitorsOf = async (headers: Headers) => (await inbox(headers)).map(({ userId }) => userId)
const agentsOf = async (headers: Headers) =>
  (await server().ask(listAgents, {}, { headers })).data.map(({ userId }) => userId)

/** A visitor who has written to a service. */
async function requesting(userType: number, service: string): Promise<Headers> {
  const headers = await headersOf(userType)
  expect(await say(await socketOf(headers), directConversationId(service), '请问')).toBe(0)
  return headers
}

/** A conversation with the exhibitor that a member has taken. */
async function taken(member: Headers, userType: number): Promise<string> {
  const visitor = await requesting(userType, own)
  const input = { conversationID: directConversationId(visitor.userid), from: '', to: member.userid }
  expect((await server().ask(handOver, input, { headers: member })).code).toBe(0)
  return visitor.userid
}
let keys = 0
async function addedLive(anchor: string): Promise<number> {
  const input = { key: `team-live-${++keys}`, draft: { ...draft, anchor } }
  return (await server().ask(addLive, input, { headers: admin })).data.id
}
const remove = (input: { id: number; role: 'admin' | 'customerService' | 'anchor'; handOverTo?: number }) =>
  server().ask(removeMember, input, { headers: admin })

test('customer service answers for the exhibitor, and is nobody of the fair’s', async () => {
  const { headers } = await joined('answers@team.example', 'customerService')
  const visitor = await requesting(userTypes.buyer, own)
  const ofFair = await requesting(userTypes.tourist, serviceUserId('fair'))
  expect(await visitorsOf(headers)).toContain(visitor.userid)
  expect(await visitorsOf(headers)).not.toContain(ofFair.userid)
  expect((await server().ask(countUnread, {}, { headers })).data.inquiries).toBeGreaterThan(0)
  expect(await say(await socketOf(headers), directConversationId(visitor.userid), '您好')).toBe(0)
  expect((await inbox(visitor, 'visitor'))[0]).toMatchObject({ inquiry: 'answered', unreadCount: 1 })
  const fair = await headersOf(userTypes.customerService)
  expect(await visitorsOf(fair)).not.toContain(visitor.userid)
  expect(await agentsOf(fair)).not.toContain(headers.userid)
  expect(await agentsOf(headers)).toEqual(expect.arrayContaining([admin.userid, headers.userid]))
  expect(await say(await socketOf(headers), directConversationId(ofFair.userid), '越界')).not.toBe(0)
})

test('what nobody has read is told to customer service too, with the way to their own inbox', async () => {
  const email = 'told@team.example'
  await joined(email, 'customerService')
  await requesting(userTypes.buyingDelegation, own)
  await notifyUnread(server().database, server(), new Date(Date.now() + UNREAD_NOTICE_MS + 60_000))
  const mails = await server().database.db.select().from(outbox).where(eq(outbox.address, email))
  expect(mails.find(({ template }) => template === 'inquiries')?.body).toContain('/personal.html#/messages')
})

test('an anchor hosts the sessions that name them, and those they add are the exhibitor’s', async () => {
  const email = 'hosts@team.example'
  const { headers } = await joined(email, 'anchor')
  const [named, other] = [await addedLive(email), await addedLive('')]
  const ids = async () =>
    (await server().ask(listManagedLives, { page: 1, limit: 50 }, { headers })).data.list.map(({ id }) => id)
  expect(await ids()).toEqual([named])
  expect((await server().ask(getManagedLive, { id: other }, { headers })).code).toBe(errors.NotYourLive.code)
  const { data } = await server().ask(addLive, { key: 'of-the-anchor', draft }, { headers })
  expect(data.official).toBe(false)
  const [kept] = await server().database.db.select().from(lives).where(eq(lives.id, data.id))
  expect(serviceUserId(String(kept?.exhibitorId))).toBe(own)
  expect(await ids()).toHaveLength(2)
})

test('a salesperson has their own messages and answers nobody', async () => {
  const { headers } = await joined('sells@team.example', 'salesperson')
  expect(await inbox(headers, 'visitor')).toEqual([])
  expect((await server().ask(listConversations, { side: 'agent' }, { headers })).code).toBe(errors.NoService.code)
})

test('who is removed hands over what they have in hand, to a colleague who can go on with it', async () => {
  const email = 'leaves@team.example'
  const leaver = await joined(email, 'customerService')
  const answering = await joined('stays@team.example', 'customerService')
  const visitor = await taken(leaver.headers, userTypes.overseasBuyer)
  const liveId = await addedLive(email)
  const input = { id: leaver.id, role: 'customerService' } as const
  expect(await remove(input)).toMatchObject({
    code: errors.HandOverNeeded.code,
    data: { conversations: 1, lives: 1 },
  })
  // Who answers visitors hosts no sessions; nobody takes over from themselves, nor from another team.
  for (const handOverTo of [answering.id, leaver.id, 5])
    expect((await remove({ ...input, handOverTo })).code).toBe(errors.HandOverImpossible.code)
  expect((await remove({ ...input, handOverTo: Number(admin.userid) })).code).toBe(0)
  const row = (await inbox(admin)).find(({ userId }) => userId === visitor)
  expect(row).toMatchObject({ agentId: admin.userid })
  const { data } = await server().ask(getManagedLive, { id: liveId }, { headers: admin })
  expect(data).toMatchObject({ version: 2, draft: { anchor: 'exhibitor@demo.yunzhan.example' } })
  const [last] = (await server().ask(listTeamChanges, {}, { headers: admin })).data.list
  expect(last).toMatchObject({ action: 'remove', fromRole: 'customerService', handedTo: '沈砚秋' })
})

test('who gets another role keeps what it can go on with, and hands over the rest', async () => {
  const one = await joined('turns@team.example', 'customerService')
  await taken(one.headers, userTypes.staff)
  const change = (to: 'admin' | 'anchor', more: object = {}) => {
    const from = to === 'admin' ? 'customerService' : 'admin'
    return server().ask(changeMemberRole, { id: one.id, from, to, ...more }, { headers: admin })
  }
  expect(await change('admin')).toMatchObject({ code: 0, data: { role: 'admin', conversations: 1 } })
  expect((await change('anchor')).code).toBe(errors.HandOverNeeded.code)
  const given = await change('anchor', { handOverTo: Number(admin.userid) })
  expect(given).toMatchObject({ code: 0, data: { role: 'anchor', conversations: 0 } })
  const { data } = await server().ask(listTeam, {}, { headers: admin })
  expect(data.list.find(({ self }) => self)?.conversations).toBeGreaterThan(0)
})
