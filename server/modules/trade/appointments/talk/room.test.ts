import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import * as contract from '#contract/trade/appointments/endpoints.ts'
import { PRESENCE_MS } from '#contract/trade/appointments/limits.ts'
import type { TalkMessage } from '#contract/trade/appointments/realtime.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { useServer } from '#tests/setup/server.ts'
import { addressOf, openSocket, type TestSocket } from '#tests/setup/sockets.ts'
import { talking, talkNow } from '#tests/setup/trade/talks.ts'
import { appointments } from '../appointments.schema'
import { serversFor } from './relay'

const server = useServer('demo')
const { exhibitor, person } = talking(server)
const opened: TestSocket[] = []
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close()
})

const rowOf = async (id: number) => {
  const [row] = await server().database.db.select().from(appointments).where(eq(appointments.id, id))
  return row
}

async function socketOf(headers: { token: string }): Promise<TestSocket> {
  const socket = await openSocket(await addressOf(server()), { token: headers.token })
  opened.push(socket)
  return socket
}

/** A talk that goes on, with both sides. */
async function held(over: { minutesAgo?: number } = {}) {
  await server().database.write((db) => db.delete(appointments))
  const [own, buyer] = [await exhibitor(), await person()]
  const id = await talkNow(server(), {
    exhibitorId: own.exhibitorId,
    buyerId: buyer.id,
    memberId: own.id,
    minutesAgo: 5,
    ...over,
  })
  return { id, own, buyer, team: await person({ userType: userTypes.salesperson, exhibitorId: own.exhibitorId }) }
}

const room = (id: number, headers: Record<string, string>, language?: 'en-US') =>
  server().ask(contract.openTalkRoom, { id }, { headers, ...(language ? { language } : {}) })
const sessionId = 'stay-of-a-browser'
const hello: TalkMessage = { type: 'hello', sessionId }

it('opens ten minutes before until an hour after, and says when', async () => {
  const early = await held({ minutesAgo: -11 })
  const refused = await room(early.id, early.buyer.headers, 'en-US')
  expect(refused.code).toBe(errors.AppointmentRoomNotOpen.code)
  expect(refused.msg).toMatch(/opens at \d{4}-\d\d-\d\d \d\d:\d\d \(GMT\+8\)/)
  const soon = await held({ minutesAgo: -9 })
  expect((await room(soon.id, soon.buyer.headers)).code).toBe(0)
  const late = await held({ minutesAgo: 89 })
  expect((await room(late.id, late.buyer.headers)).code).toBe(0)
  const over = await held({ minutesAgo: 91 })
  expect((await room(over.id, over.buyer.headers)).code).toBe(errors.AppointmentRoomClosed.code)
  const socket = await socketOf(over.buyer.headers)
  expect((await socket.ask('enterTalk', { id: over.id, seat: newKey() })).code).toBe(errors.AppointmentRoomClosed.code)
})

it('is for confirmed talks online alone', async () => {
  const { id, buyer } = await held()
  const set = (change: Partial<typeof appointments.$inferInsert>) =>
    server().database.write((db) => db.update(appointments).set(change).where(eq(appointments.id, id)))
  await set({ place: 'booth' })
  expect((await room(id, buyer.headers)).code).toBe(errors.AppointmentNoRoom.code)
  await set({ place: 'online', state: 'cancelled' })
  expect((await room(id, buyer.headers)).code).toBe(errors.AppointmentNoRoom.code)
  await set({ state: 'noShow' })
  expect((await room(id, buyer.headers)).code).toBe(0)
})

it('tells each side who the other is, and what can be shown', async () => {
  const { id, own, buyer, team } = await held()
  const [asBuyer, asExhibitor] = [(await room(id, buyer.headers)).data, (await room(id, own.headers)).data]
  expect(asBuyer).toMatchObject({ side: 'buyer', conversationID: `C2Cservice-${own.exhibitorId}` })
  expect(asExhibitor).toMatchObject({ side: 'exhibitor', conversationID: `C2C${buyer.id}` })
  expect(asExhibitor.other).toMatch(/^采购商/)
  expect(asBuyer.exhibits.length).toBeGreaterThan(0)
  // Who answers no visitors has no conversation with them.
  expect((await room(id, team.headers)).data).toMatchObject({ side: 'exhibitor', conversationID: '' })
})

it('marks both as having taken part once both have come, with one step', async () => {
  const { id, own, buyer } = await held()
  const [one, other] = [await socketOf(buyer.headers), await socketOf(own.headers)]
  expect((await one.ask('enterTalk', { id, seat: newKey() })).code).toBe(0)
  expect(await rowOf(id)).toMatchObject({ state: 'confirmed', exhibitorEnteredAt: null })
  // Who came cannot be marked as absent; the one that did not, can.
  const mark = (headers: Record<string, string>) =>
    server().ask(contract.markAppointment, { id, outcome: 'noShow' }, { headers })
  expect((await mark(own.headers)).code).toBe(errors.AppointmentWasThere.code)
  expect((await other.ask('enterTalk', { id, seat: newKey() })).code).toBe(0)
  expect(await rowOf(id)).toMatchObject({ state: 'met' })
  expect((await other.ask('enterTalk', { id, seat: newKey() })).code).toBe(0)
  const { data } = await server().ask(contract.openAppointment, { id }, { headers: own.headers })
  expect(data.steps.filter(({ action }) => action === 'meet')).toHaveLength(1)
})

it('a side that has left, or has given no sign for a minute, was not there with the one that comes then', async () => {
  const { id, own, buyer } = await held()
  const [one, other] = [await socketOf(buyer.headers), await socketOf(own.headers)]
  const [seat, otherSeat] = [newKey(), newKey()]
  await one.ask('enterTalk', { id, seat })
  await one.ask('leaveTalk', { id, seat, sessionId })
  await other.ask('enterTalk', { id, seat: otherSeat })
  expect(await rowOf(id)).toMatchObject({ state: 'confirmed', buyerSeat: null })
  // The exhibitor's browser has crashed: nobody has heard of it since.
  const lastSeen = new Date(Date.now() - PRESENCE_MS - 1_000)
  await server().database.write((db) => db.update(appointments).set({ exhibitorHereAt: lastSeen }))
  await one.ask('enterTalk', { id, seat })
  expect(await rowOf(id)).toMatchObject({ state: 'confirmed', exhibitorSeat: otherSeat })
  // It is there again, with the sign that a browser gives now and then.
  expect((await other.ask('enterTalk', { id, seat: otherSeat, again: true })).code).toBe(0)
  expect(await rowOf(id)).toMatchObject({ state: 'met' })
})

it('a sign that comes after the leaving takes no seat back', async () => {
  const { id, own, buyer } = await held()
  const [one, other] = [await socketOf(buyer.headers), await socketOf(own.headers)]
  const seat = newKey()
  await one.ask('enterTalk', { id, seat })
  await one.ask('leaveTalk', { id, seat, sessionId })
  expect((await one.ask('enterTalk', { id, seat, again: true })).code).toBe(errors.AppointmentSeatTaken.code)
  await other.ask('enterTalk', { id, seat: newKey() })
  expect(await rowOf(id)).toMatchObject({ state: 'confirmed', buyerSeat: null })
})

it('carries what one side says to the other alone, and drops what no browser says', async () => {
  const { id, own, buyer } = await held()
  const [one, other] = [await socketOf(buyer.headers), await socketOf(own.headers)]
  const [seat, otherSeat] = [newKey(), newKey()]
  await one.ask('enterTalk', { id, seat })
  await other.ask('enterTalk', { id, seat: otherSeat })
  const sent = { ...hello, secret: 'of no field' }
  expect((await one.ask('signalTalk', { id, seat, message: sent })).code).toBe(0)
  expect(await other.next('talkSignal')).toEqual({ id, message: hello })
  expect(one.waiting('talkSignal')).toBe(0)
  const tooLong: TalkMessage = { type: 'description', sessionId, to: sessionId, kind: 'offer', sdp: 'v'.repeat(32_001) }
  expect((await one.ask('signalTalk', { id, seat, message: tooLong })).code).toBe(errors.BadInput.code)
  expect((await one.ask('signalTalk', { id, seat: otherSeat, message: hello })).code).toBe(
    errors.AppointmentSeatTaken.code,
  )
  await one.ask('leaveTalk', { id, seat, sessionId })
  expect(await other.next('talkSignal')).toEqual({ id, message: { type: 'bye', sessionId } })
  expect((await rowOf(id))?.buyerSeat).toBeNull()
})

it('has one seat for a side: a colleague takes it over, and the first one is told', async () => {
  const { id, own, buyer, team } = await held()
  const [first, second, other] = [
    await socketOf(own.headers),
    await socketOf(team.headers),
    await socketOf(buyer.headers),
  ]
  const [seat, taken, otherSeat] = [newKey(), newKey(), newKey()]
  await first.ask('enterTalk', { id, seat })
  await other.ask('enterTalk', { id, seat: otherSeat })
  await second.ask('enterTalk', { id, seat: taken })
  expect(await first.next('talkTaken')).toEqual({ id })
  await other.ask('signalTalk', { id, seat: otherSeat, message: hello })
  expect(await second.next('talkSignal')).toEqual({ id, message: hello })
  expect(first.waiting('talkSignal')).toBe(0)
  const back = await first.ask('enterTalk', { id, seat, again: true })
  expect(back.code).toBe(errors.AppointmentSeatTaken.code)
  // A late message of a lost seat frees no other seat.
  await first.ask('leaveTalk', { id, seat, sessionId })
  expect((await rowOf(id))?.exhibitorSeat).toBe(taken)
})

it('gives a relay’s credentials for an hour, and none without a relay', () => {
  const now = new Date('2031-03-01T10:00:00Z')
  const turnSecret = 'what-the-fair-and-its-relay-share'
  const iceServers = ['stun:relay.example:3478', 'turn:relay.example:3478', 'turns:relay.example:5349?transport=tcp']
  const talks = { iceServers, turnSecret, icePolicy: 'all' as const }
  const { iceServers: given, relayUntil } = serversFor({ talks }, 'talk-7-buyer', now)
  const username = `${Date.parse('2031-03-01T11:00:00Z') / 1_000}:talk-7-buyer`
  const credential = createHmac('sha1', turnSecret).update(username).digest('base64')
  expect(given).toEqual([
    { urls: 'stun:relay.example:3478' },
    { urls: 'turn:relay.example:3478', username, credential },
    { urls: 'turns:relay.example:5349?transport=tcp', username, credential },
  ])
  expect(relayUntil).toBe('2031-03-01T11:00:00.000Z')
  const none = { iceServers: ['stun:relay.example:3478'], turnSecret: undefined, icePolicy: 'all' as const }
  expect(serversFor({ talks: none }, 'talk-7-buyer', now)).toMatchObject({ relayUntil: null })
})
