import { ensureBuilt } from '../scripts/lib/ensure.mjs'
import { choose } from '../scripts/lib/choose.mjs'
import { benchAccess } from './cases/access'
import { benchBlocking } from './cases/blocking'
import { benchChat } from './cases/chat'
import { benchBreaks } from './cases/chat-breaks'
import { benchFirstLoad } from './cases/first-load'
import { benchFlood } from './cases/flood'
import { benchImport } from './cases/import'
import { benchLarge } from './cases/large'
import { benchList } from './cases/list'
import { benchLists } from './cases/lists'
import { benchMatch } from './cases/match'
import { benchMemory } from './cases/memory'
import { benchMixed } from './cases/mixed'
import { benchNumbers } from './cases/numbers'
import { benchOrders } from './cases/orders'
import { benchPaint } from './cases/paint'
import { benchStartup } from './cases/startup'
import { benchSuggest } from './cases/suggest'
import { endCase } from './lib/cleanup'
import { isReached, printRow, type Row } from './lib/table'

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
  { name: 'access', run: benchAccess },
  { name: 'chat', run: benchChat },
  { name: 'chat-breaks', run: benchBreaks },
  { name: 'match', run: benchMatch },
  { name: 'orders', run: benchOrders },
  { name: 'import', run: benchImport },
  { name: 'numbers', run: benchNumbers },
  { name: 'flood', run: benchFlood },
]

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void endCase().finally(() => process.exit(1)))
}

/** Rows as they come: of most cases all at its end. */
async function* rowsOf({ run }: (typeof cases)[number]): AsyncGenerator<Row> {
  const rows = run()
  yield* Symbol.asyncIterator in rows ? rows : await rows
}

/** Prints the rows of a case as they end; a case that throws is told and takes no other along. */
async function measure(one: (typeof cases)[number]): Promise<boolean> {
  const { name } = one
  console.error(`measuring ${name} …`)
  const began = performance.now()
  try {
    const reached: boolean[] = []
    for await (const row of rowsOf(one)) {
      printRow(row)
      reached.push(isReached(row))
    }
    return reached.length > 0 && reached.every(Boolean)
  } catch (error) {
    console.log(`FAILED   ${name}:`, error)
    return false
  } finally {
    await endCase()
    console.error(`${name} took ${Math.round((performance.now() - began) / 1000)} s`)
  }
}

const chosen = choose(cases, process.argv.slice(2), (name, word) => name === word)
await ensureBuilt('client', 'server')
const missed: string[] = []
for (const one of chosen) if (!(await measure(one))) missed.push(one.name)
console.log(missed.length === 0 ? 'Every row was reached.' : `Missed or failed: ${missed.join(', ')}`)
process.exitCode = missed.length === 0 ? 0 : 1
