import { sql } from 'drizzle-orm'
import { PRICE_STEPS } from '#contract/fair/search/limits.ts'
import type { Facet } from '#contract/fair/search/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Found } from '../match/found'
import { readFacet, toFacet, VR_FACET } from '../entries/facets'
import type { NamedFacet } from '../keyword/vocabulary.queries'
import { pick } from '#server/platform/db/bilingual.ts'
import { searchEntries } from '../search.schema'

/** How many of the records have each facet. */
async function countFacets(db: Db, found: readonly Found[]): Promise<Map<string, number>> {
  const types = sql`${`{${found.map(({ type }) => type).join(',')}}`}::smallint[]`
  const ids = sql`${`{${found.map(({ recordId }) => recordId).join(',')}}`}::int[]`
  const rows = await db
    .select({ facet: sql<string>`facet`, n: sql<number>`count(*)::int` })
    .from(
      sql`(select distinct k.type, k.record_id, facet from unnest(${types}, ${ids}) as k(type, record_id)
        join ${searchEntries} e on e.type = k.type and e.record_id = k.record_id cross join unnest(e.facets) facet) had`,
    )
    .groupBy(sql`facet`)
  return new Map(rows.map(({ facet, n }) => [facet, n]))
}

/** Values of a filter that are offered, those that most of the results have. */
const OFFERED = 12

/** The values of the filters, with how many of the results have each. */
export async function listFacets(
  db: Db,
  language: Language,
  found: readonly Found[],
  { facets, live }: { facets: readonly NamedFacet[]; live: readonly number[] },
): Promise<Facet[]> {
  if (found.length === 0) return []
  const counted = await countFacets(db, found)
  const countOf = (tokens: readonly string[]) => tokens.reduce((sum, token) => sum + (counted.get(token) ?? 0), 0)
  const named = (kind: 'category' | 'hall') =>
    facets
      .filter((one) => one.kind === kind)
      .map((one) => ({
        kind,
        value: readFacet(kind, one.facets[0] ?? '') ?? '',
        name: pick(one.name, language),
        count: countOf(one.facets),
      }))
  const countries = [...counted].flatMap(([facet, count]) => {
    const value = readFacet('country', facet)
    if (value === undefined) return []
    const [zh = '', en = ''] = value.split('|')
    return [{ kind: 'country' as const, value, name: pick({ zh, en }, language), count }]
  })
  const prices = [0, ...PRICE_STEPS].map((_, step) => ({
    kind: 'price' as const,
    value: String(step),
    name: '',
    count: countOf([toFacet('price', step)]),
  }))
  const flags = [
    { kind: 'vr' as const, value: '1', name: '', count: countOf([VR_FACET]) },
    { kind: 'live' as const, value: '1', name: '', count: countOf(live.map((id) => toFacet('exhibitor', id))) },
  ]
  const most = (list: Facet[]) => list.toSorted((a, b) => b.count - a.count).slice(0, OFFERED)
  return [...most(named('category')), ...most(named('hall')), ...prices, ...most(countries), ...flags].filter(
    ({ count }) => count > 0,
  )
}
