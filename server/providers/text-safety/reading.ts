/** What is looked through, and where each of its characters stands in the plain text. */
export interface Reading {
  characters: string[]
  places: number[]
}

const isHan = (character: string) => /\p{Script=Han}/u.test(character)
export const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character)

/** The text without what hides it: full-width forms, capitals, marks on letters and characters of no width. */
export function plain(text: string): string[] {
  return [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\p{Default_Ignorable_Code_Point}\p{M}]/gu, ''),
  ]
}

/** Letters and digits alone: blanks and marks between Chinese characters hide nothing. */
export function readLetters(text: readonly string[]): Reading {
  const places = [...text.keys()].filter((place) => isLetter(text[place] ?? ''))
  return { characters: places.map((place) => text[place] ?? ''), places }
}

/** Words, each between two single blanks, so that ` class ` does not hold ` ass `. Chinese stands for a blank. */
export function readWords(text: readonly string[]): Reading {
  const characters: string[] = []
  const places: number[] = []
  const take = (character: string, place: number) => {
    characters.push(character)
    places.push(place)
  }
  let inWord = false
  for (const [place, character] of text.entries()) {
    const isOfWord = isLetter(character) && !isHan(character)
    if (isOfWord && !inWord) take(' ', place)
    if (isOfWord) take(character, place)
    inWord = isOfWord
  }
  take(' ', text.length)
  return { characters, places }
}
