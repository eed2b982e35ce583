import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { addressOf, openSocket, type TestSocket } from '#tests/setup/sockets.ts'
import { waitFor } from '#tests/setup/wait-for.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import { chatRoom } from '#server/modules/live/rooms/index.ts'

/** More than the buffers of the operating system hold for a connection, and than the server holds for a reader. */
const BROADCASTS = 120
const CHARACTERS = 100_000

const server = useServer('demo')
const open: TestSocket[] = []
let liveId = 0

async function enter(userType: number): Promise<TestSocket> {
  const { token } = await signedInAs(server(), userType)
  const socket = await openSocket(await addressOf(server()), { token })
  open.push(socket)
  expect((await socket.ask('enter', { groupId: `LIVE-${liveId}`, again: true })).code).toBe(0)
  return socket
}

/** Takes nothing more from the connection. */
function stopReading({ socket }: TestSocket): void {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the `ws` socket of the transport, which its types leave out
  const { ws } = socket.io.engine.transport as unknown as { ws: { pause: () => void } }
  ws.pause()
}

beforeAll(async () => {
  const [live] = await server().database.db.select().from(lives).where(eq(lives.key, 'live-papermaking'))
  liveId = live?.id ?? 0
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})

test('a reader who stops reading is disconnected; the others receive everything in order', async () => {
  const { gateway } = server().app
  const [reader, slow] = [await enter(userTypes.buyer), await enter(userTypes.tourist)]
  stopReading(slow)
  const nick = 'x'.repeat(CHARACTERS)
  for (let i = 0; i < BROADCASTS; i += 1) {
    gateway.realtime.emit(chatRoom(liveId), 'joined', { groupId: String(i), nicks: [nick] })
    expect((await reader.next('joined')).groupId).toBe(String(i))
  }
  await waitFor(() => expect(gateway.realtime.audience(chatRoom(liveId))).toBe(1))
  expect(gateway.refused.get('SlowReader')).toBe(1)
})
