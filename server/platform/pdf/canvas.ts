import PDFDocument from 'pdfkit'
import { ELLIPSIS, type FindSlice } from './font-slices'
import { createMeasure, type Measure, type TextStyle } from './lay-out'

/** points of A4 */
export const PAGE = { width: 595.28, height: 841.89 } as const

interface Place {
  x: number
  /** Of the top of the first line. */
  y: number
  width: number
  align?: 'left' | 'right'
  color?: string
  /** Lines beyond are left out, which an ellipsis says; all of them unless told. */
  maxLines?: number
}

/** Of a line, in its letters' size. */
const LEADING = 1.5
/** Of the first line, from its top to where pdfkit begins to draw. */
const ABOVE = 0.02

/** One page of A4 on which texts stand in whatever script the font has. */
export interface Canvas {
  /** Writes a text in lines and gives the height that they take. */
  write: (text: string, style: TextStyle, place: Place) => number
  /** The height that a text would take. */
  heightOf: (text: string, style: TextStyle, width: number) => number
  rule: (at: { x: number; y: number; width: number; color: string; thickness?: number }) => void
  box: (at: { x: number; y: number; width: number; height: number; color: string }) => void
  /** The finished document. */
  finish: () => Promise<Buffer>
}

interface About {
  title: string
  author: string
  /** As a PDF names it: zh-CN. */
  language: string
}

/** Begins a page. Nothing in the file tells when or where it was made but `createdAt`. */
export function createCanvas(find: FindSlice, { title, author, language }: About, createdAt: Date): Canvas {
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: createdAt },
  })
  const chunks: Buffer[] = []
  const ended = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  const measures = new Map<string, Measure>()
  const measureFor = (style: TextStyle): Measure => {
    const key = `${style.size} ${style.weight}`
    const measure = measures.get(key) ?? createMeasure(find, style)
    measures.set(key, measure)
    return measure
  }
  const registered = new Set<string>()
  const drawLine = (
    text: string,
    { size }: TextStyle,
    measure: Measure,
    at: { x: number; y: number; color: string },
  ) => {
    let { x } = at
    for (const run of measure.runsOf(text)) {
      const { name, bytes } = run.slice
      if (!registered.has(name)) document.registerFont(name, bytes)
      registered.add(name)
      document.font(name).fontSize(size).fillColor(at.color).text(run.text, x, at.y, { lineBreak: false })
      x += measure.widthOfRun(run)
    }
  }
  return {
    write(text, style, { x, y, width, align = 'left', color = '#000', maxLines = Infinity }) {
      const measure = measureFor(style)
      const all = measure.breakLines(text, width)
      const lines = all.slice(0, maxLines)
      const last = lines.at(-1)
      if (all.length > lines.length && last !== undefined) lines[lines.length - 1] = `${last.slice(0, -1)}${ELLIPSIS}`
      const height = style.size * LEADING
      for (const [i, line] of lines.entries()) {
        const left = align === 'right' ? x + width - measure.widthOf(line) : x
        drawLine(line, style, measure, { x: left, y: y + i * height + style.size * ABOVE, color })
      }
      return lines.length * height
    },
    heightOf: (text, style, width) => measureFor(style).breakLines(text, width).length * style.size * LEADING,
    rule({ x, y, width, color, thickness = 0.6 }) {
      document.rect(x, y, width, thickness).fill(color)
    },
    box({ x, y, width, height, color }) {
      document.rect(x, y, width, height).fill(color)
    },
    async finish() {
      document.end()
      return ended
    },
  }
}
