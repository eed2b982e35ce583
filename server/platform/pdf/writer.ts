import { ELLIPSIS, type FindSlice } from './font-slices'
import { createMeasure, type Measure, type TextStyle } from './lay-out'

interface Place {
  x: number
  /** Of the top of the first line. */
  y: number
  width: number
  align?: 'left' | 'right' | 'center'
  color?: string
  /** Lines beyond are left out, which an ellipsis says; all of them unless told. */
  maxLines?: number
}

/** Of a line, in its letters' size. */
const LEADING = 1.5
/** Of the first line, from its top to where pdfkit begins to draw. */
const ABOVE = 0.02

/** Writes texts in lines, whatever they are drawn on. */
export interface Writer {
  /** Writes a text in lines and gives the height that they take. */
  write: (text: string, style: TextStyle, place: Place) => number
  /** Code points that were written as □ because no font has them. */
  missing: ReadonlySet<number>
  /** The height that a text would take. */
  heightOf: (text: string, style: TextStyle, width: number) => number
}

/** Draws one line with its top at this position. */
export type DrawLine = (
  text: string,
  style: TextStyle,
  measure: Measure,
  at: { x: number; y: number; color: string },
) => void

/** How far a line that is `free` shorter than its place stands from its left. */
const indents = { left: 0, center: 0.5, right: 1 } as const

export function createWriter(find: FindSlice, drawLine: DrawLine): Writer {
  const missing = new Set<number>()
  const findOrReport: FindSlice = (character, weight) => {
    const slice = find(character, weight)
    if (!slice) missing.add(character)
    return slice
  }
  const measures = new Map<string, Measure>()
  const measureFor = (style: TextStyle): Measure => {
    const key = `${style.size} ${style.weight}`
    const measure = measures.get(key) ?? createMeasure(findOrReport, style)
    measures.set(key, measure)
    return measure
  }
  return {
    missing,
    write(text, style, { x, y, width, align = 'left', color = '#000', maxLines = Infinity }) {
      const measure = measureFor(style)
      const all = measure.breakLines(text, width)
      const lines = all.slice(0, maxLines)
      const last = lines.at(-1)
      if (all.length > lines.length && last !== undefined)
        lines[lines.length - 1] = [...last].slice(0, -1).join('') + ELLIPSIS
      const height = style.size * LEADING
      for (const [i, line] of lines.entries()) {
        const left = x + (width - measure.widthOf(line)) * indents[align]
        drawLine(line, style, measure, { x: left, y: y + i * height + style.size * ABOVE, color })
      }
      return lines.length * height
    },
    heightOf: (text, style, width) => measureFor(style).breakLines(text, width).length * style.size * LEADING,
  }
}
