import { and, arrayContains, arrayOverlaps, like, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { SearchType } from '#contract/fair/search/schemas.ts'
import { escapeLike } from '#server/platform/db/like.ts'
import { hiddenExhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { hiddenExhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { searchEntries } from '../search.schema'
import { toBoothFacet } from '../entries/facets'
import { searchSources } from '../entries/sources.queries'
import type { Group } from '../keyword/groups'
import type { Term } from '../keyword/terms'
import type { Sought } from '../keyword/sought.queries'
import { tokenizeTerm, tokenizeWord } from '../text/tokens'

/** Of found records, as `type` and `record_id`, those that visitors see now; the others are few. */
export const isSeen = (): SQL => {
  const hidden = searchSources.port.flatMap(({ type, shown }) =>
    shown ? [sql` and not (type = ${type}::smallint and record_id not in (${shown}))`] : [],
  )
  return sql`not (type = 1 and record_id in (select id from ${hiddenExhibits}))
    and not (type = 2 and record_id in (select id from ${hiddenExhibitors}))${sql.join(hidden)}`
}

/** About how many entries are indexed, from the statistics of the table: at least 100, also before the first analysis. */
export const estimatedEntryCount: SQL = sql`(
  select greatest(reltuples, 100) from pg_class where oid = 'search_entry'::regclass)`

const inName = { text: searchEntries.name, tokens: searchEntries.nameTokens, indexed: undefined }
const inDescription = {
  text: searchEntries.description,
  tokens: searchEntries.descriptionTokens,
  /** What the index is over. */
  indexed: sql`cardinality(${searchEntries.descriptionTokens}) > 0`,
}

type Part = typeof inName | typeof inDescription

/** The text stands anywhere in it: the index by pairs finds candidates, the text decides. */
const holdsText = ({ text, tokens, indexed }: Part, term: Term): SQL | undefined =>
  and(
    indexed,
    arrayContains(tokens, tokenizeTerm(term.text)),
    [...term.text].length > 2 ? like(text, `%${escapeLike(term.text)}%`) : undefined,
  )

/** A word stands in it whole, as one or as many; any other text stands anywhere. */
const holdsWord = (part: Part, term: Term): SQL | undefined =>
  term.forms.length === 0
    ? holdsText(part, term)
    : and(part.indexed, arrayOverlaps(part.tokens, term.forms.map(tokenizeWord)))

/** One of its words begins with the term. */
function holdsBeginning(part: Part, term: Term): SQL | undefined {
  if (term.forms.length === 0) return holdsText(part, term)
  const words = [...new Set([...term.forms, ...term.beginnings])]
  return and(part.indexed, arrayOverlaps(part.tokens, words.map(tokenizeWord)))
}

const holdsSomehow = (part: Part, term: Term): SQL | undefined => or(holdsWord(part, term), holdsText(part, term))

/** The name holds the term, or the word. */
const nameHolds = (term: Term): SQL | undefined => holdsWord(inName, term)

const all = ({ terms }: Sought, holds: (term: Term) => SQL | undefined) => and(...terms.map(holds))

/** The name begins with the keyword. */
const beginsWith = ({ keyword }: Sought): SQL => like(searchEntries.name, `${escapeLike(keyword)}%`)

/** The ranks of a match by its name, best first. */
function buildNameRanks(sought: Sought): (SQL | undefined)[] {
  const whole = all(sought, nameHolds)
  const ranks = [and(whole, beginsWith(sought)), whole]
  // Where nothing is a Latin word, the ranks below are the one above.
  if (sought.terms.every(({ forms }) => forms.length === 0)) return ranks
  return [
    ...ranks,
    beginsWith(sought),
    all(sought, (term) => holdsBeginning(inName, term)),
    all(sought, (term) => holdsSomehow(inName, term)),
  ]
}

const sounds = ({ readings }: Group): SQL[] =>
  readings.map(({ text, tokens }) => {
    // Initials are in the second line.
    const at = text.startsWith(' ') ? '%' : '%\n%'
    return sql`(cardinality(${searchEntries.soundTokens}) > 0 and ${arrayContains(searchEntries.soundTokens, tokens)}
      and ${like(searchEntries.sound, `${at}${escapeLike(text)}%`)})`
  })

/** What may be the number of a booth. */
const BOOTH = /^(?=.*\d)[a-z0-9-]+$/

const hasFacet = ({ own, named }: Group): SQL[] => {
  const booths = own.flatMap(({ text }) => (own.length === 1 && BOOTH.test(text) ? [toBoothFacet(text)] : []))
  const facets = [...new Set([...named.flatMap((one) => one.facets), ...booths])]
  return facets.length > 0 ? [arrayOverlaps(searchEntries.facets, facets)] : []
}

/** The words follow each other, separated by any one character. */
const holdsPhrase = ({ text }: Part, terms: readonly Term[]): SQL | undefined =>
  terms.length > 1 ? like(text, `%${terms.map((term) => escapeLike(term.text)).join('_')}%`) : undefined

/** The part holds what was typed, or a word of the same meaning. */
const holdsMeant = (part: Part, { own, synonyms }: Group): SQL[] =>
  [
    and(...own.map((term) => holdsSomehow(part, term))),
    ...synonyms.map((terms) => and(...terms.map((term) => holdsWord(part, term)), holdsPhrase(part, terms))),
  ].filter((one) => one !== undefined)

/** The name contains what was typed or a synonym of it, or sounds like it. */
const nameMeans = (group: Group): SQL[] => [...holdsMeant(inName, group), ...sounds(group)]

/** An entry has what was typed: in its name, by a category or the like, or in its text. */
const waysOf = (group: Group): SQL[] => [...nameMeans(group), ...hasFacet(group), ...holdsMeant(inDescription, group)]

/** The ranks of a match, best first; what one of them finds the next may find again. */
export const buildRanks = (sought: Sought): (SQL | undefined)[] => [
  ...buildNameRanks(sought),
  and(...sought.groups.map((group) => or(...nameMeans(group)))),
  and(...sought.groups.map((group) => or(...nameMeans(group), ...hasFacet(group)))),
  and(...sought.groups.map((group) => or(...waysOf(group)))),
]

/** An entry contains everything that was typed, in its name or its text. */
export const saysAll = ({ groups }: Sought): SQL | undefined =>
  and(
    ...groups.map(({ own }) =>
      and(...own.map((term) => or(holdsSomehow(inName, term), holdsSomehow(inDescription, term)))),
    ),
  )

/** Conditions from the strictest to the widest: best matches alone first. */
export const buildLevels = (sought: Sought): (SQL | undefined)[] => [
  beginsWith(sought),
  all(sought, nameHolds),
  and(...sought.groups.map((group) => or(...nameMeans(group)))),
  buildRanks(sought).at(-1),
]

const record = sql`select ${searchEntries.type}, ${searchEntries.recordId} from ${searchEntries}`
const both = sql.raw(' union ')

/** The records that have all that a keyword names, each in any of their texts in either language, or by a category. */
function haveAll({ groups }: Sought): SQL {
  // One index scan a way; an OR over several columns would make PostgreSQL read the whole table.
  const each = groups.map((group) => {
    return sql`(${sql.join(
      waysOf(group).map((way) => sql`${record} where ${way}`),
      both,
    )})`
  })
  return sql.join(each, sql.raw(' intersect '))
}

/** A record that has all that the keyword names. */
export function isFound(id: SQLWrapper, type: SearchType, sought: Sought): SQL {
  if (sought.terms.length === 0) return sql`false`
  return sql`${id} in (select record_id from (${haveAll(sought)}) found where type = ${type})`
}

/** How much of what was typed an entry has: most in its name, less by other words for it or a category, least in its text. */
export function buildWeight(groups: readonly Group[]): SQL<number> {
  const weights = groups.map((group) => {
    const length = group.own.reduce((sum, { text }) => sum + [...text].length, 0)
    const own = and(...group.own.map((term) => holdsWord(inName, term)))
    const meant = or(...nameMeans(group), ...hasFacet(group))
    return sql`case when ${own} then ${length * 3}::int when ${meant} then ${length * 2}::int else ${length}::int * (${or(
      ...holdsMeant(inDescription, group),
    )})::int end`
  })
  return sql<number>`${sql.join(weights, sql` + `)}`
}

/** A single Chinese character is part of many words: beside others it counts, but finds nothing by itself. */
const isDistinctive = ({ own }: Group): boolean => own.length > 1 || !/^\p{Script=Han}$/u.test(own[0]?.text ?? '')

/** An entry matches a part of the keyword; undefined: no part is distinctive enough. */
export function hasAny(groups: readonly Group[]): SQL | undefined {
  const distinctive = groups.length > 1 ? groups.filter(isDistinctive) : groups
  return or(...distinctive.flatMap(waysOf))
}
