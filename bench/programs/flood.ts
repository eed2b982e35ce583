import { setTimeout as delay } from 'node:timers/promises'
import { listExhibitors } from '#contract/fair/exhibitors/endpoints.ts'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { askDataCopy } from '#contract/operations/privacy/endpoints.ts'
import { openSocket, type TestSocket } from '#tests/setup/sockets.ts'

/**
 * Floods ORIGIN from one address (FROM) until it is ended: FLOOD is `commands` (ten sockets of one buyer), `sockets` (300
 * of guests), `questions` (ten connections with what is dear to answer) or `hashes` (ten with wrong passwords). It tries again
 * whatever it is refused. Prints `ready` when it has begun.
 */
const { ORIGIN: origin = '', FLOOD: flood = '', FROM: from = '10.9.9.9', TOKENS = '[]', LIVE: live = '1' } = process.env
const tokens: string[] = JSON.parse(TOKENS)
const TEN = 10
const CROWD = 300
/** commands that a socket has under way at once */
const UNDER_WAY = 20
const address = { 'x-forwarded-for': from }

async function pour(socket: TestSocket): Promise<void> {
  while (socket.socket.connected) {
    const some = Array.from({ length: UNDER_WAY }, () => socket.ask('watch', { liveId: Number(live) }))
    await Promise.allSettled(some)
  }
}

/** A socket that is opened again whenever it is closed. */
async function keepPouring(auth: { token?: string; visitor?: string }): Promise<never> {
  for (;;) {
    const socket = await openSocket(origin, auth, address).catch(() => undefined)
    if (socket) await pour(socket)
    else await delay(50)
  }
}

const json = { ...address, 'content-type': 'application/json', language: 'zh-CN' }
const post = (path: string, body: string, headers = {}) =>
  fetch(`${origin}/api${path}`, { method: 'POST', headers: { ...json, ...headers }, body })
const words = (n: number) => Array.from({ length: n }, (_, i) => `茶${i}器`).join(' ')

const dear = [
  () => fetch(`${origin}/api/openapi.json`, { headers: address }),
  (n: number) => post(listExhibits.path, JSON.stringify({ page: 1, limit: 30, keyWord: `${words(8)} ${n}` })),
  (n: number) => post(listExhibitors.path, JSON.stringify({ page: 1, limit: 30, keyWord: `${'瓷'.repeat(40)}${n}` })),
  () => post(listExhibits.path, `{"keyWord":${'['.repeat(30_000)}${']'.repeat(30_000)}}`),
  () => post(listExhibits.path, JSON.stringify({ keyWord: 'x'.repeat(1_000_000) })),
]

async function keepPolling(ask: (n: number) => Promise<Response>): Promise<never> {
  for (let n = 0; ; n += 1)
    await ask(n).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    )
}

const hashed = (token: string) => post(askDataCopy.path, JSON.stringify({ password: 'Wrong#2026' }), { token })

const floods: Record<string, () => Promise<unknown>[]> = {
  commands: () => Array.from({ length: TEN }, () => keepPouring({ token: tokens[0] ?? '' })),
  sockets: () => Array.from({ length: CROWD }, (_, i) => keepPouring({ visitor: `flood-guest-${i}`.padEnd(24, 'x') })),
  questions: () =>
    Array.from({ length: TEN }, (_, i) => keepPolling(dear[i % dear.length] ?? (() => Promise.reject(new Error())))),
  hashes: () => tokens.slice(0, TEN).map((token) => keepPolling(() => hashed(token))),
}
const begun = floods[flood]?.()
if (!begun) throw new Error(`no flood is called ${flood}`)
console.log('ready')
await Promise.all(begun)
