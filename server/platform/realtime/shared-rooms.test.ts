import { once } from 'node:events'
import { createServer } from 'node:http'
import { pino } from 'pino'
import { Server } from 'socket.io'
import { io as connect } from 'socket.io-client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isRedisInstalled, startRedis } from '#tests/setup/faults/redis.ts'
import { createPresence } from './presence'
import { shareRooms } from './shared-rooms'

/** A server that shares its rooms, and a client of it with what it has heard. */
async function openShared(url: string) {
  const server = createServer()
  const io = new Server(server)
  const shared = await shareRooms(io, url, pino({ level: 'silent' }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const socket = connect(`http://127.0.0.1:${port}`, { transports: ['websocket'] })
  const heard: unknown[] = []
  socket.onAny((event: string, data: unknown) => heard.push(event === 'behind' ? event : data))
  await expect.poll(() => socket.connected).toBe(true)
  onTestFinished(async () => {
    socket.close()
    await io.close()
    await shared.end()
  })
  return { io, shared, heard }
}

describe.skipIf(!isRedisInstalled())('rooms over two servers', () => {
  async function opened() {
    const redis = await startRedis()
    const [first, second] = [await openShared(redis.url), await openShared(redis.url)]
    first.io.emit('news', 'before')
    for (const { heard } of [first, second]) await expect.poll(() => heard).toEqual(['before'])
    return { redis, first, second }
  }

  it('after Redis has gone and is back, clients ask for what may be lost, and what is sent then arrives', async () => {
    const { redis, first, second } = await opened()
    await redis.stop('SIGKILL')
    await expect.poll(() => first.shared.isUp()).toBe(false)
    for (let n = 0; n < 50; n += 1) first.io.emit('news', n)
    // A question to the others does not wait for Redis.
    expect(await createPresence(first.io, () => true).countPeople('room:1')).toBe(0)
    expect(first.shared.isUp()).toBe(false)
    const again = await startRedis(redis.port)
    onTestFinished(() => again.stop())
    for (const { heard } of [first, second]) await expect.poll(() => heard, { timeout: 10_000 }).toContain('behind')
    // Whether these arrive depends on which server is back first.
    first.io.emit('news', 'after')
    for (const { heard } of [first, second]) await expect.poll(() => heard, { timeout: 10_000 }).toContain('after')
  })

  it('what was under way when it went ends no server, and clients of all of them ask for it', async () => {
    const { redis, first, second } = await opened()
    process.kill(redis.pid, 'SIGSTOP')
    first.io.emit('news', 'under way')
    await redis.stop('SIGKILL')
    const again = await startRedis(redis.port)
    onTestFinished(() => again.stop())
    await expect.poll(() => second.heard, { timeout: 10_000 }).toContain('behind')
    await expect.poll(() => first.heard, { timeout: 10_000 }).toContain('behind')
    expect(first.heard.filter((one) => one === 'under way')).toHaveLength(1)
    second.io.emit('news', 'after')
    for (const { heard } of [first, second]) await expect.poll(() => heard, { timeout: 10_000 }).toContain('after')
  })
})
