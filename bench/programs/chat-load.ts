import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import pLimit from 'p-limit'
import { roomConversationId } from '#contract/live/chat/rules.ts'
import type { ChatMessage } from '#contract/live/chat/schemas.ts'
import { percentile } from '../lib/numbers'
import { openPlainReader } from '../chat/plain-reader'
import { openReader, type Reader } from '../chat/reader'

/**
 * READERS of one room, and RATE messages a second for SECONDS, from SENDERS of them. Prints what arrived and when. ORIGINS
 * by comma: the readers are spread over them; PLAIN: they are the yardstick. FROZEN: so many more that stop reading.
 * FIRST: the number of tokens to skip. IDLE_MS: how long they stay before the first message.
 */
const number = (name: string) => Number(process.env[name] ?? 0)
const origins = (process.env['ORIGINS'] ?? '').split(',')
const isPlain = process.env['PLAIN'] === '1'
const [readers, rate, seconds] = [number('READERS'), number('RATE'), number('SECONDS')]
const [senders, frozen] = [number('SENDERS'), number('FROZEN')]
const { tokens, liveId }: { tokens: string[]; liveId: number } = JSON.parse(
  readFileSync(process.env['TOKENS'] ?? '', 'utf8'),
)
const AT_ONCE = 50
/** ms in which what is under way must have arrived */
const SETTLE_MS = 8_000

const now = () => performance.timeOrigin + performance.now()
const run = String(Date.now())
const delays: number[] = []
const seen = Array.from({ length: readers + frozen }, () => new Map<string, number>())
let doubled = 0
let disordered = 0

function take(reader: number) {
  let last = 0
  return (message: ChatMessage) => {
    const [of, name = '', at = ''] = (message.payload.text ?? '').split(' ')
    if (of !== run) return
    if (reader < readers) delays.push(now() - Number(at))
    const own = seen[reader]
    if (own?.has(name)) doubled += 1
    own?.set(name, message.sequence)
    if (message.sequence <= last) disordered += 1
    last = message.sequence
  }
}

function open(index: number): Promise<Reader> {
  const origin = origins[index % origins.length] ?? ''
  if (isPlain) return openPlainReader(origin, take(index))
  return openReader({
    origin: () => origin,
    token: tokens[number('FIRST') + index] ?? '',
    groupId: roomConversationId(liveId),
    onMessage: take(index),
  })
}

const limit = pLimit(AT_ONCE)
const all = await Promise.all(Array.from({ length: readers + frozen }, (_, index) => limit(open, index)))
process.send?.('entered')
for (const reader of all.slice(readers)) reader.freeze()

await delay(number('IDLE_MS'))
const acknowledged: string[] = []
const sends: Promise<void>[] = []
const began = performance.now()
for (let i = 0; i < rate * seconds; i += 1) {
  const due = began + (i * 1_000) / rate
  const wait = due - performance.now()
  if (wait > 0) await delay(wait)
  const name = `m${i}`
  // The id outlives the attempt: a message is tried until it is acknowledged.
  const attempt = async () => {
    const clientId = `${run}-${name}-client`
    if (await all[i % senders]?.send(`${run} ${name} ${now()} ${'字'.repeat(number('CHARACTERS') || 40)}`, clientId))
      acknowledged.push(name)
  }
  sends.push(attempt())
}
const missing = () =>
  acknowledged.reduce((sum, name) => sum + seen.slice(0, readers).filter((own) => !own.has(name)).length, 0)
const patience = performance.now() + SETTLE_MS + number('PATIENCE_MS')
while (performance.now() < patience && (acknowledged.length < rate * seconds || missing() > 0)) await delay(200)

console.log(
  JSON.stringify({
    p50: percentile(delays, 0.5),
    p99: percentile(delays, 0.99),
    sent: rate * seconds,
    acknowledged: acknowledged.length,
    lost: missing(),
    doubled,
    disordered,
  }),
)
process.exit(0)
