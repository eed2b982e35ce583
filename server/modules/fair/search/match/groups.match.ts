import { and, like } from 'drizzle-orm'
import { escapeLike } from '#server/platform/db/like.ts'
import { toBoothFacet } from '../entries/facets'
import type { Group } from '../keyword/groups'
import type { Term } from '../keyword/terms'
import type { NamedFacet } from '../keyword/vocabulary.queries'
import { searchEntries } from '../search.schema'
import { allOf, anyOf, type Condition, hasAllTokens, hasAnyToken, toTest } from './condition.match'
import { holdsSomehow, holdsWord, type Part, parts } from './terms.match'

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
export const holdsMeant = (part: Part, { own, synonyms }: Group): Condition =>
  anyOf([allOf(own.map((term) => holdsSomehow(part, term))), ...synonyms.map((terms) => holdsPhrase(part, terms))])

/** The name contains what was typed or a synonym of it, or sounds like it. */
export const nameMeans = (group: Group): Condition => anyOf([holdsMeant('name', group), ...sounds(group)])

/** The same, or its category is named so. */
export const isOfKind = (group: Group): Condition => anyOf([nameMeans(group), ...hasFacet(group, SPECIFIC)])

/** The same, or its hall or industry is named so. */
export const isNamed = (group: Group): Condition => anyOf([nameMeans(group), ...hasFacet(group)])

/** An entry has what was typed: in its name, by a category or the like, or in its text. */
export const has = (group: Group): Condition => anyOf([isNamed(group), holdsMeant('description', group)])
