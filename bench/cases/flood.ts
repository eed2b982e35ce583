import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { openSocket, type TestSocket } from '#tests/setup/sockets.ts'
import { builtProgram } from '../lib/built-program'
import { afterCase } from '../lib/cleanup'
import { median, percentile } from '../lib/numbers'
import { fairFolder, type Program, startProgram } from '../lib/programs'
import type { Row } from '../lib/table'
import { sized } from '../lib/smoke'

const ROUNDS = sized(4, 1)
/** People who notice, each at an address of their own, and what each does in a round. */
const OTHERS = 5
const CALLS = sized(50, 3)
/** ms from one call to the next: what one person does is within their allowance */
const PACE_MS = 100
const BUSY_LOOPS = 4
/**
 * Whoever floods a fair does it from another machine; here the flood takes this one's cores. By its niceness alone it still
 * held them for milliseconds each time that the server had something to do: messages took 2.0 to 3.4 times as long, and 1.1
 * to 1.9 times with the same flood in the class that runs only where nothing else would.
 */
const OF_ANOTHER_MACHINE =
  spawnSync('chrt', ['--version']).status === 0 ? ['chrt', '--idle', '0'] : ['nice', '-n', '19']
const OF_THIS_MACHINE: string[] = []

interface Fair {
  origin: string
  tokens: string[]
  live: number
}
/** ms of each message until it is acknowledged, and of each page until it is there. */
interface Times {
  messages: number[]
  pages: number[]
}

async function openFair(): Promise<Fair> {
  const folder = await fairFolder()
  const file = join(folder, 'tokens.json')
  const environment = { DATA_DIR: folder, TRUST_PROXY: '1', NODE_ENV: 'production', PEOPLE: '20', TOKENS: file }
  const { origin }: Program = await startProgram([builtProgram('serve-chat')], environment)
  const { tokens, liveId }: { tokens: string[]; liveId: number } = JSON.parse(readFileSync(file, 'utf8'))
  return { origin, tokens, live: liveId }
}

/** Of those who notice; a flood has others. */
const addressOf = (n: number) => ({ 'x-forwarded-for': `10.1.1.${n}` })

async function say(socket: TestSocket, to: string): Promise<number> {
  const began = performance.now()
  const content = { type: 'text' as const, text: '这件茶器多少钱？' }
  const { code } = await socket.ask('send', { to, clientId: crypto.randomUUID(), content })
  if (code !== 0) throw new Error(`a message was refused with ${code}`)
  return performance.now() - began
}

async function readPage({ origin }: Fair, visitor: Record<string, string>, n: number): Promise<number> {
  const began = performance.now()
  const body = JSON.stringify({ page: 1 + (n % 10), limit: 11 + (n % 20) })
  const headers = { ...visitor, 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/api${listExhibits.path}`, { method: 'POST', headers, body })
  const { code }: { code: number } = await answer.json()
  if (code !== 0) throw new Error(`a page was refused with ${code}`)
  return performance.now() - began
}

async function visit(fair: Fair, one: number, times: Times): Promise<void> {
  const visitor = addressOf(one)
  const socket = await openSocket(fair.origin, { token: fair.tokens.at(-1 - one) ?? '' }, visitor)
  const to = `LIVE-${fair.live}`
  await socket.ask('enter', { groupId: to })
  // In step, all of them would meet each of the few moments in which a server collects its garbage.
  await delay((PACE_MS / OTHERS) * one)
  for (let n = 0; n < CALLS; n += 1) {
    times.messages.push(await say(socket, to))
    times.pages.push(await readPage(fair, visitor, n))
    await delay(PACE_MS)
  }
  socket.close()
}

/** What others notice meanwhile. */
async function notice(fair: Fair): Promise<Times> {
  const times: Times = { messages: [], pages: [] }
  await Promise.all(Array.from({ length: OTHERS }, (_, one) => visit(fair, one, times)))
  return times
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

let begun = 0

/** From an address of its own: one that has flooded already has less left. */
async function startFlood(
  { origin, tokens, live }: Fair,
  flood: string,
  runBy: string[],
): Promise<() => Promise<void>> {
  const from = `10.9.9.${(begun += 1)}`
  const fair = { ORIGIN: origin, TOKENS: JSON.stringify(tokens), LIVE: String(live) }
  const env = { ...process.env, ...fair, FLOOD: flood, FROM: from }
  const [command, ...args] = [...runBy, process.execPath, builtProgram('flood')]
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  afterCase(() => end(child))
  await once(child.stdout, 'data')
  return () => end(child)
}

async function startBusyLoops(): Promise<() => Promise<void>> {
  const loops = Array.from({ length: BUSY_LOOPS }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  const stop = async () => void (await Promise.all(loops.map((loop) => end(loop))))
  afterCase(stop)
  return stop
}

const joined = (all: Times[]): Times => ({
  messages: all.flatMap(({ messages }) => messages),
  pages: all.flatMap(({ pages }) => pages),
})

interface About {
  what: string
  limit: number
  /** What starts the flood's program. */
  runBy: string[]
}

function toRow(kind: keyof Times, calm: number[], stormy: number[], about: About): Row {
  const both = (figure: (values: number[]) => number) => `${figure(stormy).toFixed(1)} / ${figure(calm).toFixed(1)} ms`
  const p99 = (values: number[]) => percentile(values, 0.99)
  return {
    what: `others' ${kind} under ${about.what}: p99 against quiet`,
    measured: `${both(p99)}, median ${both(median)}`,
    value: p99(stormy) / p99(calm),
    limit: about.limit,
    better: 'less',
  }
}

/** With nothing else and under the flood, in turn, so that what else the machine does falls on both. */
async function* against(fair: Fair, flood: string, about: About): AsyncGenerator<Row> {
  const [quiet, under]: [Times[], Times[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(await notice(fair))
    const stop = await startFlood(fair, flood, about.runBy)
    under.push(await notice(fair))
    await stop()
  }
  for (const kind of ['messages', 'pages'] as const) yield toRow(kind, joined(quiet)[kind], joined(under)[kind], about)
}

const floods = {
  commands: 'ten sockets of one buyer that flood',
  sockets: '300 sockets that flood',
  questions: 'ten connections with dear questions',
  hashes: 'ten connections with wrong passwords',
}
type Flood = keyof typeof floods
const alone = sized<Flood[]>(['commands', 'sockets', 'questions'], ['commands'])
const besideLoops = sized<Flood[]>(['hashes', 'sockets', 'questions'], [])

/** What others notice while one address floods the fair, within the limits that the fair sets it. */
export async function* benchFlood(): AsyncGenerator<Row> {
  const fair = await openFair()
  // What a server does first takes longer.
  await notice(fair)
  for (const flood of alone) yield* against(fair, flood, { what: floods[flood], limit: 2, runBy: OF_ANOTHER_MACHINE })
  const stop = await startBusyLoops()
  // Below the loops it would get no time to flood in.
  for (const flood of besideLoops)
    yield* against(fair, flood, { what: `${floods[flood]} beside four busy loops`, limit: 3, runBy: OF_THIS_MACHINE })
  await stop()
}
