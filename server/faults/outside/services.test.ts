import { eq, like } from 'drizzle-orm'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import { startS3 } from '#tests/setup/faults/s3.ts'
import { freePort } from '#tests/setup/faults/free-port.ts'
import { uploads, useOutsideFair } from '#tests/setup/faults/outside-fair.ts'
import { failures, underFault } from '#tests/setup/faults/outside.ts'
import { isRedisInstalled, startRedis } from '#tests/setup/faults/redis.ts'
import { talk } from '#tests/setup/faults/rolling-fair.ts'
import { newBuyers } from '#tests/setup/money/buyers.ts'

const fair = useOutsideFair()
/** ms for which a fault lasts */
const FAULT_MS = 10_000
const PEOPLE = 6

describe.skipIf(!isRedisInstalled())('Redis does not answer for ten seconds', () => {
  it('no request fails, and every message arrives once on both servers', async () => {
    const { serve, database } = fair()
    const redis = await startRedis()
    onTestFinished(() => redis.stop())
    const servers = [await serve({ REDIS_URL: redis.url }), await serve({ REDIS_URL: redis.url })]
    const origins = servers.map(({ origin }) => origin)
    const [live] = await database.db.select().from(lives).where(eq(lives.key, 'live-papermaking'))
    const tokens = (await newBuyers({ database }, PEOPLE)).map(({ token }) => token)
    const rooms = await Promise.all(
      origins.map((origin, i) => talk(origin, live?.id ?? 0, tokens.slice(i * 3, i * 3 + 3), 400, `of-${i}`)),
    )
    onTestFinished(() => rooms.forEach((room) => room.close()))
    for (const room of rooms) room.begin()
    const outcome = await underFault('redis', { origins, database }, async () => {
      await wait(1_000)
      process.kill(redis.pid, 'SIGSTOP')
      await wait(FAULT_MS)
      process.kill(redis.pid, 'SIGCONT')
      await wait(1_000)
    })
    await Promise.all(rooms.map((room) => room.quiet()))
    const sent = rooms.flatMap((room) => room.acknowledged)
    await expect
      .poll(() => rooms.flatMap(({ heard }) => heard.map(({ length }) => length)), { timeout: 40_000 })
      .toEqual(tokens.map(() => sent.length))
    for (const list of rooms.flatMap(({ heard }) => heard)) expect(new Set(list).size).toBe(list.length)
    console.info(`redis: ${sent.length} messages, each received once by ${PEOPLE}`)
    expect(failures(outcome)).toEqual([])
    expect(outcome).toMatchObject({ lost: 0, doubled: 0 })
  }, 300_000)
})

describe('the storage', () => {
  type Storage = Awaited<ReturnType<typeof startS3>>

  /** A server on a bucket under load, while `act` breaks the bucket and mends it. */
  async function whileBroken(name: string, act: (state: Storage['state']) => Promise<void>) {
    const { serve, database } = fair()
    const s3 = await startS3()
    onTestFinished(() => s3.close())
    const server = await serve(s3.environment)
    const more = [await uploads(server, database)]
    const outcome = await underFault(name, { origins: [server.origin], database, more }, () => act(s3.state))
    expect(outcome).toMatchObject({ lost: 0, doubled: 0 })
    // No record without its file.
    expect(s3.objects.size).toBe(outcome.counts['upload 200'])
    return outcome
  }

  it('that takes three seconds for everything slows uploads and nothing else', async () => {
    const outcome = await whileBroken('slow storage', async (state) => {
      state.delayMs = 3_000
      await wait(FAULT_MS)
      state.delayMs = 0
    })
    expect(failures(outcome)).toEqual([])
    expect(outcome.slowestMs['upload']).toBeGreaterThan(3_000)
    expect(outcome.slowestMs['read']).toBeLessThan(3_000)
  }, 300_000)

  it('that answers 500 fails uploads alone, leaves no record without its file, and serves again at once', async () => {
    const outcome = await whileBroken('storage 500', async (state) => {
      await wait(1_000)
      state.isBroken = true
      await wait(FAULT_MS / 2)
      state.isBroken = false
      await wait(1_000)
    })
    expect(failures(outcome)).toEqual(['upload 503'])
  }, 300_000)
})

describe('a mail server', () => {
  it('that takes connections and says nothing holds up nobody, and each mail is delivered once it answers', async () => {
    const { serve, database } = fair()
    const received: string[] = []
    let isSilent = true
    const smtp = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onConnect: (_, done) => void (isSilent || done()),
      onRcptTo({ address }, _, done) {
        received.push(address)
        done()
      },
      onData(stream, _, done) {
        stream.resume().on('end', () => done())
      },
    })
    const port = await freePort()
    await new Promise<void>((done) => smtp.listen(port, '127.0.0.1', done))
    onTestFinished(() => new Promise<void>((done) => smtp.close(() => done())))
    const server = await serve({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'fair@example.com' })
    const addresses = Array.from({ length: 10 }, (_, n) => `outside-${n}@mail.example`)
    const outcome = await underFault('silent mail server', { origins: [server.origin], database }, async () => {
      await database.write((db) =>
        db.insert(outbox).values(
          addresses.map((address) => ({
            channel: 'email' as const,
            address,
            languageType: 1,
            template: 'test',
            subject: '试投',
            body: '试投',
            state: 'queued' as const,
          })),
        ),
      )
      await wait(FAULT_MS)
      isSilent = false
    })
    expect(failures(outcome)).toEqual([])
    expect(outcome).toMatchObject({ lost: 0, doubled: 0 })
    const began = performance.now()
    const states = async () => {
      const rows = await database.db.select().from(outbox).where(like(outbox.address, 'outside-%@mail.example'))
      return new Set(rows.map(({ state }) => state))
    }
    await expect.poll(states, { timeout: 90_000, interval: 500 }).toEqual(new Set(['sent']))
    console.info(
      `silent mail server: all delivered ${((performance.now() - began) / 1_000).toFixed(1)} s after it answered`,
    )
    expect(received.toSorted()).toEqual(addresses.toSorted())
  }, 300_000)
})
