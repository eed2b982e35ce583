import { sql } from 'drizzle-orm'
import type { Language } from '#contract/core/language.ts'
import { upsertExhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { upsertExhibits } from '#server/modules/fair/exhibits/index.ts'
import { findSuggestions, searchFair } from '#server/modules/fair/search/results/results.queries.ts'
import { connectDatabase, type Database } from '#server/platform/db/database.ts'
import { openEmbedded } from '#server/platform/embedded/embedded.ts'
import { seedWhenEmpty } from '#server/seed/seed.ts'
import { afterCase } from '../lib/cleanup'
import { hundredThousandNames } from '../lib/names'
import { percentile } from '../lib/numbers'
import { fairFolder } from '../lib/programs'
import { sized } from '../lib/smoke'
import type { Row } from '../lib/table'

/** Records of each kind that are written as an import does. */
const [COMPANIES, WORKS] = [sized(20_000, 200), sized(20_000, 200)]
/** Copies of each in the index: 340,000 records in all. */
const [WORK_COPIES, COMPANY_COPIES] = [sized(3, 1), sized(12, 1)]
const BATCH = 500
const ROUNDS = sized(5, 1)

const batches = <One>(list: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(list.length / BATCH) }, (_, at) => list.slice(at * BATCH, (at + 1) * BATCH))

/** Writes exhibitors and exhibits as an import does; gives the ms of a thousand. */
async function fill({ write }: Database): Promise<number> {
  const names = hundredThousandNames()
  const began = performance.now()
  const companies = names.zh
    .slice(0, COMPANIES)
    .map((zh, n) => ({ externalKey: `bench/${n}`, company: { zh, en: '' } }))
  const makers: number[] = []
  for (const rows of batches(companies)) {
    await write(async (db) => makers.push(...(await upsertExhibitors(db, rows)).map(({ id }) => id)))
  }
  const works = names.en.slice(0, WORKS).map((en, n) => ({
    externalKey: `bench/${n}`,
    exhibitorId: makers[n % makers.length] ?? 0,
    categoryId: 1 + (n % 40),
    name: { zh: '', en },
    price: n % 5_000,
  }))
  for (const rows of batches(works)) await write((db) => upsertExhibits(db, rows))
  return ((performance.now() - began) / (COMPANIES + WORKS)) * 1_000
}

/** More records like those that are there: whatever matches, matches so many times as often. */
async function multiply({ db }: Database): Promise<number> {
  for (const { type, table, copies } of [
    { type: 1, table: 'exhibit', copies: WORK_COPIES },
    { type: 2, table: 'exhibitor', copies: COMPANY_COPIES },
  ]) {
    await db.execute(sql`
      insert into search_entry (type, record_id, language, name, name_tokens, description, description_tokens, sound, sound_tokens, facets)
      select type, record_id + copy * 10000000, language, name, name_tokens, description, description_tokens, sound, sound_tokens, facets
      from search_entry, generate_series(1, ${copies}::int) copy where type = ${type}
        and record_id in (select id from ${sql.identifier(table)} where external_key like 'bench/%')`)
  }
  await db.execute(sql`vacuum analyze`)
  const n = await db.$count(sql`search_entry`)
  return n
}

const keywords: { language: Language; keys: string[] }[] = [
  {
    language: 'en-US',
    keys: 'of|the|after|study|untitled|blue|landscape|vase|tea ware|portrait of a|turner|river landscape study|furniture|celadn|s'.split(
      '|',
    ),
  },
  {
    language: 'zh-CN',
    keys: '文化|科技|文化传播|中国|陶瓷|木椅|茶具|家具|北京|蘇州|限|公司|qinghua|bj|深圳市'.split('|'),
  },
]

async function measure(work: (key: string) => Promise<unknown>, keys: readonly string[]): Promise<Map<string, number>> {
  const times = new Map<string, number>()
  for (const key of keys) {
    const each: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now()
      await work(key)
      each.push(performance.now() - began)
    }
    times.set(key, percentile(each, 0.5))
  }
  return times
}

const listSlowest = (times: ReadonlyMap<string, number>): string =>
  [...times]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 4)
    .map(([key, ms]) => `${key} ${ms.toFixed(0)}`)
    .join(', ')

export async function prepare(database: Database): Promise<number> {
  await seedWhenEmpty(database)
  const ms = await fill(database)
  await multiply(database)
  return ms
}

/** Results and suggestions for keywords that much matches, among 340,000 records; and what a thousand cost to be written. */
export async function* benchSearch(): AsyncIterable<Row> {
  const embedded = await openEmbedded(await fairFolder())
  afterCase(() => embedded.close())
  const database = await connectDatabase(embedded.url)
  afterCase(() => database.close())
  const perThousand = await prepare(database)
  yield {
    what: 'a thousand records written and indexed',
    measured: `${perThousand.toFixed(0)} ms`,
    value: perThousand,
    limit: 1_000,
    better: 'less',
  }
  const entries = await database.db.$count(sql`search_entry`)
  for (const { language, keys } of keywords) {
    const results = await measure((keyWord) => searchFair(database.db, language, { keyWord, page: 1, limit: 20 }), keys)
    const suggested = await measure((key) => findSuggestions(database.db, language, key), keys)
    for (const { what, times, limit } of [
      { what: 'results', times: results, limit: 80 },
      { what: 'suggestions', times: suggested, limit: 30 },
    ]) {
      const p99 = percentile([...times.values()], 0.99)
      yield {
        what: `${what} p99, ${language}, ${entries} entries`,
        measured: `${p99.toFixed(1)} ms (${listSlowest(times)})`,
        value: p99,
        limit,
        better: 'less',
      }
    }
  }
}
