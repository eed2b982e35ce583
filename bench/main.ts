import { choose } from '#scripts/lib/choose.mjs'
import { benchAccess } from './cases/access'
import { benchBlocking } from './cases/blocking'
import { benchChat } from './cases/chat'
import { benchBreaks } from './cases/chat-breaks'
import { benchChatTranslated } from './cases/chat-translated'
import { benchFirstLoad } from './cases/first-load'
import { benchFlood } from './cases/flood'
import { benchImport } from './cases/import'
import { benchLarge } from './cases/large'
import { benchList } from './cases/list'
import { benchLists } from './cases/lists'
import { benchLive } from './cases/live'
import { benchMap } from './cases/map'
import { benchMatch } from './cases/match'
import { benchMemory } from './cases/memory'
import { benchMixed } from './cases/mixed'
import { benchNumbers } from './cases/numbers'
import { benchOrders } from './cases/orders'
import { benchPaint } from './cases/paint'
import { benchScale } from './cases/scale'
import { benchSearch } from './cases/search'
import { benchStartup } from './cases/startup'
import { benchSuggest } from './cases/suggest'
import pLimit from 'p-limit'
import { endCases, inCase } from './lib/cleanup'
import { isSmoke } from './lib/smoke'
import { printRow, type Row } from './lib/table'

/** Every figure is a ratio or a size within one run, since machines differ. `npm run bench -- suggest` runs one case. */
const cases: { name: string; run: () => Promise<Row[]> | AsyncIterable<Row> }[] = [
  { name: 'first-load', run: benchFirstLoad },
  { name: 'paint', run: benchPaint },
  { name: 'blocking', run: benchBlocking },
  { name: 'startup', run: benchStartup },
  { name: 'list', run: benchList },
  { name: 'lists', run: benchLists },
  { name: 'large', run: benchLarge },
  { name: 'memory', run: benchMemory },
  { name: 'mixed', run: benchMixed },
  { name: 'suggest', run: benchSuggest },
  { name: 'search', run: benchSearch },
  { name: 'access', run: benchAccess },
  { name: 'chat', run: benchChat },
  { name: 'chat-breaks', run: benchBreaks },
  { name: 'chat-translated', run: benchChatTranslated },
  { name: 'map', run: benchMap },
  { name: 'match', run: benchMatch },
  { name: 'orders', run: benchOrders },
  { name: 'import', run: benchImport },
  { name: 'numbers', run: benchNumbers },
  { name: 'live', run: benchLive },
  { name: 'scale', run: benchScale },
  { name: 'flood', run: benchFlood },
]

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void endCases().finally(() => process.exit(1)))
}

/** Rows as they come: of most cases all at its end. */
async function* rowsOf({ run }: (typeof cases)[number]): AsyncGenerator<Row> {
  const rows = run()
  yield* Symbol.asyncIterator in rows ? rows : await rows
}

/** Prints the rows of a case as they end; a case that throws is reported and does not stop the others. */
async function measure(one: (typeof cases)[number]): Promise<boolean> {
  const { name } = one
  console.error(`measuring ${name} …`)
  const began = performance.now()
  try {
    return await inCase(async () => {
      const good: boolean[] = []
      for await (const row of rowsOf(one)) good.push(printRow(row))
      return good.length > 0 && good.every(Boolean)
    })
  } catch (error) {
    console.log(`FAILED   ${name}:`, error)
    return false
  } finally {
    console.error(`${name} took ${Math.round((performance.now() - began) / 1000)} s`)
  }
}

/** In smoke mode cases share the machine: they wait for servers half of the time. */
const SMOKE_AT_ONCE = 3

const words = process.argv.slice(2).filter((word) => word !== '--smoke')
const chosen = choose(cases, words, (name, word) => name === word)
const began = performance.now()
const inTurn = pLimit(isSmoke ? SMOKE_AT_ONCE : 1)
const good = await Promise.all(chosen.map((one) => inTurn(measure, one)))
await endCases()
const missed = chosen.filter((_, i) => !good[i]).map(({ name }) => name)
console.error(`all took ${Math.round((performance.now() - began) / 1_000)} s`)
const fine = isSmoke ? 'Every case runs.' : 'Every row was reached.'
console.log(missed.length === 0 ? fine : `Missed or failed: ${missed.join(', ')}`)
process.exitCode = missed.length === 0 ? 0 : 1
