import { sql } from 'drizzle-orm'
import { SUGGESTION_COUNT } from '#contract/core/limits.ts'
import type { Language } from '#contract/core/language.ts'
import { upsertExhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { findSuggestions } from '#server/modules/fair/search/results/results.queries.ts'
import { normalize } from '#server/modules/fair/search/text/tokens.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { afterCase } from '../lib/cleanup'
import { fillWithoutIndexes } from '../lib/indexes'
import { hundredThousandNames, keysOf } from '../lib/names'
import { median, percentile } from '../lib/numbers'
import { fairFolder } from '../lib/programs'
import type { Row } from '../lib/table'
import { sized } from '../lib/smoke'

const LENGTHS = sized([1, 2, 4], [2])
const KEYS = sized(100, 3)
/** Keys for which every name is read: each takes a tenth of a second, whatever the key. */
const SCANNED = sized(12, 1)
const BATCH = 1_000
const ROUNDS = sized(3, 1)
/** of each language */
const NAMES_MAX = sized(Number.POSITIVE_INFINITY, 200)

async function fill({ write }: Database, names: { zh: string[]; en: string[] }): Promise<void> {
  const companies = [...names.zh.map((zh) => ({ zh, en: '' })), ...names.en.map((en) => ({ zh: '', en }))]
  for (let from = 0; from < companies.length; from += BATCH) {
    const rows = companies
      .slice(from, from + BATCH)
      .map((company, index) => ({ externalKey: `bench/${from + index}`, company }))
    await write((db) => upsertExhibitors(db, rows))
  }
}

/** The same answer, found by reading every name. */
async function scan({ db }: Database, keyword: string): Promise<void> {
  const text = normalize(keyword)
  const [inside, begins] = [`%${text}%`, `${text}%`]
  await db.execute(sql`
    select type, record_id, name from search_entry
    where name ilike ${inside} or description ilike ${inside}
    order by case when name ilike ${begins} then 0 when name ilike ${inside} then 1 else 2 end, name
    limit ${SUGGESTION_COUNT}`)
}

/** ms of each key: the median of several rounds, so that one stall of the machine is not taken for the key's. */
async function timesOf(keys: string[], work: (key: string) => Promise<unknown>): Promise<number[]> {
  const times = keys.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, key] of keys.entries()) {
      const began = performance.now()
      await work(key)
      times[index]?.push(performance.now() - began)
    }
  }
  return times.map(median)
}

/** p99 of suggestions among 100,000 names, against the same query by ILIKE. */
export async function* benchSuggest(): AsyncGenerator<Row> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: await fairFolder() })
  afterCase(() => database.close())
  const all = hundredThousandNames()
  const names = { zh: all.zh.slice(0, NAMES_MAX), en: all.en.slice(0, NAMES_MAX) }
  await fillWithoutIndexes(database, ['search_name', 'search_lexemes'], () => fill(database, names))
  await database.db.execute(sql`vacuum analyze`)
  for (const [language, list] of [
    ['zh-CN', names.zh],
    ['en-US', names.en],
  ] satisfies [Language, string[]][]) {
    for (const length of LENGTHS) {
      const keys = keysOf(list, length, KEYS)
      const ours = await timesOf(keys, (key) => findSuggestions(database.db, language, key))
      const scanned = await timesOf(keys.slice(0, SCANNED), (key) => scan(database, key))
      const [fast, slow] = [percentile(ours, 0.99), percentile(scanned, 0.99)]
      yield {
        what: `suggestion p99, ${language}, ${length} char (${keys.length} keys, ${Math.min(SCANNED, keys.length)} of them by scan)`,
        measured: `${fast.toFixed(1)} ms / ${slow.toFixed(1)} ms by scan`,
        value: fast / slow,
        limit: 0.1,
        better: 'less',
      }
    }
  }
}
