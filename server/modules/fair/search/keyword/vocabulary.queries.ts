import { sql } from 'drizzle-orm'
import { LABEL_NAMES } from '#contract/fair/exhibits/labels.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { shownIndustries } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { shownCategories } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { shownHalls } from '#server/modules/fair/halls/halls.schema.ts'
import { toFacet } from '../entries/facets'
import { normalize } from '../text/tokens'
import { readSynonyms, type Synonyms } from './synonyms.queries'
import { toKey } from './terms'

/** A category, hall, industry or label: what records are found by though they do not name it. */
export interface NamedFacet {
  kind: 'category' | 'hall' | 'industry' | 'label'
  name: Bilingual
  /** Its own, and those of its parts. */
  facets: string[]
  /** The normalized Chinese name, and the words of the English one, as one. */
  zh: string
  en: ReadonlySet<string>
}

export interface Vocabulary extends Synonyms {
  facets: readonly NamedFacet[]
}

interface Row {
  kind: NamedFacet['kind']
  id: number
  parentId: number | null
  name: Bilingual
}

async function listNames(db: Db): Promise<Row[]> {
  const kind = (name: NamedFacet['kind']) => sql<NamedFacet['kind']>`${sql.raw(`'${name}'`)}`.as('kind')
  const none = sql<number | null>`null::int`.as('parent_id')
  return db
    .select({
      kind: kind('category'),
      id: shownCategories.id,
      parentId: shownCategories.parentId,
      name: shownCategories.name,
    })
    .from(shownCategories)
    .unionAll(
      db.select({ kind: kind('hall'), id: shownHalls.id, parentId: none, name: shownHalls.name }).from(shownHalls),
    )
    .unionAll(
      db
        .select({ kind: kind('industry'), id: shownIndustries.id, parentId: none, name: shownIndustries.name })
        .from(shownIndustries),
    )
}

/** The ids of a category and of all that is part of it. */
function partsOf(id: number, rows: readonly Row[], seen: readonly number[] = []): number[] {
  if (seen.includes(id)) return []
  const parts = rows.filter((row) => row.parentId === id)
  return [id, ...parts.flatMap((part) => partsOf(part.id, rows, [...seen, id]))]
}

function toNamedFacet(row: Row, rows: readonly Row[]): NamedFacet {
  const ids =
    row.kind === 'category'
      ? partsOf(
          row.id,
          rows.filter(({ kind }) => kind === 'category'),
        )
      : [row.id]
  return describeFacet(row.kind, row.name, ids)
}

const known = new Map<string, NamedFacet>()
/** Names that are remembered as they are compared; more than a fair has. */
const KNOWN_MAX = 2_000

function describeFacet(kind: NamedFacet['kind'], name: Bilingual, ids: number[]): NamedFacet {
  const key = [kind, name.zh, name.en, ...ids].join('|')
  const found = known.get(key) ?? makeFacet(kind, name, ids)
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(key, found)
  return found
}

function makeFacet(kind: NamedFacet['kind'], name: Bilingual, ids: number[]): NamedFacet {
  const words = normalize(name.en).match(/[a-z0-9]+/g) ?? []
  return {
    kind,
    name,
    facets: ids.map((id) => toFacet(kind, id)),
    zh: normalize(name.zh),
    en: new Set(words.map(toKey)),
  }
}

const labels = Object.entries(LABEL_NAMES).map(([id, name]) => describeFacet('label', name, [Number(id)]))

/** What a keyword is read by: words of one meaning, and the names of categories, halls, industries and labels. */
export async function readVocabulary(db: Db): Promise<Vocabulary> {
  const [rows, synonyms] = [await listNames(db), await readSynonyms(db)]
  return { ...synonyms, facets: [...rows.map((row) => toNamedFacet(row, rows)), ...labels] }
}
