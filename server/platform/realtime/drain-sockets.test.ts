import { expect, it } from 'vitest'
import { useServer } from '#tests/setup/server.ts'
import { addressOf, openSocket } from '#tests/setup/sockets.ts'

const server = useServer('empty')
const SOCKETS = 100

it('sockets are closed spread over time, in a way after which clients reconnect by themselves', async () => {
  const url = await addressOf(server())
  const opened = await Promise.all(
    Array.from({ length: SOCKETS }, (_, i) => openSocket(url, { visitor: `visitor-${i}`.padEnd(32, 'x') })),
  )
  const closings = opened.map(
    ({ socket }) =>
      new Promise<{ reason: string; at: number }>((resolve) => {
        socket.once('disconnect', (reason) => resolve({ reason, at: performance.now() }))
      }),
  )
  await server().app.gateway.drain()
  const closed = await Promise.all(closings)
  expect(new Set(closed.map(({ reason }) => reason))).toEqual(new Set(['transport close']))
  const times = closed.map(({ at }) => at).toSorted((a, b) => a - b)
  const [first = 0, half = 0, last = 0] = [times[0], times[SOCKETS / 2], times.at(-1)]
  expect(half - first).toBeGreaterThan(200)
  expect(last - half).toBeGreaterThan(200)
})

it('clients of a server that closes take it for a broken line', async () => {
  const url = await addressOf(server())
  const { socket } = await openSocket(url, { visitor: 'v'.repeat(32) })
  const reason = new Promise((resolve) => socket.once('disconnect', resolve))
  await server().app.gateway.close()
  expect(await reason).toBe('transport close')
})
