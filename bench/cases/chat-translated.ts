import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { translateTexts } from '#contract/foundation/translation/endpoints.ts'
import { openFakeTranslation } from '#server/providers/translation/fake/open-fake.ts'
import { type Load, loadRoom } from '../chat/load'
import { faultsOf, openRoom, p99 } from '../chat/room'
import { afterCase } from '../lib/cleanup'
import { sized } from '../lib/smoke'
import type { Row } from '../lib/table'

/** of each comparison; their median counts. With five rounds the ratio varied from 0.83 to 1.21 on one machine. */
const ROUNDS = sized(11, 1)
const SECONDS = sized(8, 1)
const PACE_MS = 200
const ms = (value: number) => `${value.toFixed(1)} ms`

/** accounts that read in turn: one has a limit of translations a minute */
const ACCOUNTS = 10

/** Messages that nobody has read before are translated, five a second, until it is stopped; gives how many. */
function readTranslated(origin: string, tokens: readonly string[]): () => Promise<number> {
  const stop = new AbortController()
  let count = 0
  const reading = async () => {
    while (!stop.signal.aborted) {
      const texts = [`第 ${Date.now()} 号报价：每件 ${count} 元，三十天内交货。`]
      const response = await fetch(`${origin}/api${translateTexts.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token: tokens[count % tokens.length] ?? '' },
        body: JSON.stringify({ texts, to: 'en-US' }),
      })
      const { code }: { code: number } = await response.json()
      if (code !== 0) throw new Error(`a translation was refused with ${code}`)
      count += 1
      await delay(PACE_MS)
    }
    return count
  }
  const done = reading()
  // Reported when it is stopped.
  done.catch(() => undefined)
  return () => {
    stop.abort()
    return done
  }
}

/** Messages while others have theirs translated, against without: `npm run bench -- chat-translated`. */
export async function benchChatTranslated(): Promise<Row[]> {
  const service = await openFakeTranslation(new Map())
  afterCase(service.close)
  const { fair, tokens: file } = await openRoom(sized(110, 30), service.settings)
  const { tokens }: { tokens: string[] } = JSON.parse(readFileSync(file, 'utf8'))
  const size = { readers: sized(100, 10), rate: 20, seconds: SECONDS, senders: sized(10, 5) }
  const load = () => loadRoom({ ...size, tokens: file, origins: [fair.origin] })
  const [without, translated]: [Load[], Load[]] = [[], []]
  let translations = 0
  await load()
  const loadWithout = async () => void without.push(await load())
  const loadTranslated = async () => {
    const stop = readTranslated(fair.origin, tokens.slice(-ACCOUNTS))
    translated.push(await load())
    translations += await stop()
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    // In turn: what is measured second in a round has the older server.
    const loads = [loadWithout, loadTranslated]
    for (const measure of round % 2 === 0 ? loads : loads.toReversed()) await measure()
  }
  if (service.sent.length < translations) throw new Error('translations came from the store')
  return [
    {
      what: '100 readers, 20 messages/s, five translations a second: p99 from send to receipt, against without translations',
      measured: `${ms(p99(translated))} / ${ms(p99(without))}, ${translations} translations`,
      value: p99(translated) / p99(without),
      limit: 1.05,
      better: 'less',
    },
    {
      what: 'the same: lost, doubled or out of order',
      measured: `of ${2 * ROUNDS * size.rate * SECONDS}`,
      value: faultsOf([...without, ...translated]),
      limit: 0,
      better: 'less',
    },
  ]
}
