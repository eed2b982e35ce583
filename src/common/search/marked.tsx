const escapePattern = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** A Latin word is marked where a word of the text begins with it; one of many as well, where it was sought as many. */
function toPattern(word: string): string {
  const pattern = escapePattern(word).replace(/^([a-z]{3,}s)$/i, '$1?')
  return /^[a-z]/i.test(word) ? `(?<![a-z])${pattern}` : pattern
}

interface MarkedProps {
  text: string
  keyword: string
  /** Other words to be marked: what else the keyword was taken for. */
  others?: readonly string[]
}

/** A text with every occurrence of the keyword's words marked, whatever their case. */
export function Marked({ text, keyword, others }: MarkedProps) {
  const words = [...keyword.trim().split(/\s+/), ...(others ?? [])].filter((word) => word !== '')
  if (words.length === 0) return text
  const pattern = words
    .toSorted((a, b) => b.length - a.length)
    .map(toPattern)
    .join('|')
  const parts = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(new RegExp(pattern, 'giu'))) {
    parts.push(text.slice(from, index), <mark key={index}>{found}</mark>)
    from = index + found.length
  }
  return [...parts, text.slice(from)]
}
