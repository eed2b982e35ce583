import { ensureBuilt } from '../scripts/lib/ensure.mjs'
import { benchAccess } from './cases/access'
import { benchBlocking } from './cases/blocking'
import { benchChat } from './cases/chat'
import { benchBreaks } from './cases/chat-breaks'
import { benchFirstLoad } from './cases/first-load'
import { benchLarge } from './cases/large'
import { benchList } from './cases/list'
import { benchLists } from './cases/lists'
import { benchMemory } from './cases/memory'
import { benchMixed } from './cases/mixed'
import { benchPaint } from './cases/paint'
import { benchStartup } from './cases/startup'
import { benchSuggest } from './cases/suggest'
import { printTable, type Row } from './lib/table'

/** Every figure is a ratio or a size within one run, since machines differ. `npm run bench -- suggest` runs one case. */
const cases: Record<string, () => Promise<Row[]>> = {
  'first-load': benchFirstLoad,
  paint: async () => [...(await benchPaint()), ...(await benchBlocking())],
  startup: benchStartup,
  list: benchList,
  lists: benchLists,
  large: benchLarge,
  memory: benchMemory,
  mixed: benchMixed,
  suggest: benchSuggest,
  access: benchAccess,
  chat: benchChat,
  'chat-breaks': benchBreaks,
}

await ensureBuilt('client', 'server')
const asked = process.argv.slice(2)
const rows: Row[] = []
for (const [name, run] of Object.entries(cases)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.error(`measuring ${name} …`)
  rows.push(...(await run()))
}
process.exitCode = printTable(rows) ? 0 : 1
