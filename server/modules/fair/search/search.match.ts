import { and, arrayContains, arrayOverlaps, like, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { SearchType } from '#contract/fair/search/schemas.ts'
import { escapeLike } from '#server/platform/db/like.ts'
import { hiddenExhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { hiddenExhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { searchEntries } from './search.schema'
import type { Sought, Term } from './sought.queries'
import { tokenizeTerm, tokenizeWord } from './tokens'

/** Of found records, as `type` and `record_id`, those that visitors see now; the others are few. */
export const isSeen: SQL = sql`not (type = 1 and record_id in (select id from ${hiddenExhibits}))
  and not (type = 2 and record_id in (select id from ${hiddenExhibitors}))`

/** About how many entries are indexed, from the statistics of the table: at least 100, also before the first analysis. */
export const estimatedEntryCount: SQL = sql`(
  select greatest(reltuples, 100) from pg_class where oid = 'search_entry'::regclass)`

type Holds = (term: Term) => SQL | undefined

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
export const nameHolds: Holds = (term) => holdsWord(inName, term)
export const descriptionHolds: Holds = (term) => holdsWord(inDescription, term)

const all = ({ terms }: Sought, holds: Holds) => and(...terms.map(holds))

/** The name begins with the keyword. */
export const beginsWith = ({ keyword }: Sought): SQL => like(searchEntries.name, `${escapeLike(keyword)}%`)

/** The ranks of a match by its name, best first. */
export function buildNameRanks(sought: Sought): (SQL | undefined)[] {
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

/** The ranks of a suggestion, best first; what one of them finds the next may find again. */
export const buildSuggestionRanks = (sought: Sought): (SQL | undefined)[] => [
  ...buildNameRanks(sought),
  all(sought, (term) => holdsSomehow(inDescription, term)),
]

const record = sql`select ${searchEntries.type}, ${searchEntries.recordId} from ${searchEntries}`
const both = sql.raw(' union ')

/** The records that hold every term, each in its name or its description in either language. */
function holdEach({ terms }: Sought, holds: (part: Part, term: Term) => SQL | undefined): SQL {
  // Two index scans a term; an OR would make PostgreSQL read the whole table.
  const each = terms.map((term) => {
    const parts = [inName, inDescription].map((part) => sql`${record} where ${holds(part, term)}`)
    return sql`(${sql.join(parts, both)})`
  })
  return sql.join(each, sql.raw(' intersect '))
}

/** Type, record, rank and size of name of all that hold every term, best rank first; a record may come several times. */
export function matchesByRank(sought: Sought): SQL {
  const named = buildNameRanks(sought)
  const ranks = named.map((match, rank) => {
    return sql`select type, record_id, ${rank}::int as rank, length(name) as size from ${searchEntries} where ${match}`
  })
  const described = [holdsWord, holdsSomehow].map((holds, index) => {
    const rank = named.length + index
    return sql`select type, record_id, ${rank}::int as rank, 0 as size from (${holdEach(sought, holds)}) described`
  })
  return sql.join([...ranks, ...described], sql.raw(' union all '))
}

/** A record whose name or description, in either language, holds every term of the keyword. */
export function isFound(id: SQLWrapper, type: SearchType, sought: Sought): SQL {
  if (sought.terms.length === 0) return sql`false`
  const found = sql`select record_id from (${holdEach(sought, holdsSomehow)}) found where type = ${type}`
  return sql`${id} in (${found})`
}
