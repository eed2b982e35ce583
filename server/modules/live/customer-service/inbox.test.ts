import { afterEach, beforeAll, expect, test } from 'vitest'
import { CODE_MODULUS } from '#contract/core/answer-codes.ts'
import { countUnread, handOver, listAgents, listConversations } from '#contract/live/customer-service/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { addressOf, openSocket, type TestSocket } from '#tests/setup/sockets.ts'

const server = useServer('demo')
const FAIR = 'C2Cservice-fair'
type Name = keyof typeof userTypes
type Headers = { token: string; userid: string }

let url = ''
const people = new Map<Name, Headers>()
const open: TestSocket[] = []

async function person(name: Name): Promise<Headers> {
  const headers = people.get(name) ?? (await signedInAs(server(), userTypes[name]))
  people.set(name, headers)
  return headers
}
async function socketOf(name: Name): Promise<TestSocket> {
  const socket = await openSocket(url, { token: (await person(name)).token })
  open.push(socket)
  return socket
}
async function ask(socket: TestSocket, to: string, text: string): Promise<number> {
  const answer = await socket.ask('send', { to, clientId: crypto.randomUUID(), content: { type: 'text', text } })
  expect(answer.code).toBe(0)
  return answer.data?.message.sequence ?? 0
}
const inbox = async (name: Name, side: 'visitor' | 'agent', filter: object = {}) =>
  (await server().ask(listConversations, { side, ...filter }, { headers: await person(name) })).data
async function withVisitor(name: Name, visitor: Name) {
  const id = (await person(visitor)).userid
  return (await inbox(name, 'agent')).list.find(({ userId }) => userId === id)
}
const give = async (by: Name, conversationID: string, from: string, to: string) =>
  (await server().ask(handOver, { conversationID, from, to }, { headers: await person(by) })).code % CODE_MODULUS
const code = (error: { code: number }) => error.code % CODE_MODULUS

beforeAll(async () => {
  url = await addressOf(server())
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})

test('an inquiry waits until it is answered, and each side counts what it has not read', async () => {
  const buyer = await socketOf('buyer')
  await ask(buyer, FAIR, 'one')
  const last = await ask(buyer, FAIR, 'two')
  expect((await inbox('buyer', 'visitor')).list[0]).toMatchObject({
    conversationID: FAIR,
    userId: 'service-fair',
    inquiry: 'waiting',
    unreadCount: 0,
    agentId: '',
    agentName: '',
  })
  const waiting = await inbox('customerService', 'agent', { inquiry: 'waiting' })
  expect(waiting).toMatchObject({ unread: 2, waiting: 1, list: [{ unreadCount: 2, lastMessage: { sequence: last } }] })
  const agent = await socketOf('customerService')
  const conversationID = waiting.list[0]?.conversationID ?? ''
  await agent.ask('read', { conversationID, sequence: last })
  expect(await inbox('staff', 'agent')).toMatchObject({ unread: 0, waiting: 1, list: [{ inquiry: 'waiting' }] })
  await ask(agent, conversationID, 'an answer')
  expect(await inbox('customerService', 'agent')).toMatchObject({ unread: 0, waiting: 0 })
  expect((await inbox('customerService', 'agent', { inquiry: 'waiting' })).list).toEqual([])
  const answered = await inbox('buyer', 'visitor')
  expect(answered).toMatchObject({ unread: 1, list: [{ inquiry: 'answered', unreadCount: 1, peerRead: last + 1 }] })
  await buyer.ask('read', { conversationID: FAIR, sequence: 9_999 })
  expect(await withVisitor('customerService', 'buyer')).toMatchObject({ peerRead: last + 1 })
  // What comes later waits no more: it is a conversation now.
  await ask(buyer, FAIR, 'three')
  expect(await inbox('buyer', 'visitor')).toMatchObject({ list: [{ inquiry: 'answered' }] })
})

test('of two agents that take a conversation at once one gets it, and the other hears who', async () => {
  await ask(await socketOf('overseasBuyer'), FAIR, 'who is there?')
  const conversationID = `C2C${(await person('overseasBuyer')).userid}`
  const [service, staff] = [(await person('customerService')).userid, (await person('staff')).userid]
  const colleague = await socketOf('organizer')
  const outcomes = await Promise.all([
    give('customerService', conversationID, '', service),
    give('staff', conversationID, '', staff),
  ])
  expect(outcomes.toSorted((a, b) => a - b)).toEqual([0, code(errors.OtherAgent)])
  await colleague.next('conversations')
  const won = outcomes[0] === 0 ? 'customerService' : 'staff'
  const [winner, loser] = won === 'staff' ? [staff, service] : [service, staff]
  expect(await withVisitor(won, 'overseasBuyer')).toMatchObject({ agentId: winner })
  expect((await inbox(won, 'agent', { mine: true })).list).toHaveLength(1)
  // Only who has it hands it over, and only to an agent of this service.
  const other = won === 'staff' ? 'customerService' : 'staff'
  expect(await give(other, conversationID, winner, loser)).toBe(code(errors.NotAllowed))
  expect(await give(other, conversationID, loser, loser)).toBe(code(errors.OtherAgent))
  expect(await give(won, conversationID, winner, (await person('exhibitor')).userid)).toBe(code(errors.NotAllowed))
  expect(await give(won, conversationID, winner, loser)).toBe(0)
  expect(await withVisitor(won, 'overseasBuyer')).toMatchObject({ agentId: loser })
  expect((await inbox(won, 'agent', { mine: true })).list).toEqual([])
  // The visitor does not see who has it.
  expect((await inbox('overseasBuyer', 'visitor')).list[0]).toMatchObject({ agentId: '', agentName: '' })
})

test('an agent of another exhibitor sees and takes nothing', async () => {
  const [agents] = [(await server().ask(listAgents, {}, { headers: await person('exhibitor') })).data]
  expect(agents.map(({ userId }) => userId)).toEqual([(await person('exhibitor')).userid])
  await ask(await socketOf('tourist'), FAIR, 'for the fair')
  const conversationID = `C2C${(await person('tourist')).userid}`
  for (const foreign of ['exhibitor', 'exhibitingDelegation'] as const) {
    const seen = await inbox(foreign, 'agent')
    expect(seen.list.map((one) => one.conversationID)).not.toContain(conversationID)
    expect(await give(foreign, conversationID, '', (await person(foreign)).userid)).toBe(
      code(errors.ConversationNotFound),
    )
  }
  expect(await withVisitor('customerService', 'tourist')).toMatchObject({ agentId: '' })
  // A visitor's own name for it is no agent's.
  expect(await give('customerService', FAIR, '', (await person('customerService')).userid)).toBe(
    code(errors.OwnService),
  )
})

test('the header learns how much is unread on either side, of the own alone', async () => {
  const unread = async (name: Name) => (await server().ask(countUnread, {}, { headers: await person(name) })).data
  const before = {
    requester: await unread('buyingDelegation'),
    desk: await unread('staff'),
    other: await unread('exhibitor'),
  }
  const requester = await socketOf('buyingDelegation')
  await ask(requester, FAIR, 'one')
  expect(await unread('staff')).toEqual({ ...before.desk, inquiries: before.desk.inquiries + 1 })
  expect(await unread('exhibitor')).toEqual(before.other)
  const desk = await socketOf('customerService')
  const last = await ask(desk, `C2C${(await person('buyingDelegation')).userid}`, 'answer')
  expect(await unread('buyingDelegation')).toEqual({ answers: before.requester.answers + 1, inquiries: 0 })
  await requester.ask('read', { conversationID: FAIR, sequence: last })
  expect(await unread('buyingDelegation')).toEqual({ answers: 0, inquiries: 0 })
})

test('who answers for no service has no agent’s side', async () => {
  const answer = await server().ask(listConversations, { side: 'agent' }, { headers: await person('buyer') })
  expect(answer.code % CODE_MODULUS).toBe(code(errors.NoService))
})

test('agents are listed with who is there and how much they have', async () => {
  const socket = await socketOf('customerService')
  await socket.ask('watch', { liveId: 1 })
  const agents = (await server().ask(listAgents, {}, { headers: await person('staff') })).data
  const there = (await person('customerService')).userid
  expect(agents.find(({ userId }) => userId === there)).toMatchObject({ online: true })
  expect(agents.find(({ userId }) => userId === (people.get('organizer')?.userid ?? ''))).toMatchObject({
    online: false,
  })
})
