import svgpath from 'svgpath'
import type { Point } from '#contract/fair/floor-plan/schemas.ts'
import { ImportRefused } from '../import/problem'
import { combine, IDENTITY, type Matrix } from '../import/shapes'

/** Points along each curve. */
const CURVE_STEPS = 8

/** A list of numbers, as attributes write it. */
export const numbersOf = (text = ''): number[] =>
  (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number)

/** The matrix of a `transform` attribute: three points show what it does. */
export function matrixOf(transform: string | undefined): Matrix {
  if (!transform) return IDENTITY
  const points = pathOf('M0 0L1 0L0 1', transform).flatMap(({ points: line }) => line)
  const [origin, across, down] = points
  if (!origin || !across || !down) return IDENTITY
  return [across.x - origin.x, across.y - origin.y, down.x - origin.x, down.y - origin.y, origin.x, origin.y]
}

/** A part of a path, as points. */
export interface Line {
  points: Point[]
  isClosed: boolean
}

function curve(points: Point[], [from, ...handles]: Point[]): void {
  for (let step = 1; step <= CURVE_STEPS; step++) {
    let level = [from, ...handles].filter((one) => one !== undefined)
    const part = step / CURVE_STEPS
    // De Casteljau: between each two points, until one is left.
    while (level.length > 1) {
      level = level.slice(1).map((to, index) => {
        const start = level[index] ?? to
        return { x: start.x + (to.x - start.x) * part, y: start.y + (to.y - start.y) * part }
      })
    }
    points.push(...level)
  }
}

/** Numbers of each command, but of arcs: their flags need no space between them. */
const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, c: 6, s: 4, q: 4, h: 1, v: 1 }
/** characters after a command that are read at once: the time to read them grows with their square */
const RUN_MAX = 4_000
/** Repetitions of a command in a part of such a run. */
const PART = 200

/** The same path with long runs of numbers divided by their command. */
function divideRuns(data: string): string {
  if (data.length < RUN_MAX) return data
  return data.replace(/([mltcsqhv])([^mzlhvcsqta]*)/gi, (whole, command: string, run: string) => {
    if (run.length < RUN_MAX) return whole
    const values = numbersOf(run)
    const [first, ...rest] = Array.from({ length: Math.ceil(values.length / (PART * arityOf(command))) }, (_, part) =>
      values.slice(part * PART * arityOf(command), (part + 1) * PART * arityOf(command)).join(' '),
    )
    const again = command === 'M' ? 'L' : command === 'm' ? 'l' : command
    return [`${command}${first ?? ''}`, ...rest.map((part) => `${again}${part}`)].join('')
  })
}
const arityOf = (command: string): number => ARITY[command.toLowerCase()] ?? 1

/** The lines of a path. Throws ImportRefused for data that is no path. */
export function pathOf(data: string, transform: string | Matrix = IDENTITY): Line[] {
  const path =
    typeof transform === 'string'
      ? svgpath(divideRuns(data)).transform(transform)
      : svgpath(divideRuns(data)).matrix([...transform])
  const lines: Line[] = []
  let line: Line | undefined
  const begin = (at: Point) => {
    line = { points: [at], isClosed: false }
    lines.push(line)
  }
  path
    .abs()
    .unshort()
    .unarc()
    .iterate(([command, ...values], _index, x, y) => {
      const ends = values.flatMap((value, at) => (at % 2 === 0 ? [{ x: value, y: values[at + 1] ?? 0 }] : []))
      const [end] = ends
      if (command === 'M' && end) return begin(end)
      if (command === 'Z' || command === 'z') {
        if (line) line.isClosed = true
        return
      }
      // After a closed part the pen is at its beginning again.
      if (!line || line.isClosed) begin({ x, y })
      if (command === 'H') line?.points.push({ x: values[0] ?? x, y })
      else if (command === 'V') line?.points.push({ x, y: values[0] ?? y })
      else if (command === 'L') line?.points.push(...ends)
      else if (line) curve(line.points, [{ x, y }, ...ends])
    })
  if (lines.some(({ points }) => points.some(({ x, y }) => !Number.isFinite(x + y)))) throw new ImportRefused('damaged')
  return lines
}

/** The scale of a viewport: what its `viewBox` shows fits into its size and keeps its proportions. */
export function viewportMatrix(box: readonly number[], size: { width: number; height: number }): Matrix {
  const [left = 0, top = 0, width = 0, height = 0] = box
  if (width <= 0 || height <= 0) return IDENTITY
  const scale = Math.min(size.width / width, size.height / height)
  const moved = [1, 0, 0, 1, (size.width - width * scale) / 2, (size.height - height * scale) / 2] as const
  return combine(combine(moved, [scale, 0, 0, scale, 0, 0]), [1, 0, 0, 1, -left, -top])
}
