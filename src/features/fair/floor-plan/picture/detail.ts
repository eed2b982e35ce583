/** What of a booth is drawn, by its width on the screen. */
export type Detail = 'block' | 'number' | 'name' | 'logo'

/** px of a booth from which each is readable */
const NUMBER_PX = 25
const NAME_PX = 46
const LOGO_PX = 110

/** What there is room for. */
export function detailAt(width: number): Detail {
  if (width < NUMBER_PX) return 'block'
  if (width < NAME_PX) return 'number'
  return width < LOGO_PX ? 'name' : 'logo'
}

const isWide = (character: string) => /[\u2E80-\uFFEF]/.test(character)

const widthOf = (character: string, size: number) => size * (isWide(character) ? 1 : 0.56)

/** px of a booth's number: smaller ones are tried, as far as one can read them */
const NUMBER_SIZES = [10.5, 9.5, 8.5]

/** A booth's number and its size in px; the part after its last hyphen where there is no room for all of it. */
export function fitNumber(number: string, width: number): { text: string; size: number } {
  const widthAt = (size: number) => [...number].reduce((sum, one) => sum + widthOf(one, size), 0)
  const size = NUMBER_SIZES.find((one) => widthAt(one) <= width)
  if (size !== undefined) return { text: number, size }
  const [largest = 10] = NUMBER_SIZES
  return { text: fitText(number.slice(number.lastIndexOf('-') + 1), width, largest), size: largest }
}

/** A text that is cut to a width, by the usual widths of its characters. */
export function fitText(text: string, width: number, size: number): string {
  let used = 0
  let shown = ''
  for (const character of text) {
    used += widthOf(character, size)
    if (used > width) return `${shown.trimEnd().slice(0, -1)}…`
    shown += character
  }
  return shown
}
