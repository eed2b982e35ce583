import { listExhibitors } from '#contract/fair/exhibitors/endpoints.ts'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { searchConsole } from '#contract/operations/palette/endpoints.ts'
import { listCategories } from '#server/modules/fair/exhibits/categories.queries.ts'
import { countLabels } from '#server/modules/fair/exhibits/exhibits.queries.ts'
import type { Database } from '#server/platform/db/database.ts'
import { addSession } from '#server/modules/people/session/session.queries.ts'
import { findByType } from '#server/modules/foundation/accounts/index.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { enlargeConsole } from '../lib/large-console'
import { openLargeFair } from '../lib/large-fair'
import { percentile } from '../lib/numbers'
import { startServer } from '../lib/programs'
import type { Row } from '../lib/table'
import { sized } from '../lib/smoke'

const SIZE = { exhibitors: sized(270_000, 400), exhibits: sized(70_000, 400), lives: 0, news: 0 }
const CONSOLE = { accounts: sized(200_000, 400), orders: sized(200_000, 400) }
const CALLS = sized(200, 4)

/** ms at the 99th percentile of CALLS calls, one after the other. */
async function p99(call: (i: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < CALLS; i += 1) {
    const began = performance.now()
    await call(i)
    times.push(performance.now() - began)
  }
  return percentile(times, 0.99)
}

async function ask(url: string, body: object): Promise<{ totalCount: number; list: unknown[] }> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const { code, msg, data }: { code: number; msg: string; data: { totalCount: number; list: unknown[] } } =
    await answer.json()
  if (code !== 0) throw new Error(`${url} refused ${JSON.stringify(body)}: ${msg}`)
  if (data.list.length === 0) throw new Error(`${url} has nothing on ${JSON.stringify(body)}`)
  return data
}

const row = (what: string, value: number, limit: number): Row => {
  return { what: `${what}, p99 ms`, measured: `${value.toFixed(1)} ms`, value, limit, better: 'less' }
}

/** Pages that were not requested before: each call uses a different number of rows. */
async function pagesOf(origin: string, name: string, path: string): Promise<Row[]> {
  const url = `${origin}/api${path}`
  const { totalCount } = await ask(url, { limit: 1 })
  // Fewer rows a page would lead beyond the last page that may be requested.
  const limitOf = (i: number) => 3 + (i % 48)
  const first = await p99((i) => ask(url, { page: 1 + Math.floor(i / 48), limit: limitOf(i) }))
  const last = await p99((i) => {
    const limit = limitOf(i)
    return ask(url, { page: Math.ceil(totalCount / limit) - Math.floor(i / 48), limit })
  })
  return [row(`first pages of ${totalCount} ${name}`, first, 60), row(`last pages of ${totalCount} ${name}`, last, 80)]
}

async function* measure(database: Database, origin: string): AsyncGenerator<Row> {
  yield* await pagesOf(origin, 'exhibits', listExhibits.path)
  yield* await pagesOf(origin, 'exhibitors', listExhibitors.path)
  yield row('categories counted', await p99(() => listCategories(database.db, 'zh-CN', undefined)), 20)
  yield row('labels counted', await p99(() => countLabels(database.db)), 20)
  yield await searchPalette(database, origin)
}

/** What an organizer types: beginnings of names, whole names, phones, numbers, and what nothing is called. */
const keywords = [
  (i: number) => `展商${i}`,
  (i: number) => `展品${i * 31}`,
  (i: number) => `exhibitor ${i * 7}`,
  (i: number) => ['展', '展商', '展品', 'ex', 'exhib', '商', 'exhibit 1', 'e'][i % 8] ?? '',
  (i: number) => ['陈', '安', '林宁', '周砚青', '沈秋', 'lena', 'marco ba', '禾'][i % 8] ?? '',
  (i: number) => `${['yara', 'omar', 'ruth'][i % 3] ?? ''} ${['bako', 'sentov', 'shu', 'wenli'][i % 4] ?? ''}`,
  (i: number) => `188${String(i * 13).padStart(8, '0')}`,
  (i: number) => `T20261101${String(i * 97).padStart(10, '0')}`,
  (i: number) => ['T20', 'T20261101', 'JB2', '20'][i % 4] ?? '',
  (i: number) => `nothing is called ${i}`,
]

async function searchPalette(database: Database, origin: string): Promise<Row> {
  await enlargeConsole(database, CONSOLE)
  const organizer = await findByType(database.db, userTypes.organizer)
  const token = newKey()
  await database.write((db) => addSession(db, token, organizer?.id ?? 0, 'password'))
  const headers = { 'content-type': 'application/json', token, userid: String(organizer?.id) }
  const search = async (i: number) => {
    const keyWord = keywords[i % keywords.length]?.(i) ?? ''
    const body = JSON.stringify({ keyWord })
    const answer = await fetch(`${origin}/api${searchConsole.path}`, { method: 'POST', headers, body })
    const { code, msg }: { code: number; msg: string } = await answer.json()
    if (code !== 0) throw new Error(`the palette refused ${keyWord}: ${msg}`)
  }
  return row(`the palette of the console among ${CONSOLE.accounts} people and as many orders`, await p99(search), 60)
}

/** A fair of 70,000 exhibits and 270,000 exhibitors. */
export async function* benchLarge(): AsyncGenerator<Row> {
  const { url, database } = await openLargeFair(SIZE)
  const fair = await startServer({ DATABASE_URL: url, RATE_LIMIT: '0' })
  yield* measure(database, fair.origin)
}
