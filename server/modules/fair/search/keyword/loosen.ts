import type { Sought } from '../sought.queries'
import type { Group } from './groups'

/** Scripts that are written without blanks between words. */
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

const toPart = (text: string): Group => ({
  own: [{ text, forms: [], beginnings: [] }],
  synonyms: [],
  named: [],
  readings: [],
})

/** What a keyword names one by one, and a phrase that parts no words as its pairs of neighbors; a pair as its characters. */
export function loosen({ groups }: Sought): Group[] {
  const parts = groups.flatMap((group) => {
    const [term] = group.own
    const characters = [...(term?.text ?? '')]
    if (group.own.length !== 1 || characters.length < 2 || !characters.every((one) => UNPARTED.test(one)))
      return [group]
    const size = characters.length > 2 ? 2 : 1
    const pieces = characters.slice(size - 1).map((_, at) => characters.slice(at, at + size).join(''))
    return [group, ...pieces.map(toPart)]
  })
  return parts
}
