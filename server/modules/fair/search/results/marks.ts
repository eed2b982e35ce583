import type { Group } from '../keyword/groups'
import type { Term } from '../keyword/terms'
import { normalize } from '../text/tokens'

/** Words that are marked: with more of them a page would be all marks. */
const MARKS_MAX = 40

const wordsOf = ({ text, forms }: Term): string[] => (forms.length > 0 ? [...forms, text] : [text])

/** Words that stand in what was found: what was typed, in its forms, and other words for it; longer ones first. */
export function listMarks(groups: readonly Group[]): string[] {
  const own = groups.flatMap((group) => group.own.flatMap(wordsOf))
  const others = groups.flatMap(({ synonyms }) => synonyms.map((terms) => terms.map(({ text }) => text).join(' ')))
  return [...new Set([...own, ...others])].slice(0, MARKS_MAX).toSorted((a, b) => b.length - a.length)
}

/** Whether a text says one of the words. */
export function mentions(text: string, words: readonly string[]): boolean {
  const normal = normalize(text)
  return words.some((word) => normal.includes(word))
}
