import { type Canvas, createCanvas, type FinishedPage, PAGE } from '#server/platform/pdf/canvas.ts'
import { loadSlices, type Weight } from '#server/platform/pdf/font-slices.ts'
import type { Application } from './application'

const [INK, SOFT, LINE, GROUND, ACCENT, GONE] = ['#1d1b18', '#5e5850', '#d9d3c8', '#f5f2ec', '#1f4e8c', '#a8322d']
const MARGIN = 56
const WIDTH = PAGE.width - 2 * MARGIN
const HALF = WIDTH / 2
const LABELS = 132
const FOOT = 44
/** Of one fact; the longest address has room in them. */
const LINES_MAX = 6

const style = (size: number, weight: Weight = 400) => ({ size, weight })
const TEXT = style(10)

function drawHead({ write, rule, box }: Canvas, of: Application): number {
  write(of.brand, style(9.5, 700), { x: MARGIN, y: 52, width: HALF, color: ACCENT })
  write(of.number, TEXT, { x: MARGIN + HALF, y: 52, width: HALF, align: 'right', color: INK })
  write(of.heading, style(26, 700), { x: MARGIN, y: 76, width: WIDTH, color: INK })
  write(of.state, style(10, 700), { x: MARGIN, y: 120, width: WIDTH, color: of.isOver ? GONE : ACCENT })
  rule({ x: MARGIN, y: 145, width: WIDTH, color: INK, thickness: 1 })
  box({ x: MARGIN, y: 163, width: WIDTH, height: 52, color: GROUND })
  write(of.sum.label, TEXT, { x: MARGIN + 14, y: 181, width: HALF, color: SOFT })
  const right = { x: MARGIN + HALF, width: HALF - 14, align: 'right' as const }
  write(of.sum.text, style(17, 700), { ...right, y: 176, color: INK })
  return 239
}

function drawPart({ write, rule }: Canvas, { label, facts }: Application['parts'][number], y: number): number {
  let at = y + write(label, style(12, 700), { x: MARGIN, y, width: WIDTH, color: INK }) + 5
  rule({ x: MARGIN, y: at, width: WIDTH, color: LINE })
  at += 9
  for (const fact of facts) {
    write(fact.label, TEXT, { x: MARGIN, y: at, width: LABELS - 8, color: SOFT })
    const place = { x: MARGIN + LABELS, y: at, width: WIDTH - LABELS, maxLines: LINES_MAX }
    at += write(fact.text, TEXT, { ...place, color: INK }) + 7
  }
  return at + 15
}

/** Draws an application on one page of A4, as PDF. */
export async function drawApplication(of: Application, appliedAt: Date): Promise<FinishedPage> {
  const find = await loadSlices([JSON.stringify(of)])
  const { brand, heading, number, language } = of
  const canvas = createCanvas(find, { title: `${heading} ${number}`, author: brand, language }, appliedAt)
  let at = drawHead(canvas, of)
  for (const part of of.parts) at = drawPart(canvas, part, at)
  const foot = style(8)
  const y = PAGE.height - FOOT - canvas.heightOf(of.notInvoice, foot, WIDTH)
  canvas.rule({ x: MARGIN, y: y - 10, width: WIDTH, color: LINE })
  canvas.write(of.notInvoice, foot, { x: MARGIN, y, width: WIDTH, color: SOFT })
  return canvas.finish()
}
