const words = new Intl.Segmenter('zh', { granularity: 'word' })

/** Characters of the longest known word that is looked for. */
const KNOWN_MAX = 8

function findKnown(
  characters: readonly string[],
  from: number,
  isKnown: (word: string) => boolean,
): string | undefined {
  for (let size = Math.min(KNOWN_MAX, characters.length - from); size > 1; size -= 1) {
    const word = characters.slice(from, from + size).join('')
    if (isKnown(word)) return word
  }
  return undefined
}

/** A part that the dictionary knows nothing of, in which each character stands alone, is one word. */
const joinSingles = (segments: readonly string[]): readonly string[] =>
  segments.every((one) => [...one].length === 1) ? [segments.join('')] : segments

/** The words of Chinese text: those that the fair knows, the longest first; the rest as a dictionary parts it. */
export function segment(text: string, isKnown: (word: string) => boolean): string[] {
  const characters = [...text]
  const parts: string[] = []
  let rest = ''
  const flush = () => {
    if (rest !== '') parts.push(...joinSingles(Array.from(words.segment(rest), (one) => one.segment)))
    rest = ''
  }
  for (let at = 0; at < characters.length;) {
    const known = findKnown(characters, at, isKnown)
    if (known !== undefined) {
      flush()
      parts.push(known)
      at += [...known].length
    } else {
      rest += characters[at] ?? ''
      at += 1
    }
  }
  flush()
  return parts
}
