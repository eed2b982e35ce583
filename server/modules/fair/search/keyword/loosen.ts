import type { ParsedKeyword } from './parsed-keyword.queries'
import type { Group } from './groups'

/** Scripts that are written without blanks between words. */
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

const toPart = (texts: readonly string[]): Group => ({
  own: texts.map((text) => ({ text, forms: [], beginnings: [] })),
  synonyms: [],
  named: [],
  readings: [],
})

/** A word of two characters as both of them, apart; a longer phrase as its pairs of neighbors. */
function partWord(characters: readonly string[]): Group[] {
  if (characters.length === 2) return [toPart(characters)]
  return characters.slice(1).map((character, at) => toPart([`${characters[at] ?? ''}${character}`]))
}

/** What a keyword names one by one, and words that parts no blank once more by their parts. */
export function loosen({ groups }: ParsedKeyword): Group[] {
  return groups.flatMap((group) => {
    const characters = group.own.length === 1 ? [...(group.own[0]?.text ?? '')] : []
    const isUnparted = characters.length > 1 && characters.every((one) => UNPARTED.test(one))
    return isUnparted ? [group, ...partWord(characters)] : [group]
  })
}
