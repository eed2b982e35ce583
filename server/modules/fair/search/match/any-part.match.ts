import { type SQL, sql } from 'drizzle-orm'
import type { Group } from '../keyword/groups'
import { allOf, anyOf, type Condition, toTest } from './condition.match'
import { has, holdsMeant, isNamed } from './groups.match'
import { holdsWord } from './terms.match'

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
