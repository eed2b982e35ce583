import { pinyin } from 'pinyin-pro'
import { beginsSyllable, SYLLABLE_MAX, SYLLABLES } from './syllables'

const HAN_RUN = /\p{Script=Han}+/gu
const HAN = /\p{Script=Han}/u
const LATIN_RUN = /[a-z]+/g

/** How the Chinese parts of a text sound, as it is stored: ` qing hua ci | tao yi `, and the initials `qhc|ty` in a second line. */
export interface Sound {
  text: string
  tokens: string[]
}

/** Syllables of Chinese characters without tones; a character without a known sound stays as it is. */
export const toSyllables = (characters: string): string[] =>
  pinyin(characters, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' }).map((one) => one.toLowerCase())

const toInitialTokens = (initials: string): string[] =>
  Array.from(initials.slice(1), (initial, at) => `~${initials.charAt(at)}${initial}`)

/** What a search by pinyin looks for in a text. */
export function toSound(text: string): Sound {
  const runs = (text.match(HAN_RUN) ?? []).map(toSyllables)
  if (runs.length === 0) return { text: '', tokens: [] }
  const initials = runs.map((run) => run.map((syllable) => syllable.charAt(0)).join(''))
  return {
    text: `${runs.map((run) => ` ${run.join(' ')} `).join('|')}\n${initials.join('|')}`,
    tokens: [...new Set([...runs.flat(), ...initials.flatMap(toInitialTokens)])],
  }
}

/** One way to read a keyword as pinyin: what must stand in a sound, as text and as tokens. */
export interface Reading {
  /** Stands in the text of the sound. */
  text: string
  tokens: string[]
}

/** Ways to part letters into syllables that are looked for: "xian" is 先 and 西安. */
const READINGS = 4
/** Initials that are looked for: one says too little. */
const INITIALS_MIN = 2
const INITIALS_MAX = 8

/** The ways to part letters into syllables, long syllables first; `unfinished`: the last is the beginning of one. */
function partInto(letters: string, unfinished: boolean): string[][] {
  if (letters === '') return unfinished ? [] : [[]]
  const parts: string[][] = []
  for (let size = Math.min(SYLLABLE_MAX, letters.length); size > 0 && parts.length < READINGS; size -= 1) {
    const head = letters.slice(0, size)
    if (SYLLABLES.has(head)) {
      for (const rest of partInto(letters.slice(size), unfinished)) parts.push([head, ...rest])
    } else if (unfinished && size === letters.length && beginsSyllable(head)) parts.push([head])
  }
  return parts.slice(0, READINGS)
}

/** The same; the last syllable may still be being typed where whole ones do not make it up. */
function split(letters: string): string[][] {
  const whole = partInto(letters, false)
  return whole.length > 0 ? whole : partInto(letters, true)
}

const isWhole = (syllable: string): boolean => SYLLABLES.has(syllable)

function toReading(syllables: readonly string[]): Reading {
  return { text: ` ${syllables.join(' ')}`, tokens: syllables.filter(isWhole) }
}

/** The syllables of a mixed text ("青hua"), Chinese characters by their sound; none where its letters are no pinyin. */
function splitMixed(text: string): string[][] {
  let ways: string[][] = [[]]
  for (const [part] of text.matchAll(/\p{Script=Han}+|[a-z]+|./gu)) {
    const more = HAN.test(part) ? [toSyllables(part)] : split(part)
    ways = ways.flatMap((way) => more.map((one) => [...way, ...one])).slice(0, READINGS)
  }
  return ways
}

/** Whether letters may be Chinese in pinyin, of two syllables or more. */
export const isPinyin = (letters: string): boolean => partInto(letters, false).some((syllables) => syllables.length > 1)

/**
 * How a term of a keyword may be read as pinyin: whole syllables, the last of which may be unfinished, or the initials of each
 * (`qhc`). Terms of Chinese alone and other scripts have no reading. `guess`: also a single syllable and initials, which many a
 * word of other languages is as well.
 */
export function readPinyin(term: string, guess: boolean): Reading[] {
  const letters = term.replaceAll("'", '')
  const isMixed = HAN.test(letters)
  if (!/^(?:[a-z]|\p{Script=Han})+$/u.test(letters) || (letters.match(LATIN_RUN) ?? []).length === 0) return []
  const ways = isMixed ? splitMixed(letters) : split(letters)
  const readings = ways.filter((way) => way.filter(isWhole).length > (isMixed || guess ? 0 : 1)).map(toReading)
  if (isMixed || !guess || letters.length < INITIALS_MIN || letters.length > INITIALS_MAX) return readings
  return [...readings, { text: letters, tokens: toInitialTokens(letters) }]
}
