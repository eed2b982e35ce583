import type { Bilingual } from '#server/platform/db/bilingual.ts'
import { EN_MAX, runsOf, wordsOf, ZH_MAX } from './terms'

export interface WordPair {
  zh: string
  en: string
  /** How often the one stands where the other does: 1 is always. */
  weight: number
}

const split = (text: string, by: RegExp): string[] =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** A row of words as it is written in each language: "高岭土、青花料", "Kaolin, cobalt". */
const zhRow = (text: string) => split(text, /[、，,;；/·与和]/)
const enRow = (text: string) => split(text, /[,;/·&]|\band\b/)

/** What short texts in both languages say of words: the parts of each in their order, where there are as many. */
export function pairsOfShort(texts: readonly Bilingual[]): WordPair[] {
  return texts.flatMap((text) => {
    const [zh, en] = [zhRow(text.zh), enRow(text.en)]
    const whole = { zh: text.zh, en: text.en }
    const parts = zh.length === en.length ? zh.map((part, at) => ({ zh: part, en: en[at] ?? '' })) : [whole]
    return parts.flatMap((part) => {
      const [run = '', ...more] = runsOf(part.zh)
      const words = wordsOf(part.en)
      const isPair = more.length === 0 && [...run].length <= ZH_MAX && words.length > 0 && words.length <= EN_MAX
      return isPair && run !== '' ? [{ zh: run, en: words.join(' '), weight: 1 }] : []
    })
  })
}
