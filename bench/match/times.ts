import { sql } from 'drizzle-orm'
import { upsertExhibits } from '#server/modules/fair/exhibits/index.ts'
import { exhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { buildConcepts, lookedUp } from '#server/modules/trade/matches/concepts.ts'
import { findMatches, type MatchRequest } from '#server/modules/trade/matches/find-matches.ts'
import { listPairs } from '#server/modules/trade/matches/pairs.queries.ts'
import { termRows } from '#server/modules/trade/matches/candidates.match.ts'
import type { Database } from '#server/platform/db/database.ts'
import { median } from '../lib/numbers'
import { learned } from './fairs'
import { sized } from '../lib/smoke'

const EXHIBITS = sized(20_000, 0)
const BATCH = 500
const ROUNDS = sized(3, 1)
/** Demands for which every exhibitor is scored: each takes seconds. */
const SCANNED = sized(12, 1)

/** So many exhibits, each with the name of one and the text of another. */
async function enlarge({ db, write }: Database): Promise<void> {
  const all = await db.select().from(exhibits)
  const at = (place: number) => all[place % all.length]
  for (let from = all.length; from < EXHIBITS; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, EXHIBITS - from) }, (_, more) => {
      const [one, other] = [at(from + more), at((from + more) * 7 + 3)]
      if (!one || !other) throw new Error('the demo fair has no exhibits')
      const { id: _id, gallery: _gallery, ...rest } = one
      return {
        ...rest,
        externalKey: `large/${from + more}`,
        introduction: other.introduction,
        material: other.material,
      }
    })
    await write((transaction) => upsertExhibits(transaction, rows))
  }
}

/** The same words weighed over every exhibitor, without the index. */
async function scoreAll({ db }: Database, { title, supplement }: MatchRequest): Promise<void> {
  const pairs = await listPairs(db, lookedUp([title, supplement]))
  const terms = termRows(buildConcepts({ title, supplement }, pairs))
  await db.transaction(async (transaction) => {
    for (const scan of ['bitmapscan', 'indexscan', 'indexonlyscan'])
      await transaction.execute(sql.raw(`set local enable_${scan} = off`))
    await transaction.execute(sql`
      with term as (${terms}),
      held as (
        select e.type, e.record_id, t.side, t.phrase, t.token, t.weight
        from search_entry e cross join lateral unnest(e.name_tokens || e.description_tokens) as one(token)
        join term t on t.token = one.token
      ),
      rarity as (select token, ln(1 + (select count(*) from search_entry)::float / count(*)) as rarity from held group by token),
      gain as (
        select type, record_id, side, phrase, max(weight * rarity) as gain from held join rarity using (token)
        group by type, record_id, side, phrase
      ),
      scored as (select type, record_id, side, sum(gain) as gain from gain group by type, record_id, side),
      of_exhibitor as (
        select e.exhibitor_id as id, s.gain from scored s join shown_exhibit e on s.type = 1 and e.id = s.record_id
        union all select record_id, gain from scored where type = 2
      )
      select id, max(gain) from of_exhibitor join shown_exhibitor using (id) group by id order by max(gain) desc limit 20`)
  })
}

/** ms of each demand: the median of several rounds, so that one stall of the machine is not taken for the demand's. */
async function timesOf(
  demands: readonly MatchRequest[],
  work: (one: MatchRequest) => Promise<unknown>,
): Promise<number[]> {
  const times = demands.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, one] of demands.entries()) {
      const began = performance.now()
      await work(one)
      times[at]?.push(performance.now() - began)
    }
  }
  return times.map(median)
}

/** ms of matches at 20,000 exhibits, and of the same words weighed over every exhibitor. */
export async function matchTimes(database: Database, demands: readonly MatchRequest[]) {
  await enlarge(database)
  await learned(database)
  const fast = await timesOf(demands, (one) => findMatches(database.db, one, 20))
  const slow = await timesOf(demands.slice(0, SCANNED), (one) => scoreAll(database, one))
  return { fast, slow }
}
