import { like } from 'drizzle-orm'
import { escapeLike } from '#server/platform/db/like.ts'
import type { Term } from '../keyword/terms'
import type { ParsedKeyword } from '../keyword/parsed-keyword.queries'
import { searchEntries } from '../search.schema'
import { allOf, anyOf, type Condition } from './condition.match'
import { has, isNamed, isOfKind, nameMeans } from './groups.match'
import { holdsBeginning, holdsSomehow, holdsWord, type Part } from './terms.match'

const all = ({ terms }: ParsedKeyword, holds: (part: Part, term: Term) => Condition): Condition =>
  allOf(terms.map((term) => holds('name', term)))

/** The name begins with the keyword, by the index of names. */
const beginsWith = ({ keyword }: ParsedKeyword): Condition => {
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
function buildNameRanks(parsed: ParsedKeyword): RankedCondition[] {
  const whole = all(parsed, holdsWord)
  const byWords = [
    { rank: ranks.beginning, condition: allOf([whole, beginsWith(parsed)]) },
    { rank: ranks.words, condition: whole },
  ]
  // Where nothing is a Latin word, the ranks below are the one above.
  if (parsed.terms.every(({ forms }) => forms.length === 0)) return byWords
  return [
    ...byWords,
    { rank: ranks.sameBeginning, condition: beginsWith(parsed) },
    { rank: ranks.beginnings, condition: all(parsed, holdsBeginning) },
    { rank: ranks.inside, condition: all(parsed, holdsSomehow) },
  ]
}

/** An entry has everything that was typed. */
const hasAll = ({ groups }: ParsedKeyword): Condition => allOf(groups.map(has))

/** The ranks of a match, best first; what one of them finds the next may find again. */
export const buildRanks = (parsed: ParsedKeyword): RankedCondition[] => [
  ...buildNameRanks(parsed),
  { rank: ranks.meaning, condition: allOf(parsed.groups.map(nameMeans)) },
  { rank: ranks.kind, condition: allOf(parsed.groups.map(isOfKind)) },
  { rank: ranks.place, condition: allOf(parsed.groups.map(isNamed)) },
  { rank: ranks.text, condition: hasAll(parsed) },
]

/** An entry contains everything that was typed, in its name or its text. */
export const containsAll = ({ groups }: ParsedKeyword): Condition =>
  allOf(
    groups.flatMap(({ own }) =>
      own.map((term) => anyOf([holdsSomehow('name', term), holdsSomehow('description', term)])),
    ),
  )

/** Conditions from the strictest to the widest: best matches alone first. */
export const buildLevels = (parsed: ParsedKeyword) => {
  return {
    beginning: beginsWith(parsed),
    words: all(parsed, holdsWord),
    meaning: allOf(parsed.groups.map(nameMeans)),
    everything: hasAll(parsed),
  }
}
