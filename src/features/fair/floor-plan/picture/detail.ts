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

/** A booth's number, or the part after its last hyphen where there is no room for all of it. */
export function fitNumber(number: string, width: number, size: number): string {
  const isWhole = [...number].reduce((sum, one) => sum + widthOf(one, size), 0) <= width
  return isWhole ? number : fitText(number.slice(number.lastIndexOf('-') + 1), width, size)
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
