import Fastify, { type FastifyInstance } from 'fastify'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { waitFor } from '#tests/setup/wait-for.ts'
import { closeSlowBodies, type Pace } from './slow-bodies'

const SLOW = 800
let app: FastifyInstance
const sockets: Socket[] = []

async function listen(pace?: Pace): Promise<number> {
  app = Fastify()
  if (pace) closeSlowBodies(app, pace)
  app.post('/', async ({ body }) => body)
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** A request that says it is long and brings little. */
function dribble(port: number): Socket {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 60000\r\n\r\nx')
  return socket
}

const post = async (port: number, body: string) =>
  (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, headers: { 'content-type': 'text/plain' } })).text()

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})

test('800 bodies that hardly come are closed; who sends one meanwhile is answered', async () => {
  const port = await listen({ patienceMs: 500, bytesPerSecond: 4_096 })
  const slow = Array.from({ length: SLOW }, () => dribble(port))
  expect(await post(port, 'x'.repeat(10_000))).toHaveLength(10_000)
  await waitFor(() => expect(slow.filter(({ closed }) => !closed)).toEqual([]))
  expect(await post(port, 'after')).toBe('after')
})

test('a long body that comes at its pace is waited for', async () => {
  const port = await listen({ patienceMs: 300, bytesPerSecond: 100 })
  const socket = dribble(port)
  let heard = ''
  socket.on('data', (data) => {
    heard += data.toString()
  })
  let sent = 1
  const timer = setInterval(() => {
    const part = Math.min(3_000, 60_000 - sent)
    socket.write('x'.repeat(part))
    sent += part
    if (sent === 60_000) clearInterval(timer)
  }, 60)
  await waitFor(() => expect(heard).toContain('200 OK'))
})
