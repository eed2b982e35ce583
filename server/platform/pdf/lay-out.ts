import { type FindSlice, inOneForm, MISSING, type Slice, type Weight } from './font-slices'

/** Letters of one slice next to each other. */
export interface Run {
  slice: Slice
  text: string
}

/** What may not begin a line, and what may not end one. */
const CLOSING = /[\p{Pe}\p{Pf}，。、！？：；…～·,.!?:;%％°」』】〉》）]/u
const OPENING = /[\p{Ps}\p{Pi}「『【〈《（]/u
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u
/** Joins or colours the character before it, and is none by itself. */
const INVISIBLE = /\p{Cf}|\p{Mn}|\p{Me}|\p{Cc}|\p{EMod}/gu

/** A text in one line, of characters that are seen. */
export const inOneLine = (text: string): string => inOneForm(text).replace(/\s+/gu, ' ').replace(INVISIBLE, '').trim()

export interface TextStyle {
  /** points */
  size: number
  weight: Weight
}

/** Measures and breaks texts of one weight and size. */
export function createMeasure(find: FindSlice, { size, weight }: TextStyle) {
  const runsOf = (text: string): Run[] => {
    const runs: Run[] = []
    for (const character of text) {
      const own = find(character.codePointAt(0) ?? 0, weight)
      const slice = own ?? find(MISSING.codePointAt(0) ?? 0, weight)
      if (!slice) continue
      const last = runs.at(-1)
      const letter = own ? character : MISSING
      if (last?.slice === slice) last.text += letter
      else runs.push({ slice, text: letter })
    }
    return runs
  }
  const widthOfRun = ({ slice: { font }, text }: Run): number =>
    (font.layout(text).advanceWidth / font.unitsPerEm) * size
  const widthOf = (text: string): number => runsOf(text).reduce((sum, run) => sum + widthOfRun(run), 0)

  /** Lines of at most this width; a word that is longer is broken where it ends. */
  const breakLines = (text: string, width: number): string[] => {
    const lines: string[] = []
    let line = ''
    for (const piece of piecesOf(inOneLine(text))) {
      const longer = line + piece
      if (widthOf(longer.trimEnd()) <= width) {
        line = longer
        continue
      }
      if (line.trim() !== '') lines.push(line.trim())
      line = piece.trimStart()
      while (widthOf(line.trimEnd()) > width && [...line].length > 1) {
        const letters = [...line]
        let fits = 1
        while (fits < letters.length && widthOf(letters.slice(0, fits + 1).join('')) <= width) fits += 1
        lines.push(letters.slice(0, fits).join(''))
        line = letters.slice(fits).join('')
      }
    }
    return line.trim() === '' && lines.length > 0 ? lines : [...lines, line.trim()]
  }
  return { runsOf, widthOfRun, widthOf, breakLines }
}
export type Measure = ReturnType<typeof createMeasure>

/** Parts between which a line may end: words, and single Chinese characters with the marks that belong to them. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  let before = ''
  for (const letter of text) {
    const mayBreak =
      before === '' ||
      (before === ' ' && letter !== ' ') ||
      ((WIDE.test(before) || WIDE.test(letter)) && letter !== ' ' && !CLOSING.test(letter) && !OPENING.test(before))
    if (mayBreak) pieces.push(letter)
    else pieces[pieces.length - 1] += letter
    before = letter
  }
  return pieces
}
