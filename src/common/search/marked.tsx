const escapePattern = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** A text with every occurrence of the keyword's words marked, whatever their case, and one of many as well. */
export function Marked({ text, keyword }: { text: string; keyword: string }) {
  const words = keyword.trim().split(/\s+/)
  if (words[0] === '') return text
  const patterns = words.map((word) => escapePattern(word).replace(/^([a-z]{3,}s)$/i, '$1?'))
  const parts = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(new RegExp(patterns.join('|'), 'giu'))) {
    parts.push(text.slice(from, index), <mark key={index}>{found}</mark>)
    from = index + found.length
  }
  return [...parts, text.slice(from)]
}
