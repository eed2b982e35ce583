import { count, desc, eq } from 'drizzle-orm'
import { approvedDemands } from '#server/modules/trade/demands/demands.schema.ts'
import { categories, exhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { findMatches, type MatchRequest } from '#server/modules/trade/matches/find-matches.ts'
import type { Database } from '#server/platform/db/database.ts'
import { importWorks, learned, listPairs, openDemoFair } from '../match/fairs'
import { readJudged, rankGain } from '../match/judged'
import { chance, makeDemand } from '../match/made'
import { matchTimes } from '../match/times'
import { percentile } from '../lib/numbers'
import type { Row } from '../lib/table'
import { sized } from '../lib/smoke'

const MADE = sized(200, 5)
const DEMANDS_MAX = sized(Number.POSITIVE_INFINITY, 3)
const FIRST = 10
/** Distinct words that a work's title has at least, or half of it would be nothing. */
const WORDS_MIN = 2

const createRequest = ({
  title,
  supplement,
  categoryId,
}: Pick<MatchRequest, 'title' | 'supplement' | 'categoryId'>): MatchRequest => ({
  title,
  supplement,
  categoryId,
  hallId: null,
  price: null,
  quantity: 1,
  days: null,
  only: [],
  without: new Set<number>(),
  accountId: undefined,
})

/** Of demands made from exhibits, the part that finds its exhibitor among the first. */
async function shareFound(database: Database, which: 'demo' | 'works'): Promise<number> {
  const all = await database.db.select().from(exhibits).orderBy(exhibits.id)
  const isWork = ({ externalKey }: { externalKey: string }) => externalKey.startsWith('work/')
  const hasWords = (name: string) => new Set(name.toLowerCase().match(/[a-z]{3,}/g)).size >= WORDS_MIN
  const from = all.filter((one) =>
    which === 'demo' ? !isWork(one) : isWork(one) && hasWords(one.name.en) && !one.name.en.includes('not known'),
  )
  const [pairs, next] = [await listPairs(database), chance(7)]
  const step = Math.max(1, Math.floor(from.length / MADE))
  const chosen = from.filter((_, at) => at % step === 0).slice(0, MADE)
  let found = 0
  for (const [at, exhibit] of chosen.entries()) {
    const side = which === 'demo' && at % 2 === 0 ? 'zh' : 'en'
    const demand = makeDemand(exhibit, side, pairs, next)
    const matches = await findMatches(
      database.db,
      createRequest({ ...demand, categoryId: exhibit.categoryId ?? 0 }),
      FIRST,
    )
    if (matches.found.some(({ exhibitorId }) => exhibitorId === exhibit.exhibitorId)) found += 1
  }
  return found / chosen.length
}

/** A judged demand as it would be requested. */
function toRequest(text: string, categoryId: number | undefined): MatchRequest {
  if (categoryId === undefined) throw new Error('a judged demand names a category that is not there')
  const title = /\p{Script=Han}/u.test(text) ? { zh: text, en: '' } : { zh: '', en: text }
  return createRequest({ title, supplement: { zh: '', en: '' }, categoryId })
}

const idsByKey = async ({ db }: Database) =>
  new Map((await db.select().from(categories)).map(({ key, id }) => [key, id]))

/** The judged demands, and the longer ones that the demo fair has. */
async function listRequests(fair: Database): Promise<MatchRequest[]> {
  const ids = await idsByKey(fair)
  const own = await fair.db.select().from(approvedDemands)
  return [
    ...own.map((demand) => createRequest(demand)),
    ...readJudged()
      .slice(0, DEMANDS_MAX)
      .map((one) => toRequest(one.text, ids.get(one.categoryKey))),
  ]
}

/** nDCG@10 of the judged demands, by matching and by category alone. */
async function judgedGains(fair: Database): Promise<{ ours: number; byCategory: number }> {
  const { db } = fair
  const ids = await idsByKey(fair)
  const keys = new Map(
    (await db.select().from(exhibitors)).map(({ id, externalKey }) => [id, externalKey.replace(/^.*\//, '')]),
  )
  const demands = readJudged().slice(0, DEMANDS_MAX)
  const sums = { ours: 0, byCategory: 0 }
  for (const { categoryKey, text, suits } of demands) {
    const input = toRequest(text, ids.get(categoryKey))
    const { found } = await findMatches(db, input, FIRST)
    const ours = rankGain(
      found.map(({ exhibitorId }) => keys.get(exhibitorId) ?? ''),
      suits,
    )
    sums.ours += ours
    const ordered = await db
      .select({ id: exhibits.exhibitorId })
      .from(exhibits)
      .where(eq(exhibits.categoryId, input.categoryId))
      .groupBy(exhibits.exhibitorId)
      .orderBy(desc(count()), exhibits.exhibitorId)
      .limit(FIRST)
    const known = ordered.map(({ id }) => keys.get(id) ?? '')
    sums.byCategory += rankGain(known, suits)
  }
  return { ours: sums.ours / demands.length, byCategory: sums.byCategory / demands.length }
}

/** Exhibitors found for demands: how often the right one, how much better than by category, and how fast. */
export async function* benchMatch(): AsyncGenerator<Row> {
  const fair = await openDemoFair()
  const { ours, byCategory } = await judgedGains(fair)
  yield {
    what: '60 demands judged by hand, nDCG@10 above category alone',
    measured: `${ours.toFixed(2)} / ${byCategory.toFixed(2)} by category`,
    value: ours - byCategory,
    limit: 0.2,
    better: 'more',
  }
  const share = async (which: 'demo' | 'works', what: string): Promise<Row> => {
    const value = await shareFound(fair, which)
    return { what, measured: `${(value * MADE).toFixed(0)} of ${MADE}`, value, limit: 0.9, better: 'more' }
  }
  yield await share('demo', 'own exhibitor among the first 10, demo fair')
  await importWorks(fair)
  await learned(fair)
  yield await share('works', 'own exhibitor among the first 10, 2,000 real works')
  const { fast, slow } = await matchTimes(await openDemoFair(), await listRequests(fair))
  const [ourP99, plainP99] = [percentile(fast, 0.99), percentile(slow, 0.99)]
  yield {
    what: `matches p99 at 20,000 exhibits (${fast.length} demands)`,
    measured: `${ourP99.toFixed(1)} ms / ${plainP99.toFixed(1)} ms by scoring every exhibitor`,
    value: ourP99 / plainP99,
    limit: 0.1,
    better: 'less',
  }
}
