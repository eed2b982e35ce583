import { and, like, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { SearchType } from '#contract/fair/search/schemas.ts'
import { escapeLike } from '#server/platform/db/like.ts'
import { hiddenExhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { hiddenExhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { searchEntries } from '../search.schema'
import { allOf, anyOf, type Condition, hasAllTokens, hasAnyToken, toTest, toWhere } from './condition.match'
import { toBoothFacet } from '../entries/facets'
import { searchSources } from '../entries/sources.queries'
import type { Group } from '../keyword/groups'
import type { Term } from '../keyword/terms'
import type { NamedFacet } from '../keyword/vocabulary.queries'
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

/** Where a term is looked for. */
const parts = { name: searchEntries.name, description: searchEntries.description }

type Part = keyof typeof parts

/** The text stands anywhere in it: the index finds candidates by pairs of characters, and of a longer text the text decides. */
function holdsText(part: Part, { text }: Term): Condition {
  const check = [...text].length > 2 ? like(parts[part], `%${escapeLike(text)}%`) : undefined
  return { ...hasAllTokens(part, tokenizeTerm(text)), check }
}

/** A word stands in it whole, as one or as many; any other text stands anywhere. */
const holdsWord = (part: Part, term: Term): Condition =>
  term.forms.length === 0 ? holdsText(part, term) : hasAnyToken(part, term.forms.map(tokenizeWord))

/** One of its words begins with the term. */
const holdsBeginning = (part: Part, term: Term): Condition =>
  term.forms.length === 0
    ? holdsText(part, term)
    : hasAnyToken(part, [...term.forms, ...term.beginnings].map(tokenizeWord))

/** Its letters stand anywhere in it: those of a word in the words that are known to hold it, where they are few. */
function holdsSomehow(part: Part, term: Term): Condition {
  if (term.forms.length === 0) return holdsText(part, term)
  if (term.holders) return hasAnyToken(part, [...term.forms, ...term.holders].map(tokenizeWord))
  return anyOf([holdsWord(part, term), holdsText(part, term)])
}

const all = ({ terms }: Sought, holds: (part: Part, term: Term) => Condition): Condition =>
  allOf(terms.map((term) => holds('name', term)))

/** The name begins with the keyword, by the index of names. */
const beginsWith = ({ keyword }: Sought): Condition => {
  return { query: '', check: like(searchEntries.name, `${escapeLike(keyword)}%`) }
}

/** How well an entry matches: the smaller, the better. */
export const ranks = {
  beginning: 0,
  words: 1,
  sameBeginning: 2,
  beginnings: 3,
  inside: 4,
  meaning: 5,
  kind: 6,
  place: 7,
  text: 8,
} as const

interface RankedCondition {
  rank: number
  condition: Condition
}

/** The ranks of a match by its name, best first. */
function buildNameRanks(sought: Sought): RankedCondition[] {
  const whole = all(sought, holdsWord)
  const byWords = [
    { rank: ranks.beginning, condition: allOf([whole, beginsWith(sought)]) },
    { rank: ranks.words, condition: whole },
  ]
  // Where nothing is a Latin word, the ranks below are the one above.
  if (sought.terms.every(({ forms }) => forms.length === 0)) return byWords
  return [
    ...byWords,
    { rank: ranks.sameBeginning, condition: beginsWith(sought) },
    { rank: ranks.beginnings, condition: all(sought, holdsBeginning) },
    { rank: ranks.inside, condition: all(sought, holdsSomehow) },
  ]
}

const sounds = ({ readings }: Group): Condition[] =>
  readings.map(({ text, tokens }) => {
    // Initials are in the second line.
    const at = text.startsWith(' ') ? '%' : '%\n%'
    return { ...hasAllTokens('sound', tokens), check: like(searchEntries.sound, `${at}${escapeLike(text)}%`) }
  })

/** What may be the number of a booth. */
const BOOTH = /^(?=.*\d)[a-z0-9-]+$/

const toBooths = ({ own }: Group): string[] =>
  own.flatMap(({ text }) => (own.length === 1 && BOOTH.test(text) ? [toBoothFacet(text)] : []))

/** A record is of one of the facets that are named so; without kinds: of any kind, or it is shown at the booth. */
const hasFacet = (group: Group, kinds?: readonly NamedFacet['kind'][]): Condition[] => {
  const named = group.named.filter(({ kind }) => kinds?.includes(kind) ?? true)
  const facets = [...named.flatMap((one) => one.facets), ...toBooths(group)]
  return facets.length > 0 ? [hasAnyToken('facets', facets)] : []
}

/** What a record is, rather than where it is shown. */
const SPECIFIC = ['category', 'label'] as const

/** The words follow each other, separated by any one character. */
function holdsPhrase(part: Part, terms: readonly Term[]): Condition {
  const words = allOf(terms.map((term) => holdsWord(part, term)))
  if (terms.length < 2) return words
  const text = terms.map((term) => escapeLike(term.text)).join('_')
  return { query: words.query, check: and(like(parts[part], `%${text}%`), toTest(words)) }
}

/** The part holds what was typed, or a word of the same meaning. */
const holdsMeant = (part: Part, { own, synonyms }: Group): Condition =>
  anyOf([allOf(own.map((term) => holdsSomehow(part, term))), ...synonyms.map((terms) => holdsPhrase(part, terms))])

/** The name contains what was typed or a synonym of it, or sounds like it. */
const nameMeans = (group: Group): Condition => anyOf([holdsMeant('name', group), ...sounds(group)])

/** The same, or its category is named so. */
const isOfKind = (group: Group): Condition => anyOf([nameMeans(group), ...hasFacet(group, SPECIFIC)])

/** The same, or its hall or industry is named so. */
const isNamed = (group: Group): Condition => anyOf([nameMeans(group), ...hasFacet(group)])

/** An entry has what was typed: in its name, by a category or the like, or in its text. */
const has = (group: Group): Condition => anyOf([isNamed(group), holdsMeant('description', group)])

/** An entry has everything that was typed. */
const hasAll = ({ groups }: Sought): Condition => allOf(groups.map(has))

/** The ranks of a match, best first; what one of them finds the next may find again. */
export const buildRanks = (sought: Sought): RankedCondition[] => [
  ...buildNameRanks(sought),
  { rank: ranks.meaning, condition: allOf(sought.groups.map(nameMeans)) },
  { rank: ranks.kind, condition: allOf(sought.groups.map(isOfKind)) },
  { rank: ranks.place, condition: allOf(sought.groups.map(isNamed)) },
  { rank: ranks.text, condition: hasAll(sought) },
]

/** An entry contains everything that was typed, in its name or its text. */
export const containsAll = ({ groups }: Sought): Condition =>
  allOf(
    groups.flatMap(({ own }) =>
      own.map((term) => anyOf([holdsSomehow('name', term), holdsSomehow('description', term)])),
    ),
  )

/** Conditions from the strictest to the widest: best matches alone first. */
export const buildLevels = (sought: Sought) => {
  return {
    beginning: beginsWith(sought),
    words: all(sought, holdsWord),
    meaning: allOf(sought.groups.map(nameMeans)),
    everything: hasAll(sought),
  }
}

/** The records that have all that a keyword names, each in any of their texts in either language, or by a category. */
const haveAll = ({ groups }: Sought): SQL =>
  sql.join(
    groups.map(
      (group) =>
        sql`(select ${searchEntries.type}, ${searchEntries.recordId} from ${searchEntries} where ${toWhere(has(group))})`,
    ),
    sql.raw(' intersect '),
  )

/** A record that has all that the keyword names. */
export function isFound(id: SQLWrapper, type: SearchType, sought: Sought): SQL {
  if (sought.terms.length === 0) return sql`false`
  return sql`${id} in (select record_id from (${haveAll(sought)}) found where type = ${type})`
}

/** How much of what was typed an entry has: most in its name, less by other words for it or a category, least in its text. */
export function buildWeight(groups: readonly Group[]): SQL<number> {
  const weights = groups.map((group) => {
    const length = group.own.reduce((sum, { text }) => sum + [...text].length, 0)
    const own = toTest(allOf(group.own.map((term) => holdsWord('name', term))))
    const described = toTest(holdsMeant('description', group))
    return sql`case when ${own} then ${length * 3}::int when ${toTest(isNamed(group))} then ${length * 2}::int
      else ${length}::int * (${described})::int end`
  })
  return sql<number>`${sql.join(weights, sql` + `)}`
}

/** A single Chinese character is part of many words: beside others it counts, but finds nothing by itself. */
const isDistinctive = ({ own }: Group): boolean => own.length > 1 || !/^\p{Script=Han}$/u.test(own[0]?.text ?? '')

/** Parts of a keyword with which it is worth while to look for most of them. */
const [MOST_FROM, MOST_TO] = [3, 5]

/** An entry matches a part of the keyword; undefined: no part is distinctive enough. */
export function hasAny(groups: readonly Group[]): Condition | undefined {
  const distinctive = groups.length > 1 ? groups.filter(isDistinctive) : groups
  return distinctive.length > 0 ? anyOf(distinctive.map(has)) : undefined
}

/** An entry matches all of three or more parts of the keyword but one. */
export function hasMost(groups: readonly Group[]): Condition | undefined {
  if (groups.length < MOST_FROM || groups.length > MOST_TO) return undefined
  const each = groups.map(has)
  return anyOf(each.map((_, left) => allOf(each.filter((__, at) => at !== left))))
}
