/** Where a text quotes what a person wrote: from one UTF-16 unit up to another. */
export interface Quote {
  from: number
  to: number
}

/** A text in parts, in their order: what a person wrote, and what is around it. `quotes` ascend and do not overlap. */
export function splitQuotes(text: string, quotes: readonly Quote[]): { text: string; isQuoted: boolean }[] {
  const ends = [0, ...quotes.map(({ to }) => to)]
  const parts = quotes.flatMap(({ from, to }, at) => [
    { text: text.slice(ends[at], from), isQuoted: false },
    { text: text.slice(from, to), isQuoted: true },
  ])
  return [...parts, { text: text.slice(ends.at(-1)), isQuoted: false }].filter((part) => part.text !== '')
}

/** How a translated quotation is marked in a text. */
export const translatedMarks = { 'zh-CN': '（译文）', 'en-US': ' (translated)' } as const
