import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openEmbedded } from '#server/platform/embedded/embedded.ts'
import { type Load, loadRoom } from '../chat/load'
import { builtProgram } from '../lib/built-program'
import { afterCase } from '../lib/cleanup'
import { fairFolder, freshFolder, type Program, startProgram } from '../lib/programs'
import type { Row } from '../lib/table'
import { sized } from '../lib/smoke'

const READERS = sized(500, 20)
const RATE = 50
const SECONDS = sized(12, 1)
const KILL_AFTER_MS = sized(4_000, 500)
/** ms that those who were cut off may take to be back and have everything */
const PATIENCE_MS = sized(30_000, 120_000)

const serve = async (environment: Record<string, string>) =>
  startProgram([builtProgram('serve-chat')], {
    RATE_LIMIT: '0',
    PEOPLE: String(READERS * 2),
    ...environment,
  })

const rowOf = (what: string, load: Load, more = ''): Row => ({
  what: `${what}: lost, doubled or out of order`,
  measured: `${load.acknowledged} of ${load.sent} acknowledged, p99 ${load.p99.toFixed(0)} ms${more}`,
  value: load.lost + load.doubled + load.disordered + (load.sent - load.acknowledged),
  limit: 0,
  better: 'less',
})

/** kill -9 while messages fly, and a start on the same data: all that was acknowledged is read by all, once. */
async function benchKill(): Promise<Row> {
  const folder = await fairFolder()
  const environment = { DATA_DIR: folder, TOKENS: join(folder, 'tokens.json') }
  let fair = await serve(environment)
  let restarted: Promise<Program> | undefined
  const { port } = new URL(fair.origin)
  const again = async () => {
    await delay(KILL_AFTER_MS)
    await fair.kill()
    fair = await serve({ ...environment, PORT: port })
    return fair
  }
  const load = await loadRoom({
    origins: [fair.origin],
    tokens: environment.TOKENS,
    readers: READERS,
    rate: RATE,
    seconds: SECONDS,
    senders: 5,
    patienceMs: PATIENCE_MS,
    onEntered: () => {
      restarted = again()
    },
  })
  await (await restarted)?.stop()
  return rowOf(`server killed and restarted under ${READERS} clients and ${RATE} messages/s`, load)
}

/** Two servers on one PostgreSQL and one Redis, both of the bench's own. */
async function benchTwo(): Promise<Row> {
  const port = 6_390
  const redis = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], { stdio: 'ignore' })
  const ended = once(redis, 'exit')
  afterCase(() => {
    redis.kill()
    return ended
  })
  const embedded = await openEmbedded(await fairFolder())
  afterCase(() => embedded.close())
  const folder = freshFolder()
  const environment = {
    DATA_DIR: folder,
    TOKENS: join(folder, 'tokens.json'),
    DATABASE_URL: embedded.url,
    REDIS_URL: `redis://127.0.0.1:${port}`,
    DATA_KEY: 'a-key-that-both-servers-have-0123456789',
  }
  const one = await serve(environment)
  const two = await serve({ ...environment, DATA_DIR: freshFolder() })
  const size = { readers: READERS * 2, rate: RATE, seconds: SECONDS, senders: 10, tokens: environment.TOKENS }
  const load = await loadRoom({ ...size, origins: [one.origin, two.origin] })
  return rowOf(`two servers on PostgreSQL and Redis, ${READERS} clients each`, load)
}

function hasRedis(): boolean {
  return existsSync('/usr/bin/redis-server') && execFileSync('redis-server', ['--version']).length > 0
}

/** What messages survive: `npm run bench -- chat-breaks`. */
export async function* benchBreaks(): AsyncGenerator<Row> {
  yield await benchKill()
  if (hasRedis()) yield await benchTwo()
  else console.error('  two servers: not measured without redis-server')
}
