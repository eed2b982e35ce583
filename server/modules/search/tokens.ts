/** The text as it is compared: full width as half, no case, no accents, single spaces. */
export function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** The terms of a keyword: each must be found. */
export function splitTerms(keyword: string): string[] {
  const text = normalize(keyword)
  return text === '' ? [] : text.split(' ')
}

/** Single characters and pairs of neighbors inside each word: what an index of one- and two-character keys holds. */
export function tokenizeText(text: string): string[] {
  const tokens = new Set<string>()
  for (const word of normalize(text).split(' ')) {
    const characters = [...word]
    for (const [index, character] of characters.entries()) {
      tokens.add(character)
      const next = characters[index + 1]
      if (next !== undefined) tokens.add(character + next)
    }
  }
  tokens.delete('')
  return [...tokens]
}

/** The tokens that a text must have to hold the term: its pairs, or the character itself. */
export function tokenizeTerm(term: string): string[] {
  const characters = [...term]
  if (characters.length < 2) return characters
  return [...new Set(characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`))]
}
