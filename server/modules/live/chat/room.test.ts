import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { getHistoryMessage } from '#contract/live/chat/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { CODE_MODULUS } from '#contract/core/answer-codes.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { addressOf, openSocket, type TestSocket } from '#tests/setup/sockets.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'

const server = useServer('demo')
let url = ''
const open: TestSocket[] = []
const tokens = new Map<string, string>()

async function enter(who: string, groupId: string, after?: number): Promise<TestSocket> {
  const socket = await openSocket(url, { token: tokens.get(who) ?? '' })
  open.push(socket)
  const answer = await socket.ask('enter', after === undefined ? { groupId } : { groupId, after })
  expect(answer.code).toBe(0)
  return socket
}

const say = (socket: TestSocket, to: string, text: string, clientId: string = crypto.randomUUID()) =>
  socket.ask('send', { to, clientId, content: { type: 'text', text } })

let ROOM = ''

beforeAll(async () => {
  url = await addressOf(server())
  for (const who of ['buyer', 'overseasBuyer', 'tourist', 'anchor'] as const) {
    tokens.set(who, (await signedInAs(server(), userTypes[who])).token)
  }
  const [live] = await server().database.db.select().from(lives).where(eq(lives.key, 'live-papermaking'))
  ROOM = `LIVE-${live?.id}`
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})

test('a message reaches the room, and its sender with a number', async () => {
  const buyer = await enter('buyer', ROOM)
  const tourist = await enter('tourist', ROOM)
  const sent = await say(buyer, ROOM, '你好 <b>hello</b>')
  expect(sent).toMatchObject({
    code: 0,
    data: { message: { from: expect.any(String), payload: { text: '你好 <b>hello</b>' } } },
  })
  const { list } = await tourist.next('messages')
  expect(list).toEqual([sent.data?.message])
})

test('a room takes no translations', async () => {
  const buyer = await enter('buyer', ROOM)
  const content = { type: 'text', text: '你好', translation: 'hello' } as const
  const sent = await buyer.ask('send', { to: ROOM, clientId: crypto.randomUUID(), content })
  expect(sent.code % CODE_MODULUS).toBe(errors.BadCommand.code % CODE_MODULUS)
})

test('a retry is the same message', async () => {
  const buyer = await enter('buyer', ROOM)
  const tourist = await enter('tourist', ROOM)
  const clientId = crypto.randomUUID()
  // While the first is stored the two wait, and share what is stored next.
  const [before, one, two] = await Promise.all([
    say(buyer, ROOM, 'before'),
    say(buyer, ROOM, 'once', clientId),
    say(buyer, ROOM, 'once', clientId),
  ])
  const three = await say(buyer, ROOM, 'once', clientId)
  expect(new Set([one, two, three].map((answer) => answer.data?.message.id)).size).toBe(1)
  const after = await say(buyer, ROOM, 'after')
  // A number that nobody has would keep readers waiting for it.
  const numbers = [before, one, after].map((answer) => answer.data?.message.sequence ?? 0)
  const [first = 0] = numbers
  expect(numbers).toEqual([first, first + 1, first + 2])
  const { list: heard } = await tourist.next('messages')
  while (!heard.some(({ payload }) => payload.text === 'after')) heard.push(...(await tourist.next('messages')).list)
  expect(heard.map(({ payload }) => payload.text)).toEqual(['before', 'once', 'after'])
})

test('who comes back gets what was missed, once and in order', async () => {
  const buyer = await enter('buyer', ROOM)
  const before = (await say(buyer, ROOM, 'last seen')).data?.message.sequence ?? 0
  // Fewer than the rate limit admits at once, with what the buyer wrote in the tests above.
  const sent = await Promise.all(Array.from({ length: 20 }, (_, i) => say(buyer, ROOM, `missed ${i}`)))
  expect(sent.map(({ code }) => code)).toEqual(Array.from({ length: 20 }, () => 0))
  const tourist = await openSocket(url, { token: tokens.get('tourist') ?? '' })
  open.push(tourist)
  const back = await tourist.ask('enter', { groupId: ROOM, after: before })
  expect(back.data?.complete).toBe(true)
  expect(back.data?.list.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 20 }, (_, i) => before + 1 + i))
})

test('history comes in pages from the newest upward', async () => {
  const token = tokens.get('buyer') ?? ''
  const page = (number: number) =>
    server().ask(getHistoryMessage, { groupId: ROOM, limit: 20, page: number }, { headers: { token } })
  const [one, two] = [await page(1), await page(2)]
  expect(one.data.list).toHaveLength(20)
  expect(one.data.list[0]?.sequence).toBe((two.data.list.at(-1)?.sequence ?? 0) + 1)
  expect(one.data.totalPage).toBeGreaterThan(1)
})

const code = (error: { code: number }) => error.code % CODE_MODULUS

test('what is not allowed is refused, and the room goes on', async () => {
  // A user without messages so far: the rate limit counts all sockets of a user.
  const buyer = await enter('overseasBuyer', ROOM)
  const tourist = await openSocket(url, { token: tokens.get('tourist') ?? '' })
  open.push(tourist)
  expect((await say(tourist, ROOM, 'not in')).code % CODE_MODULUS).toBe(code(errors.EnterFirst))
  expect((await say(buyer, ROOM, '   ')).code % CODE_MODULUS).toBe(code(errors.BadCommand))
  expect((await say(buyer, ROOM, 'x'.repeat(201))).code % CODE_MODULUS).toBe(code(errors.BadCommand))
  expect((await say(buyer, 'LIVE-99999', 'nowhere')).code % CODE_MODULUS).toBe(code(errors.EnterFirst))
  expect((await tourist.ask('enter', { groupId: 'LIVE-99999' })).code % CODE_MODULUS).toBe(
    code(errors.ConversationNotFound),
  )
  expect((await say(buyer, 'C2C7', 'another’s')).code % CODE_MODULUS).toBe(code(errors.ConversationNotFound))
  expect((await say(buyer, ROOM, 'on')).code).toBe(0)
})

test('a guest watches and does not enter; a forged token and a foreign page are turned away', async () => {
  const guest = await openSocket(url, { visitor: crypto.randomUUID() })
  open.push(guest)
  expect((await guest.ask('watch', { liveId: Number(ROOM.slice(5)) })).code).toBe(0)
  expect((await guest.ask('enter', { groupId: ROOM })).code % CODE_MODULUS).toBe(code(errors.LoginExpired))
  await expect(openSocket(url, { token: 'forged', visitor: crypto.randomUUID() })).rejects.toMatchObject({
    data: { code: errors.LoginExpired.code },
  })
  await expect(openSocket(url, { visitor: 'short' })).rejects.toThrow('LoginExpired')
  await expect(openSocket(url, { visitor: crypto.randomUUID() }, { origin: 'https://evil.example' })).rejects.toThrow(
    'websocket error',
  )
})

test('people are counted, not sockets', async () => {
  const liveId = Number(ROOM.slice(5))
  const visitor = crypto.randomUUID()
  const sockets = [
    await openSocket(url, { visitor }),
    await openSocket(url, { visitor }),
    await openSocket(url, { visitor: crypto.randomUUID() }),
  ]
  open.push(...sockets)
  for (const socket of sockets) await socket.ask('watch', { liveId })
  await expect
    .poll(async () => (await sockets[0]?.ask('watch', { liveId }))?.data?.onlineCount, { timeout: 5_000 })
    .toBe(2)
})

test('a flood is refused and its socket closed; others go on', async () => {
  const buyer = await enter('buyer', ROOM)
  const tourist = await enter('tourist', ROOM)
  const closed = new Promise((resolve) => tourist.socket.once('disconnect', resolve))
  const flood = () => {
    for (let i = 0; i < 400; i += 1)
      tourist.socket.emit('send', { to: ROOM, clientId: crypto.randomUUID(), content: { type: 'text', text: `${i}` } })
  }
  flood()
  const goesOn = setInterval(flood, 1_000)
  await closed
  clearInterval(goesOn)
  expect((await say(buyer, ROOM, 'still here')).code).toBe(0)
})
