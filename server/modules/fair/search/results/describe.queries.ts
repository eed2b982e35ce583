import { and, eq, getViewSelectedFields, inArray, or, sql } from 'drizzle-orm'
import type { SearchHit, SearchType } from '#contract/fair/search/schemas.ts'
import { searchTypes } from '#contract/fair/search/types.ts'
import type { Language } from '#contract/core/language.ts'
import { type Bilingual, fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { shownExhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { shownExhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import type { Found } from '../match/alike.queries'
import { listMarks, mentions } from './marks'
import { searchEntries } from '../search.schema'
import { searchSources, type SourceRow } from '../entries/sources.queries'
import type { Sought } from '../keyword/sought.queries'

const noText: Bilingual = { zh: '', en: '' }

const keyOf = ({ type, recordId }: Found) => `${type}:${recordId}`
const idsOf = (found: readonly Found[], type: SearchType) => [
  0,
  ...found.filter((one) => one.type === type).map((one) => one.recordId),
]

const TYPES = Object.values(searchTypes)

/** What the further sources say of the found records, by their keys. */
async function readSources(db: Db, found: readonly Found[]): Promise<Map<string, SourceRow>> {
  const rows = new Map<string, SourceRow>()
  for (const { type, describe: read } of searchSources.port) {
    const ids = found.filter((one) => one.type === type).map((one) => one.recordId)
    if (ids.length === 0) continue
    for (const row of await read(db, ids)) rows.set(`${type}:${row.id}`, row)
  }
  return rows
}

async function readFacets(db: Db, found: readonly Found[]): Promise<Map<string, string[]>> {
  const { type, recordId, facets } = searchEntries
  const rows = await db
    .select({ type, recordId, facets })
    .from(searchEntries)
    .where(or(...TYPES.map((one) => and(eq(type, one), inArray(recordId, idsOf(found, one))))))
  return new Map(rows.map((row) => [`${row.type}:${row.recordId}`, row.facets]))
}

/** By which categories and the like a record was found, for what its name does not say. */
function explain(sought: Sought, language: Language, name: string, facets: readonly string[]): SearchHit['matched'] {
  const matched = sought.groups.flatMap((group) => {
    if (mentions(name, listMarks([group]))) return []
    const reason = group.named.find((one) => one.facets.some((facet) => facets.includes(facet)))
    return reason ? [{ kind: reason.kind, name: pick(reason.name, language) }] : []
  })
  return [...new Map(matched.map((one) => [`${one.kind}${one.name}`, one])).values()]
}

/** What the results page shows of the found records, in their order; one that has gone meanwhile is left out. */
export async function describe(db: Db, language: Language, sought: Sought, found: Found[]): Promise<SearchHit[]> {
  if (found.length === 0) return []
  const goods = await db
    .select({ exhibit: getViewSelectedFields(shownExhibits), company: shownExhibitors.company })
    .from(shownExhibits)
    .innerJoin(shownExhibitors, eq(shownExhibitors.id, shownExhibits.exhibitorId))
    .where(inArray(shownExhibits.id, idsOf(found, 1)))
  const companies = await db
    .select()
    .from(shownExhibitors)
    .where(inArray(shownExhibitors.id, idsOf(found, 2)))
  const facets = await readFacets(db, found)
  const hits = new Map<string, Omit<SearchHit, 'matched'>>()
  for (const { exhibit, company } of goods) {
    hits.set(`1:${exhibit.id}`, {
      type: 1,
      id: exhibit.id,
      name: pick(exhibit.name, language),
      coverUrl: pick(exhibit.coverUrl, language),
      description: pick(exhibit.introduction, language),
      company: pick(company, language),
      startsAt: null,
      fallbackFields: fallbacks({ name: exhibit.name, description: exhibit.introduction }, language),
    })
  }
  for (const { id, company, logoUrl, introduction } of companies) {
    hits.set(`2:${id}`, {
      type: 2,
      id,
      name: pick(company, language),
      coverUrl: pick(logoUrl, language),
      description: pick(introduction, language),
      company: '',
      startsAt: null,
      fallbackFields: fallbacks({ name: company, description: introduction }, language),
    })
  }
  const others = await readSources(db, found)
  for (const one of found) {
    const row = others.get(keyOf(one))
    if (!row) continue
    const description = row.facts ?? row.description
    hits.set(keyOf(one), {
      type: one.type,
      id: row.id,
      name: pick(row.name, language),
      coverUrl: pick(row.coverUrl ?? noText, language),
      description: pick(description, language),
      company: '',
      startsAt: row.startsAt?.toISOString() ?? null,
      fallbackFields: fallbacks({ name: row.name, description }, language),
    })
  }
  return found.flatMap((one) => {
    const hit = hits.get(keyOf(one))
    return hit ? [{ ...hit, matched: explain(sought, language, hit.name, facets.get(keyOf(one)) ?? []) }] : []
  })
}

/** The names of the found records; one that has gone meanwhile is left out. */
export async function listNames(db: Db, found: Found[]): Promise<Map<string, Bilingual>> {
  if (found.length === 0) return new Map()
  const named = (type: SearchType) => sql<SearchType>`${sql.raw(String(type))}::int`.as('type')
  const rows = await db
    .select({ type: named(1), recordId: shownExhibits.id, name: shownExhibits.name })
    .from(shownExhibits)
    .where(inArray(shownExhibits.id, idsOf(found, 1)))
    .unionAll(
      db
        .select({ type: named(2), recordId: shownExhibitors.id, name: shownExhibitors.company })
        .from(shownExhibitors)
        .where(inArray(shownExhibitors.id, idsOf(found, 2))),
    )
  const others = await readSources(db, found)
  return new Map([
    ...rows.map(({ name, ...one }): [string, Bilingual] => [keyOf(one), name]),
    ...Array.from(others, ([key, { name }]): [string, Bilingual] => [key, name]),
  ])
}
