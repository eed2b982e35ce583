import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CommandName, commands } from '#contract/catalog/realtime.ts'
import { directConversationId, serviceUserId } from '#contract/live/chat/rules.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { type Audit, openAudit, withoutCounters } from '#tests/attacks/audit.ts'
import { type Requester, commandAttacks, type Rooms } from '#tests/attacks/commands.ts'
import { choose, seeded } from '#tests/attacks/random.ts'
import { spoil } from '#tests/attacks/requests.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { newBuyers } from '#tests/setup/money/buyers.ts'
import { addSession } from '#tests/setup/live-rooms.ts'
import { useServer } from '#tests/setup/server.ts'
import { talkNow } from '#tests/setup/trade/talks.ts'
import { addressOf, openSocket, type TestSocket } from '#tests/setup/sockets.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { findOwnService } from '#server/modules/live/chat/index.ts'

/**
 * Every command of a socket × a guest and all 20 user types × a conversation of another user's, and what no page sends:
 * who may not is refused with the right error, nothing has changed, and nobody else is notified of it. MALFORMED says how many
 * wrong inputs for each command, SEED which.
 */
const COUNT = Number(process.env['MALFORMED'] ?? 30)
const SEED = Number(process.env['SEED'] ?? 20_261_122)
/** bytes: what is larger closes its socket, which has a test of its own */
const FRAME = 60_000
/** commands of one person, which are within their allowance */
const OF_ONE = 30
let requested = 0
const SECRET = '只有你我知道'

const server = useServer('demo')
let audit: Audit
let url = ''
let rooms: Rooms
/** The two sides of a conversation; they receive its events. */
let parties: TestSocket[] = []

const say = (socket: TestSocket, to: string) =>
  socket.ask('send', { to, clientId: crypto.randomUUID(), content: { type: 'text', text: SECRET } })

beforeAll(async () => {
  url = await addressOf(server())
  const { db } = server().database
  const visitor = await signedInAs(server(), userTypes.overseasBuyer)
  const [owner] = await db.select().from(accounts).where(eq(accounts.userType, userTypes.exhibitor))
  const [other] = await db
    .select({ id: exhibitors.id })
    .from(exhibitors)
    .where(ne(exhibitors.id, owner?.exhibitorId ?? 0))
    .limit(1)
  // Another exhibitor's people are there to try, too.
  await db
    .update(accounts)
    .set({ exhibitorId: other?.id ?? 0 })
    .where(eq(accounts.userType, userTypes.exhibitingDelegation))
  const service = String(owner?.exhibitorId)
  const room = await addSession(server(), { status: 1 })
  rooms = {
    room: `LIVE-${room}`,
    liveId: room,
    closed: `LIVE-${await addSession(server(), { status: 0 })}`,
    direct: directConversationId(visitor.userid),
    talk: await talkNow(server(), { exhibitorId: owner?.exhibitorId ?? 0, buyerId: Number(visitor.userid) }),
  }
  parties = [
    await openSocket(url, { token: visitor.token }),
    await openSocket(url, { token: (await signedInAs(server(), userTypes.exhibitor)).token }),
  ]
  const [first] = parties
  if (!first) throw new Error('nobody is there')
  await say(first, directConversationId(serviceUserId(service)))
  await first.ask('enter', { groupId: rooms.room })
  await say(first, rooms.room)
  audit = await openAudit(server().database.url)
})
afterAll(async () => {
  for (const party of parties) party.close()
  await audit.close()
  if (process.env['MALFORMED'] !== undefined) process.stdout.write(`commands: ${requested} sent, none failed\n`)
})

const codeOf = (socket: TestSocket, name: string, input: unknown) =>
  // oxlint-disable-next-line no-unsafe-type-assertion -- what is sent is meant to be none of a command's
  socket.ask(name as CommandName, input as never)

const heardBy = (party: TestSocket): number =>
  party.waiting('read') + party.waiting('messages') + party.waiting('talkSignal') + party.waiting('talkTaken')

/** Everybody but the two themselves. */
const requesters = [undefined, ...Object.values(userTypes)].filter(
  (type) => type !== userTypes.overseasBuyer && type !== userTypes.exhibitor,
)

async function openAs(userType: number | undefined): Promise<{ socket: TestSocket; requester: Requester }> {
  if (userType === undefined) return { socket: await openSocket(url, { visitor: 'g'.repeat(32) }), requester: 'guest' }
  const { token, userid } = await signedInAs(server(), userType)
  const [account] = await server()
    .database.db.select()
    .from(accounts)
    .where(eq(accounts.id, Number(userid)))
  const service = account && findOwnService(account)
  const requester = service === undefined ? 'visitor' : service === 'fair' ? 'desk' : 'otherExhibitor'
  return { socket: await openSocket(url, { token }), requester }
}

it('has a case for every command', () => {
  expect(Object.keys(commandAttacks).toSorted()).toEqual(Object.keys(commands).toSorted())
})

describe('what is another user’s', () => {
  it.each(requesters)('is refused to user type %s', async (userType) => {
    const { socket, requester } = await openAs(userType)
    const heardBefore = parties.map((party) => heardBy(party))
    for (const [name, { foreign }] of Object.entries(commandAttacks)) {
      for (const { input, expected } of foreign) {
        await audit.changes()
        const outcomes = [expected[requester]].flat()
        const { code, data } = await codeOf(socket, name, input(rooms))
        const changed = withoutCounters(await audit.changes())
        expect({ name, code, changed }).toEqual({ name, code: expect.any(Number), changed: [] })
        expect(outcomes.map((outcome) => (outcome === 'heard' ? 0 : errors[outcome].code))).toContain(code)
        expect(JSON.stringify(data)).not.toContain(SECRET)
      }
    }
    // One answer more: every event has arrived by then.
    for (const party of parties) await party.ask('unwatch', { liveId: rooms.liveId })
    expect(parties.map((party) => heardBy(party))).toEqual(heardBefore)
    socket?.close()
  })
})

describe('what no page sends', () => {
  it.each(Object.keys(commands))('to %s is refused, or done as its schema has it, and breaks nothing', async (name) => {
    const attacked = Object.entries(commandAttacks).find(([known]) => known === name)?.[1]
    const right: unknown = attacked?.right(rooms)
    const wrong = [...spoil(right), ...[null, 7, 'x', [], {}].map((sent) => ({ wrong: JSON.stringify(sent), sent }))]
    const random = seeded(SEED + Object.keys(commands).indexOf(name))
    const attacks = choose(wrong, COUNT, random).filter(({ sent }) => (JSON.stringify(sent) ?? '').length <= FRAME)
    const people = await newBuyers(server(), Math.ceil(attacks.length / OF_ONE))
    let socket: TestSocket | undefined
    for (const [i, attack] of attacks.entries()) {
      // What is refused as too much is not looked at: after so many somebody else goes on.
      if (!socket || i % OF_ONE === 0) {
        socket?.close()
        socket = await openSocket(url, { token: people[i / OF_ONE]?.token ?? '' })
        await socket.ask('enter', { groupId: rooms.room, again: true })
        await audit.changes()
      }
      const { code } = await codeOf(socket, name, attack.sent)
      const changed = withoutCounters(await audit.changes())
      expect([errors.Internal.code, errors.TooFast.code], attack.wrong).not.toContain(code)
      requested += 1
      expect({ wrong: attack.wrong, changed: code === 0 ? [] : changed }).toEqual({ wrong: attack.wrong, changed: [] })
    }
    expect('polluted' in {}).toBe(false)
    socket?.close()
  })
})
