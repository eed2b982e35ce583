import { and, eq, getViewSelectedFields, inArray, or, sql } from 'drizzle-orm'
import type { SearchHit, SearchType } from '#contract/fair/search/schemas.ts'
import { searchTypes } from '#contract/fair/search/types.ts'
import type { Language } from '#contract/core/language.ts'
import { type Bilingual, fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { shownExhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { shownExhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { type Found, keyOf } from '../match/found'
import { listMarks, mentions } from './marks'
import { searchEntries } from '../search.schema'
import { searchSources, type SourceRow } from '../entries/sources.queries'
import type { ParsedKeyword } from '../keyword/parsed-keyword.queries'

const noText: Bilingual = { zh: '', en: '' }

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
function explain(
  parsed: ParsedKeyword,
  language: Language,
  name: string,
  facets: readonly string[],
): SearchHit['matched'] {
  const matched = parsed.groups.flatMap((group) => {
    if (mentions(name, listMarks([group]))) return []
    const reason = group.named.find((one) => one.facets.some((facet) => facets.includes(facet)))
    return reason ? [{ kind: reason.kind, name: pick(reason.name, language) }] : []
  })
  return [...new Map(matched.map((one) => [`${one.kind}${one.name}`, one])).values()]
}

/** What is shown of a record, in both languages. */
interface Texts {
  name: Bilingual
  description: Bilingual
  coverUrl: Bilingual
  company?: Bilingual
  startsAt?: Date
}

function present({ type, recordId }: Found, language: Language, texts: Texts): Omit<SearchHit, 'matched'> {
  const { name, description, coverUrl, company = noText, startsAt } = texts
  return {
    type,
    id: recordId,
    name: pick(name, language),
    coverUrl: pick(coverUrl, language),
    description: pick(description, language),
    company: pick(company, language),
    startsAt: startsAt?.toISOString() ?? null,
    fallbackFields: fallbacks({ name, description }, language),
  }
}

/** What the found records say of themselves, by their keys. */
async function readTexts(db: Db, found: readonly Found[]): Promise<Map<string, Texts>> {
  const goods = await db
    .select({ exhibit: getViewSelectedFields(shownExhibits), company: shownExhibitors.company })
    .from(shownExhibits)
    .innerJoin(shownExhibitors, eq(shownExhibitors.id, shownExhibits.exhibitorId))
    .where(inArray(shownExhibits.id, idsOf(found, 1)))
  const companies = await db
    .select()
    .from(shownExhibitors)
    .where(inArray(shownExhibitors.id, idsOf(found, 2)))
  const others = await readSources(db, found)
  return new Map<string, Texts>([
    ...goods.map(({ exhibit, company }): [string, Texts] => {
      const { id, name, introduction, coverUrl } = exhibit
      return [`1:${id}`, { name, description: introduction, coverUrl, company }]
    }),
    ...companies.map(({ id, company, introduction, logoUrl }): [string, Texts] => {
      return [`2:${id}`, { name: company, description: introduction, coverUrl: logoUrl }]
    }),
    ...Array.from(others, ([key, row]): [string, Texts] => {
      return [key, { ...row, description: row.facts ?? row.description, coverUrl: row.coverUrl ?? noText }]
    }),
  ])
}

/** What the results page shows of the found records, in their order; one that has gone meanwhile is left out. */
export async function describe(
  db: Db,
  language: Language,
  parsed: ParsedKeyword,
  found: Found[],
): Promise<SearchHit[]> {
  if (found.length === 0) return []
  const texts = await readTexts(db, found)
  const facets = await readFacets(db, found)
  return found.flatMap((one) => {
    const shown = texts.get(keyOf(one))
    if (!shown) return []
    const hit = present(one, language, shown)
    return [{ ...hit, matched: explain(parsed, language, hit.name, facets.get(keyOf(one)) ?? []) }]
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
