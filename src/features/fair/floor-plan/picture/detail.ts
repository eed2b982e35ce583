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

/** A text that is cut to a width, by the usual widths of its characters. */
export function fitText(text: string, width: number, size: number): string {
  let used = 0
  let shown = ''
  for (const character of text) {
    used += size * (isWide(character) ? 1 : 0.56)
    if (used > width) return `${shown.trimEnd().slice(0, -1)}…`
    shown += character
  }
  return shown
}
