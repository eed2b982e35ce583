import type { Language } from '#contract/core/language.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { readFacet } from '../entries/facets'
import { isOneEdit } from '../text/one-edit'
import type { ParsedKeyword } from '../keyword/parsed-keyword.queries'

const NEARBY = 4
/** Letters that two words of one stem begin with. */
const STEM = 4

function isNear(term: string, zh: string, en: ReadonlySet<string>): boolean {
  if ([...term].some((character) => /\p{Script=Han}/u.test(character) && zh.includes(character))) return true
  return [...en].some(
    (word) =>
      (term.length >= STEM && word.startsWith(term.slice(0, STEM))) || (word.length >= STEM && isOneEdit(term, word)),
  )
}

/** Categories with names near to what is looked for, or else the first ones. */
export function listNearby({ terms, vocabulary }: ParsedKeyword, language: Language): { id: number; name: string }[] {
  const categories = vocabulary.facets.filter(({ kind }) => kind === 'category')
  const near = categories.filter(({ zh, en }) => terms.some(({ text }) => isNear(text, zh, en)))
  return (near.length > 0 ? near : categories).slice(0, NEARBY).map(({ name, facets }) => ({
    id: Number(readFacet('category', facets[0] ?? '')),
    name: pick(name, language),
  }))
}
