import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { CODE_MODULUS } from '#contract/core/answer-codes.ts'
import { getHistoryMessage } from '#contract/live/chat/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { deleteMessage, setBanned, setMuted } from '#contract/live/live/endpoints.ts'
import { logout } from '#contract/people/session/endpoints.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { waitFor } from '#tests/setup/wait-for.ts'
import { addressOf, openSocket, type TestSocket } from '#tests/setup/sockets.ts'
import { ofPerson } from '#server/platform/realtime/allowance.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'

const server = useServer('demo')
const open: TestSocket[] = []
let url = ''
let liveId = 0
let ROOM = ''

type Who = 'buyer' | 'tourist' | 'organizer'
const known = new Map<Who, { token: string; userid: string }>()
const headersOf = (who: Who) => known.get(who) ?? { token: '', userid: '' }
const idOf = (who: Who) => headersOf(who).userid
const code = (error: { code: number }) => error.code % CODE_MODULUS

async function connect(who: Who): Promise<TestSocket> {
  const socket = await openSocket(url, { token: headersOf(who).token, language: 'en-US' })
  open.push(socket)
  return socket
}

async function enter(who: Who): Promise<TestSocket> {
  const socket = await connect(who)
  expect((await socket.ask('enter', { groupId: ROOM })).code).toBe(0)
  return socket
}

const say = (socket: TestSocket, text: string) =>
  socket.ask('send', { to: ROOM, clientId: crypto.randomUUID(), content: { type: 'text', text } })

const moderate = (endpoint: typeof setMuted | typeof setBanned, input: object) =>
  // oxlint-disable-next-line no-unsafe-type-assertion -- the tests give what the endpoint takes
  server().ask(endpoint, { liveId, userId: idOf('buyer'), ...input } as never, { headers: headersOf('organizer') })

beforeAll(async () => {
  url = await addressOf(server())
  for (const who of ['buyer', 'tourist', 'organizer'] as const)
    known.set(who, await signedInAs(server(), userTypes[who]))
  const [live] = await server().database.db.select().from(lives).where(eq(lives.key, 'live-papermaking'))
  liveId = live?.id ?? 0
  ROOM = `LIVE-${liveId}`
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})

test('a muted person is notified, and what they say reaches nobody, also after they come back', async () => {
  const buyer = await enter('buyer')
  const tourist = await enter('tourist')
  await moderate(setMuted, { muted: true })
  expect(await buyer.next('moderated')).toEqual({ groupId: ROOM, muted: true })
  expect((await say(buyer, 'unheard')).code % CODE_MODULUS).toBe(code(errors.Muted))
  buyer.close()
  const again = await connect('buyer')
  expect((await again.ask('enter', { groupId: ROOM })).data?.muted).toBe(true)
  expect((await say(again, 'still unheard')).code % CODE_MODULUS).toBe(code(errors.Muted))
  await moderate(setMuted, { muted: false })
  expect((await say(again, 'heard')).code).toBe(0)
  expect((await tourist.next('messages')).list.map(({ payload }) => payload.text)).toEqual(['heard'])
})

test('who is removed hears no more and does not come in again until let in', async () => {
  const buyer = await enter('buyer')
  const tourist = await enter('tourist')
  await moderate(setBanned, { banned: true })
  expect(await buyer.next('moderated')).toEqual({ groupId: ROOM, banned: true })
  await say(tourist, 'without them')
  expect((await say(buyer, 'hello?')).code % CODE_MODULUS).toBe(code(errors.EnterFirst))
  expect(buyer.waiting('messages')).toBe(0)
  expect((await buyer.ask('enter', { groupId: ROOM })).code % CODE_MODULUS).toBe(code(errors.Banned))
  const history = await server().ask(getHistoryMessage, { groupId: ROOM }, { headers: headersOf('buyer') })
  expect(history.code).toBe(errors.Banned.code)
  await moderate(setBanned, { banned: false })
  expect((await buyer.ask('enter', { groupId: ROOM })).code).toBe(0)
})

test('a deleted message goes everywhere, and stays gone for who comes back', async () => {
  const buyer = await enter('buyer')
  const tourist = await enter('tourist')
  const message = (await say(buyer, 'to be deleted')).data?.message
  await server().ask(deleteMessage, { liveId, messageId: message?.id ?? '' }, { headers: headersOf('organizer') })
  expect(await tourist.next('revoked')).toEqual({ conversationID: ROOM, ids: [message?.id] })
  const back = await (await connect('tourist')).ask('enter', { groupId: ROOM, after: (message?.sequence ?? 1) - 1 })
  expect(back.data?.list.find(({ id }) => id === message?.id)).toMatchObject({ isRevoked: true, payload: {} })
  const later = await (await connect('tourist')).ask('enter', { groupId: ROOM, after: message?.sequence ?? 0 })
  expect(later.data?.revoked).toContain(message?.id)
})

test('nonsense is refused by name and counted, and the room goes on', async () => {
  const buyer = await enter('buyer')
  const tourist = await enter('tourist')
  const { refused } = server().app.gateway
  const before = refused.get('BadCommand') ?? 0
  const odd = (name: string, input: unknown) => buyer.socket.timeout(5_000).emitWithAck(name, input)
  expect((await odd('drop table', {})).code % CODE_MODULUS).toBe(code(errors.BadCommand))
  for (const input of [null, 7, [], { to: ROOM }, { to: ROOM, clientId: 'x', content: {} }]) {
    expect((await odd('send', input)).code % CODE_MODULUS).toBe(code(errors.BadInput))
  }
  const foreign = { type: 'image', url: '/api/ce-digital/dsf/file/not-mine' }
  const answer = await odd('send', { to: ROOM, clientId: crypto.randomUUID(), content: foreign })
  expect(answer.msg).not.toBe('')
  expect(answer.code).not.toBe(0)
  expect(refused.get('BadCommand')).toBe(before + 1)
  expect((await say(tourist, 'on it goes')).code).toBe(0)
})

test('sensitive words are refused by the server too, in the reader’s language', async () => {
  const buyer = await enter('buyer')
  expect(await say(buyer, '想代开发票的找我')).toMatchObject({
    code: errors.SensitiveWords.code,
    msg: expect.stringContaining('代开发票'),
  })
})

test('a frame of a megabyte closes its socket alone', async () => {
  const buyer = await enter('buyer')
  const tourist = await enter('tourist')
  const closed = new Promise((resolve) => tourist.socket.once('disconnect', resolve))
  tourist.socket.emit('send', {
    to: ROOM,
    clientId: crypto.randomUUID(),
    content: { type: 'text', text: 'x'.repeat(1_048_576) },
  })
  await closed
  expect((await say(buyer, 'here')).code).toBe(0)
})

test('a sender above the rate limit is notified, and only admitted messages are sent', async () => {
  const buyer = await enter('buyer')
  const answers = await Promise.all(Array.from({ length: 80 }, (_, i) => say(buyer, `fast ${i}`)))
  const codes = answers.map((answer) => answer.code % CODE_MODULUS)
  expect(new Set(codes)).toEqual(new Set([0, code(errors.TooFast)]))
  expect(codes.filter((one) => one === 0).length).toBeLessThan(60)
})

test('more sockets do not let a person send more, and others are heard all the same', async () => {
  const { token } = await signedInAs(server(), userTypes.overseasBuyer)
  const sockets = await Promise.all(Array.from({ length: 10 }, () => openSocket(url, { token })))
  open.push(...sockets)
  const tourist = await enter('tourist')
  const input = sockets.flatMap((socket) => Array.from({ length: 30 }, () => socket.ask('enter', { groupId: ROOM })))
  expect((await say(tourist, 'heard meanwhile')).code).toBe(0)
  const admitted = (await Promise.all(input)).filter((answer) => answer.code === 0)
  expect(admitted.length).toBeGreaterThan(0)
  // What fills up while they are answered comes to the forty that may come at once.
  expect(admitted.length).toBeLessThan(200)
})

test('nobody opens sockets without end; who closes theirs may open others', async () => {
  const visitor = crypto.randomUUID()
  const sockets = await Promise.all(Array.from({ length: ofPerson.sockets }, () => openSocket(url, { visitor })))
  await expect(openSocket(url, { visitor })).rejects.toMatchObject({ data: { code: errors.TooFast.code } })
  open.push(await openSocket(url, { visitor: crypto.randomUUID() }))
  for (const socket of sockets) socket.close()
  open.push(await waitFor(() => openSocket(url, { visitor })))
})

test('who logs out elsewhere is told and put out', async () => {
  const { token } = await signedInAs(server(), userTypes.staff)
  const socket = await openSocket(url, { token })
  open.push(socket)
  const closed = new Promise((resolve) => socket.socket.once('disconnect', resolve))
  await server().ask(logout, {}, { headers: { token } })
  expect((await socket.ask('enter', { groupId: ROOM })).code).toBe(errors.LoginExpired.code)
  await server().app.gateway.endKicked()
  expect(await socket.next('kicked')).toEqual({})
  await closed
})
