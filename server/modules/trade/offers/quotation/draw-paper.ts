import { type Canvas, createCanvas, type FinishedPage, PAGE } from '#server/platform/pdf/canvas.ts'
import { loadSlices, type Weight } from '#server/platform/pdf/font-slices.ts'
import type { Paper } from './paper'

const [INK, SOFT, LINE, GROUND, ACCENT, GONE] = ['#1d1b18', '#5e5850', '#d9d3c8', '#f5f2ec', '#1f4e8c', '#a8322d']
const MARGIN = 56
const WIDTH = PAGE.width - 2 * MARGIN
/** Below everything. */
const BOTTOM = 28
const GAP = 28
const HALF = (WIDTH - GAP) / 2
/** Of quantity, price and amount; the rest is the item's. */
const COLUMNS = [92, 112, 124] as const
const ITEM = WIDTH - COLUMNS[0] - COLUMNS[1] - COLUMNS[2]
const PADDING = 8

/** Whether everything has room, or long texts stand closer and end sooner. */
type Room = 'wide' | 'close'
const linesOf = (room: Room, most: number): number => (room === 'wide' ? most : most - 1)

const style = (size: number, weight: Weight = 400) => ({ size, weight })
const [LABEL, TEXT, NAME] = [style(8.5), style(10), style(12, 700)]

function drawHead({ write, rule }: Canvas, { brand, heading, number, state, holds, basis }: Paper): number {
  write(brand, style(9.5, 700), { x: MARGIN, y: 52, width: HALF, color: ACCENT })
  write(number, style(10), { x: MARGIN + HALF, y: 52, width: HALF + GAP, align: 'right', color: INK })
  write(heading, style(26, 700), { x: MARGIN, y: 76, width: WIDTH, color: INK })
  const colored = { width: WIDTH, color: holds ? ACCENT : GONE }
  const stateHeight = write(state, style(10, 700), { x: MARGIN, y: 120, ...colored, width: WIDTH - 170, maxLines: 2 })
  const beside = { x: MARGIN + WIDTH - 170, y: 121, width: 170, align: 'right' as const }
  const basisHeight = write(basis, LABEL, { ...beside, color: SOFT })
  const y = 120 + Math.max(stateHeight, basisHeight) + 10
  rule({ x: MARGIN, y, width: WIDTH, color: INK, thickness: 1 })
  return y + 18
}

function drawParties({ write }: Canvas, { parties }: Paper, y: number, room: Room): number {
  const ends = parties.map(({ label, name, more }, i) => {
    const place = { x: MARGIN + i * (HALF + GAP), width: HALF }
    const from = y + write(label, LABEL, { ...place, y, color: SOFT }) + 2
    const below = from + write(name, NAME, { ...place, y: from, color: INK, maxLines: linesOf(room, 3) }) + 1
    return below + write(more, TEXT, { ...place, y: below, color: SOFT, maxLines: 2 })
  })
  return Math.max(...ends) + 20
}

function drawDemand({ write }: Canvas, { demand }: Paper, y: number): number {
  const place = { x: MARGIN, width: WIDTH }
  const from = y + write(demand.label, LABEL, { ...place, y, color: SOFT }) + 2
  return from + write(demand.title, NAME, { ...place, y: from, color: INK, maxLines: 3 }) + 14
}

function drawTable(
  { write, rule, box }: Canvas,
  { columns, items, row, total, isBoth }: Paper,
  y: number,
  room: Room,
): number {
  const [item, ...amounts] = columns
  const left = (column: number) => MARGIN + ITEM + COLUMNS.slice(0, column).reduce((sum, one) => sum + one, 0)
  const right = (column: 0 | 1 | 2) => ({ x: left(column), width: COLUMNS[column] - PADDING, align: 'right' as const })
  box({ x: MARGIN, y, width: WIDTH, height: 24, color: GROUND })
  write(item, LABEL, { x: MARGIN + PADDING, y: y + 6, width: ITEM - PADDING, color: SOFT })
  const from = y + 24 + 9
  let end = from
  for (const name of items) {
    const place = { x: MARGIN + PADDING, y: end, width: ITEM - 2 * PADDING }
    end += write(name, TEXT, { ...place, color: INK, maxLines: linesOf(room, isBoth && room === 'wide' ? 3 : 2) })
  }
  for (const [i, text] of row.entries()) {
    const place = right(i === 0 ? 0 : i === 1 ? 1 : 2)
    write(amounts[i] ?? '', LABEL, { ...place, y: y + 6, color: SOFT })
    end = Math.max(end, from + write(text, TEXT, { ...place, y: from, color: INK }))
  }
  rule({ x: MARGIN, y: end + 9, width: WIDTH, color: LINE })
  const sum = end + 18
  write(total.label, TEXT, { x: MARGIN + PADDING, y: sum + 3, width: ITEM, color: SOFT })
  const wide = { x: left(0), width: WIDTH - ITEM - PADDING, align: 'right' as const }
  const height = write(total.amount, style(15, 700), { ...wide, y: sum, color: INK })
  rule({ x: MARGIN, y: sum + height + 8, width: WIDTH, color: LINE })
  return sum + height + 24
}

function drawFacts({ write }: Canvas, { facts, isBoth }: Paper, y: number, room: Room): number {
  const text = room === 'wide' ? TEXT : style(8.5)
  let at = y
  // Labels of two languages need the room of both.
  const width = isBoth ? 140 : 84
  for (const fact of facts) {
    write(fact.label, text, { x: MARGIN, y: at, width, color: SOFT })
    at += write(fact.text, text, { x: MARGIN + width + 8, y: at, width: WIDTH - width - 8, color: INK }) + 5
  }
  return at
}

/** At the foot of the page, but never over what stands above. Gives where it ends. */
function drawFoot({ write, rule, heightOf }: Canvas, { confirmations, intention }: Paper, after: number): number {
  const foot = PAGE.height - 44 - heightOf(intention, style(8), WIDTH)
  const names = confirmations.sides.map(({ name }) => Math.min(2, heightOf(name, NAME, HALF) / 18) * 18)
  const y = Math.max(after + 16, foot - 96 - Math.max(...names))
  write(confirmations.label, LABEL, { x: MARGIN, y, width: WIDTH, color: SOFT })
  for (const [i, { label, name, text, isDone }] of confirmations.sides.entries()) {
    const place = { x: MARGIN + i * (HALF + GAP), width: HALF }
    rule({ ...place, y: y + 18, color: isDone ? INK : LINE, thickness: 1 })
    write(label, LABEL, { ...place, y: y + 25, color: SOFT })
    const below = y + 40 + write(name, NAME, { ...place, y: y + 40, color: isDone ? INK : SOFT, maxLines: 2 })
    write(text, style(9), { ...place, y: below + 1, color: isDone ? INK : SOFT })
  }
  const last = Math.max(foot, y + 62 + Math.max(...names) + 14)
  return last + write(intention, style(8), { x: MARGIN, y: last, width: WIDTH, color: SOFT })
}

/** Draws a paper on one page of A4, as PDF. */
export async function drawPaper(paper: Paper, issuedAt: Date): Promise<FinishedPage> {
  const find = await loadSlices([JSON.stringify(paper)])
  const { brand, heading, number, language } = paper
  const about = { title: `${heading} ${number}`, author: brand, language }
  const draw = (room: Room) => {
    const canvas = createCanvas(find, about, issuedAt)
    const parties = drawParties(canvas, paper, drawHead(canvas, paper), room)
    const table = drawTable(canvas, paper, drawDemand(canvas, paper, parties), room)
    return { canvas, end: drawFoot(canvas, paper, drawFacts(canvas, paper, table, room)) }
  }
  const wide = draw('wide')
  const { canvas } = wide.end <= PAGE.height - BOTTOM ? wide : draw('close')
  return canvas.finish()
}
