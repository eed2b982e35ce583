import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { lives } from '#server/modules/live/live/live.schema.ts'
import { isRedisInstalled } from '#tests/setup/faults/redis.ts'
import { loadRoom } from '../chat/load'
import { runLoad } from '../lib/load'
import { median } from '../lib/numbers'
import { freshFolder } from '../lib/programs'
import { isSmoke, sized } from '../lib/smoke'
import type { Row } from '../lib/table'
import { BUYERS, tokenOf } from '../orders/fair'
import { type Cluster, type Cpu, openCluster } from '../scale/cluster'
import { type Kind, openKinds } from '../scale/kinds'

const SERVERS = sized([1, 2, 4], [1, 2])
const ROUNDS = sized(3, 1)
const KINDS_MAX = sized(Number.POSITIVE_INFINITY, 1)
/** As many sockets as one generator and the servers can hold on two cores without the generator being what is measured. */
const CHAT = { readers: sized(400, 10), rate: sized(20, 10), seconds: sized(8, 1), senders: 5 }

interface Loaded {
  answers: number
  wrong: number
  seconds: number
  next: number
}

/** What so many servers did with one kind. */
interface Measured {
  /** answers a second; of messages: those received */
  rate: number
  /** ms of processor for each answer */
  cost: Cpu
}

/** Whether each server has a core, and the load and PostgreSQL as many. Else they take each other's time and caches. */
const hasCores = (count: number): boolean => availableParallelism() >= 2 * count

const total = ({ servers, database, redis }: Cpu): number => servers + database + redis
const text = ({ rate, cost }: Measured): string =>
  `${Math.round(rate)}/s at ${cost.servers.toFixed(3)} + ${cost.database.toFixed(3)} + ${cost.redis.toFixed(3)} ms`

/** Runs the work and gives the processor time of each process, in ms for each of the answers that it counts. */
async function costOf({ cpu }: Cluster, work: () => Promise<number>): Promise<Cpu> {
  const before = cpu()
  const answers = await work()
  const after = cpu()
  const each = (of: keyof Cpu) => ((after[of] - before[of]) * 1_000) / answers
  return { servers: each('servers'), database: each('database'), redis: each('redis') }
}

/** The next line of each kind that has not been sent. */
const nexts = new Map<string, number>()

async function load(cluster: Cluster, kind: Kind): Promise<Measured> {
  const rates: number[] = []
  const ORIGINS = cluster.servers.map(({ origin }) => origin).join(',')
  const send = async () => {
    const FROM = String(kind.once ? (nexts.get(kind.name) ?? 0) : 0)
    const environment: Record<string, string> = { ORIGINS, LINES: kind.lines, FROM }
    if (kind.amount) environment['AMOUNT'] = String(kind.amount)
    const loaded = await runLoad<Loaded>('load-servers', environment)
    const { answers, wrong, seconds, next } = loaded
    if (wrong > 0) throw new Error(`${wrong} answers of ${kind.name} were not a success`)
    nexts.set(kind.name, next)
    rates.push(answers / seconds)
    return answers
  }
  // What a server does first takes longer.
  if (!kind.amount && !isSmoke) await send()
  rates.length = 0
  const cost = await costOf(cluster, async () => {
    let answers = 0
    for (let round = 0; round < ROUNDS; round += 1) answers += await send()
    return answers
  })
  return { rate: median(rates), cost }
}

async function talk(cluster: Cluster): Promise<Measured & { faults: number }> {
  const tokens = join(freshFolder(), 'tokens.json')
  const [room] = await cluster.database.db.select().from(lives).where(eq(lives.key, 'live-papermaking'))
  const people = Array.from({ length: Math.min(BUYERS, CHAT.readers) }, (_, n) => tokenOf(n))
  writeFileSync(tokens, JSON.stringify({ tokens: people, liveId: room?.id }))
  const origins = cluster.servers.map(({ origin }) => origin)
  let faults = 0
  const received = CHAT.readers * CHAT.rate * CHAT.seconds
  const cost = await costOf(cluster, async () => {
    const { lost, doubled, disordered, sent, acknowledged } = await loadRoom({ ...CHAT, tokens, origins })
    faults = lost + doubled + disordered + sent - acknowledged
    return received
  })
  return { rate: received / CHAT.seconds, cost, faults }
}

/** More servers against one: answers a second, and what an answer costs. The figures of cost are those that other machines share. */
function* rowsOf(name: string, of: Map<number, Measured>): Generator<Row> {
  const one = of.get(1)
  for (const [count, measured] of of) {
    if (!one || count === 1) continue
    const both = `${text(measured)} / ${text(one)} (servers + PostgreSQL + Redis)`
    yield {
      what: `${name}: answers a second of ${count} servers against one, on this machine`,
      measured: both,
      value: measured.rate / one.rate,
      limit: hasCores(count) ? 1.5 : 0.2,
      better: 'more',
    }
    yield {
      what: `${name}: processor for an answer with ${count} servers against one`,
      measured: both,
      value: total(measured.cost) / total(one.cost),
      limit: hasCores(count) ? 1.5 : 5,
      better: 'less',
    }
  }
}

/**
 * 1, 2 and 4 servers on one PostgreSQL and one Redis. All of them and the load share this machine: where it has too few cores more servers
 * cannot answer more, and the cost of an answer with one server is the figure to use.
 */
export async function* benchScale(): AsyncGenerator<Row> {
  if (isRedisInstalled()) yield* measureScale()
  else yield skipped()
}

async function* measureScale(): AsyncGenerator<Row> {
  const cluster = await openCluster()
  const kinds = (await openKinds(cluster)).slice(-KINDS_MAX)
  const results = new Map(kinds.map(({ name }) => [name, new Map<number, Measured>()]))
  const talks = new Map<number, Measured>()
  let faults = 0
  for (const count of SERVERS) {
    await cluster.grow(count)
    for (const kind of kinds) results.get(kind.name)?.set(count, await load(cluster, kind))
    if (isSmoke && count === 1) continue
    const talked = await talk(cluster)
    talks.set(count, talked)
    faults += talked.faults
  }
  for (const [name, of] of results) yield* rowsOf(name, of)
  yield* rowsOf('a message received', talks)
  yield {
    what: `messages to ${CHAT.readers} sockets: lost, doubled or out of order`,
    measured: `of ${CHAT.rate * CHAT.seconds} with ${SERVERS.join(', ')} servers`,
    value: faults,
    limit: 0,
    better: 'less',
  }
  const memory = Math.max(...cluster.servers.map((server) => server.memory()))
  yield {
    what: 'memory of a server after the loads, MB',
    measured: cluster.servers.map((server) => server.memory().toFixed(0)).join(', '),
    value: memory,
    limit: 700,
    better: 'less',
  }
}

function skipped(): Row {
  console.error('  several servers: not measured without redis-server')
  return { what: 'several servers', measured: 'not measured', value: 0, limit: 0, better: 'less' }
}
