import PDFDocument from 'pdfkit'
import type { FindSlice } from './font-slices'
import { createWriter, type DrawLine, type Writer } from './writer'

/** points */
export interface Size {
  width: number
  height: number
}

/** A4 */
export const PAGE = { width: 595.28, height: 841.89 } as const

/** One page on which texts stand in whatever script the font has. */
export interface Canvas extends Writer {
  rule: (at: { x: number; y: number; width: number; color: string; thickness?: number }) => void
  box: (at: { x: number; y: number; width: number; height: number; color: string }) => void
  finish: () => Promise<FinishedPage>
}

/** A finished document. */
export interface FinishedPage {
  body: Buffer
  /** Code points that were drawn as □. */
  missing: number[]
}

interface About {
  title: string
  author: string
  /** As a PDF names it: zh-CN. */
  language: string
}

/** Begins a page. `createdAt` is the only trace of time and place in the file. */
export function createCanvas(
  find: FindSlice,
  { title, author, language }: About,
  createdAt: Date,
  page: Size = PAGE,
): Canvas {
  const document = new PDFDocument({
    size: [page.width, page.height],
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
  const registered = new Set<string>()
  const drawLine: DrawLine = (text, { size }, measure, at) => {
    let { x } = at
    for (const run of measure.runsOf(text)) {
      const { name, bytes } = run.slice
      if (!registered.has(name)) document.registerFont(name, bytes)
      registered.add(name)
      document.font(name).fontSize(size).fillColor(at.color).text(run.text, x, at.y, { lineBreak: false })
      x += measure.widthOfRun(run)
    }
  }
  const writer = createWriter(find, drawLine)
  return {
    ...writer,
    rule({ x, y, width, color, thickness = 0.6 }) {
      document.rect(x, y, width, thickness).fill(color)
    },
    box({ x, y, width, height, color }) {
      document.rect(x, y, width, height).fill(color)
    },
    async finish() {
      document.end()
      return { body: await ended, missing: [...writer.missing] }
    },
  }
}
