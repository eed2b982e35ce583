import type { Point } from '#contract/fair/floor-plan/schemas.ts'
import { applyTo, type Matrix } from '../import/shapes'

/** How texts are set, inherited by what an element contains. */
export interface TextStyle {
  /** units; null: not known */
  fontSize: number | null
  anchor: string
}

type Declarations = Record<string, string>

const declarationsOf = (css = ''): Declarations =>
  Object.fromEntries(
    css.split(';').flatMap((one) => {
      const at = one.indexOf(':')
      return at > 0 ? [[one.slice(0, at).trim().toLowerCase(), one.slice(at + 1).trim()]] : []
    }),
  )

/** What a style sheet declares for classes. */
export function readClasses(css: string): Map<string, Declarations> {
  const classes = new Map<string, Declarations>()
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const [, name = ''] of selectors.matchAll(/\.([\w-]+)/g)) {
      classes.set(name, { ...classes.get(name), ...declarationsOf(body) })
    }
  }
  return classes
}

/** The style of an element within another. */
export function styleOf(attributes: Declarations, within: TextStyle, classes: Map<string, Declarations>): TextStyle {
  const ofClasses = (attributes['class'] ?? '').split(/\s+/).map((name) => classes.get(name) ?? {})
  const own: Declarations = Object.assign({}, attributes, ...ofClasses, declarationsOf(attributes['style']))
  const size = Number.parseFloat(own['font-size'] ?? '')
  return { fontSize: size > 0 ? size : within.fontSize, anchor: own['text-anchor'] ?? within.anchor }
}

/** width of a letter as a part of its size, and how far its middle lies above the line */
const LETTER = { width: 0.55, middle: 0.35 }

/** About where the middle of a text lies. */
export function middleOf(text: string, at: Point, { fontSize, anchor }: TextStyle, matrix: Matrix): Point {
  if (fontSize === null) return applyTo(matrix, at)
  const half = (text.length * fontSize * LETTER.width) / 2
  const away = anchor === 'middle' ? 0 : anchor === 'end' ? -half : half
  return applyTo(matrix, { x: at.x + away, y: at.y - fontSize * LETTER.middle })
}
