import { readNumberWords } from './number-words'

const months = 'january february march april may june july august september october november december'.split(' ')
const MONTH =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:[a-z]*)\.?(?=\s+\d)|(?<=\d(?:st|nd|rd|th)?\s)(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*/g

/** Longer names first: 千克 before 克. */
const units: readonly (readonly [RegExp, string])[] = [
  [/(?:us\$|usd|美元|美金|us dollars?)/g, '$'],
  [/(?:hk\$|hkd|港币|港元|hong kong dollars?)/g, '₭'],
  [/(?:eur|欧元|euros?)/g, '€'],
  [/(?:rmb|cny|cn¥|人民币|yuan|元|块钱|¥)/g, '¥'],
  [/(?:gbp|英镑|pounds? sterling)/g, '£'],
  [/(?:percent|per cent|%)/g, '%'],
  [/(?:平方米|㎡|sq\.? ?m\b|square met(?:er|re)s?|m²)/g, '⊡'],
  [/(?:厘米|公分|centimet(?:er|re)s?|cm\b)/g, '㎝'],
  [/(?:毫米|millimet(?:er|re)s?|mm\b)/g, '㎜'],
  [/(?:公里|千米|kilomet(?:er|re)s?|km\b)/g, '㎞'],
  [/(?:公斤|千克|kilograms?|kilos?\b|kg\b)/g, '㎏'],
]

/** A number with what it counts; `sign` stands next to it, and is empty where it counts something else. */
const FIGURE = /([$₭€¥£]?)\s*(\d+(?:\.\d+)?)\s*(万|亿|千|百|thousand\b|million\b|k\b)?\s*([$₭€¥£%⊡㎝㎜㎞㎏]?)/g
const scales: Record<string, number> = {
  百: 100,
  千: 1_000,
  k: 1_000,
  thousand: 1_000,
  万: 10_000,
  million: 1_000_000,
  亿: 100_000_000,
}
/** Letters and digits that belong together: booth 1A-03, model AX-200, 3D. */
const CODE =
  /\b(?=[a-z\d-]*\d)(?=[a-z\d-]*[a-z])[a-z\d]+(?:-[a-z\d]+)+\b|\b[a-z]{1,6}\d{2,}[a-z\d]*\b|\b\d+[a-z]{1,2}\d+\b/g

export interface Figures {
  /** Numbers in digits with their unit, and codes: what a translation must have too. */
  written: string[]
  /** Numbers that are spelled out, and hours by the other clock: what may stand for a written one. */
  alternatives: Set<number>
}

function normalize(text: string): string {
  let shown = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/(?<=\d)[,，](?=\d{3}(?!\d))/g, '')
  shown = shown.replaceAll(/百分之(\d+(?:\.\d+)?)/g, '$1%')
  shown = shown.replaceAll(MONTH, (name) => ` ${months.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1} `)
  for (const [pattern, sign] of units) shown = shown.replaceAll(pattern, sign)
  return shown.replaceAll(/(\d)(?:st|nd|rd|th)\b/g, '$1')
}

/** Hours as the other clock counts them: 15:30 and 3:30 p.m. are one. */
const otherClock = (value: number): number[] =>
  value > 12 && value < 24 ? [value - 12] : value < 12 ? [value + 12] : []

/** The numbers, prices, dates, units and codes of a text in Chinese or English. */
export function readFigures(text: string): Figures {
  const shown = normalize(text)
  const codes: string[] = shown.match(CODE) ?? []
  const rest = shown.replaceAll(CODE, ' ')
  const isTimed = /\d\s*(?::\d\d|点|[ap]\.?m\b)|[上下]午\d/.test(rest)
  const alternatives = new Set(readNumberWords(rest))
  const numbers = [...rest.matchAll(FIGURE)].map(([, before = '', digits = '', scale = '', after = '']) => {
    const value = Number((Number(digits) * (scales[scale] ?? 1)).toFixed(6))
    if (isTimed && !before && !after) for (const hour of otherClock(value)) alternatives.add(hour)
    return `${value}${after || before}`
  })
  return { written: [...codes, ...numbers], alternatives }
}
