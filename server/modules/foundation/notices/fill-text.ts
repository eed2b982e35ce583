import type { Quote } from '#contract/foundation/notices/quotes.ts'
import { needsTranslation } from '#contract/foundation/translation/rules.ts'
import type { NoticeParameters } from './notices.schema'

/** A parameter, and the full stop that the text sets after it. */
const PLACE = /\{(\w+)\}([。.]?)/g

const withoutStop = (value: string): string => value.trimEnd().replace(/[。．.]+$/u, '')

/** Parameters in which a person's own words stand. */
const quotedNames = new Set(['title', 'purpose', 'reason'])

interface Part {
  text: string
  /** The parameter that it is. */
  name?: string
}

/** What is filled in at a place: the value, and the full stop after it unless the value ends a sentence itself. */
function partsOf(name: string, value: string, stop: string): Part[] {
  if (stop === '') return [{ text: value, name }]
  if (/[！？!?…]$/u.test(value.trimEnd())) return [{ text: value.trimEnd(), name }]
  return [{ text: withoutStop(value), name }, { text: stop }]
}

function fillParts(text: string, parameters: Record<string, string>): Part[] {
  let end = 0
  const parts = [...text.matchAll(PLACE)].flatMap(({ 0: place, 1: name = '', 2: stop = '', index }) => {
    const before = { text: text.slice(end, index) }
    end = index + place.length
    return [before, ...partsOf(name, parameters[name] ?? '', stop)]
  })
  return [...parts, { text: text.slice(end) }]
}

/** A text with its parameters; where one ends a sentence itself, what follows does not end it again. */
export const fillText = (text: string, parameters: Record<string, string>): string =>
  fillParts(text, parameters)
    .map((part) => part.text)
    .join('')

/** What a person wrote of a part: all of it, or words within it; empty: nothing. */
function quotedOf({ text, name = '' }: Part, parameters: NoticeParameters): string {
  const given = parameters[name]
  const words = typeof given === 'object' ? given.quoted : undefined
  if (words !== undefined) return text.includes(words) ? words : ''
  return quotedNames.has(name) ? text : ''
}

/** Where the filled text quotes a person's words that are not in its own language. */
export function findQuotes(text: string, parameters: NoticeParameters, language: 'zh' | 'en'): Quote[] {
  const own = language === 'en' ? 'en-US' : 'zh-CN'
  let start = 0
  return fillParts(text, sayParameters(parameters, language)).flatMap((part) => {
    const words = quotedOf(part, parameters)
    const from = start + part.text.indexOf(words)
    start += part.text.length
    return needsTranslation(words, own) ? [{ from, to: from + words.length }] : []
  })
}

/** The parameters without the stops that the text sets after them. */
export function trimStops(text: string, parameters: Record<string, string>): Record<string, string> {
  const ended = new Set([...text.matchAll(PLACE)].flatMap(([, name = '', stop]) => (stop ? [name] : [])))
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, ended.has(name) ? withoutStop(value) : value]),
  )
}

/** The parameters in a language; one that lacks it is reported in Chinese, or else in English. */
export function sayParameters(parameters: NoticeParameters, language: 'zh' | 'en'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : value[language] || value.zh || value.en,
    ]),
  )
}
