import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { listExhibits } from '../../contract/exhibits/endpoints'
import { openSocket, type TestSocket } from '../../tests/setup/sockets'
import { afterCase } from '../lib/cleanup'
import { percentile } from '../lib/numbers'
import { freshFolder, type Program, startProgram } from '../lib/programs'
import type { Row } from '../lib/table'

const ROUNDS = 3
const CALLS = 100
/** ms from one call to the next: what one person does is within their allowance */
const PACE_MS = 100
const BUSY_LOOPS = 4

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
  const folder = freshFolder()
  const file = join(folder, 'tokens.json')
  const environment = { DATA_DIR: folder, TRUST_PROXY: '1', NODE_ENV: 'production', PEOPLE: '20', TOKENS: file }
  const { origin }: Program = await startProgram(['--import', 'tsx', 'bench/programs/serve-chat.ts'], environment)
  const { tokens, liveId }: { tokens: string[]; liveId: number } = JSON.parse(readFileSync(file, 'utf8'))
  return { origin, tokens, live: liveId }
}

/** Somebody who is at another address than the flood. */
const visitor = { 'x-forwarded-for': '10.1.1.1' }

async function say(socket: TestSocket, to: string): Promise<number> {
  const began = performance.now()
  const content = { type: 'text' as const, text: '这件茶器多少钱？' }
  const { code } = await socket.ask('send', { to, clientId: crypto.randomUUID(), content })
  if (code !== 0) throw new Error(`a message was refused with ${code}`)
  return performance.now() - began
}

async function readPage({ origin }: Fair, n: number): Promise<number> {
  const began = performance.now()
  const body = JSON.stringify({ page: 1 + (n % 10), limit: 11 + (n % 20) })
  const headers = { ...visitor, 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/api${listExhibits.path}`, { method: 'POST', headers, body })
  const { code }: { code: number } = await answer.json()
  if (code !== 0) throw new Error(`a page was refused with ${code}`)
  return performance.now() - began
}

/** What another person notices meanwhile. */
async function notice(fair: Fair): Promise<Times> {
  const socket = await openSocket(fair.origin, { token: fair.tokens.at(-1) ?? '' }, visitor)
  const to = `LIVE-${fair.live}`
  await socket.ask('enter', { groupId: to })
  const times: Times = { messages: [], pages: [] }
  for (let n = 0; n < CALLS; n += 1) {
    times.messages.push(await say(socket, to))
    times.pages.push(await readPage(fair, n))
    await delay(PACE_MS)
  }
  socket.close()
  return times
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

async function startFlood({ origin, tokens, live }: Fair, flood: string): Promise<() => Promise<void>> {
  const env = { ...process.env, ORIGIN: origin, FLOOD: flood, TOKENS: JSON.stringify(tokens), LIVE: String(live) }
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/programs/flood.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
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

/** The same with nothing else and under each flood, in turn, so that what else the machine does falls on all of them. */
async function* against(fair: Fair, floods: Record<string, string>, about: { limit: number; beside: string }) {
  const quiet: Times[] = []
  const under = new Map<string, Times[]>()
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(await notice(fair))
    for (const flood of Object.keys(floods)) {
      const stop = await startFlood(fair, flood)
      under.set(flood, [...(under.get(flood) ?? []), await notice(fair)])
      await stop()
    }
  }
  for (const [flood, what] of Object.entries(floods)) {
    for (const kind of ['messages', 'pages'] as const) {
      const [calm, stormy] = [joined(quiet), joined(under.get(flood) ?? [])].map((all) => percentile(all[kind], 0.99))
      yield {
        what: `another person's ${kind} under ${what}${about.beside}: p99 against quiet`,
        measured: `${(stormy ?? 0).toFixed(1)} ms / ${(calm ?? 0).toFixed(1)} ms`,
        value: (stormy ?? Number.NaN) / (calm ?? Number.NaN),
        limit: about.limit,
        better: 'less',
      } satisfies Row
    }
  }
}

const sockets = '300 sockets that flood'
const questions = 'ten connections with dear questions'

/** What others notice while one address floods the fair, within the limits that the fair sets it. */
export async function* benchFlood(): AsyncGenerator<Row> {
  const fair = await openFair()
  const floods = { commands: 'ten sockets of one buyer that flood', sockets, questions }
  yield* against(fair, floods, { limit: 2, beside: '' })
  const stop = await startBusyLoops()
  const busy = { hashes: 'ten connections with wrong passwords', sockets, questions }
  yield* against(fair, busy, { limit: 3, beside: ' beside four busy loops' })
  await stop()
}
