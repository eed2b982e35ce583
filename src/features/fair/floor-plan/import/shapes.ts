import type { Point } from '#contract/fair/floor-plan/schemas.ts'
import { toCentimetres } from '../drawing/snap'
import { SHAPE_POINTS_MAX } from './limits'
import { ImportRefused } from './problem'

/** What is drawn in a file, in its own units from the left and upper edge of its picture; y grows downwards. */
export interface Shapes {
  width: number
  height: number
  /** Null: the file does not say. */
  metresPerUnit: number | null
  /** Closed; the first point is not repeated. */
  polygons: Point[][]
  /** Lines on layers that are named like walls. */
  walls: Point[][]
  texts: { text: string; at: Point }[]
}

/** A file as it is imported. */
export interface ImportedPlan {
  picture: Blob
  /** px */
  width: number
  height: number
  /** Null: the file is only a picture. */
  shapes: Shapes | null
}

/** `a c e / b d f`, as SVG writes it. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

export const applyTo = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
})

/** First the inner one, then the outer one. */
export const combine = ([a, b, c, d, e, f]: Matrix, inner: Matrix): Matrix => [
  a * inner[0] + c * inner[1],
  b * inner[0] + d * inner[1],
  a * inner[2] + c * inner[3],
  b * inner[2] + d * inner[3],
  a * inner[4] + c * inner[5] + e,
  b * inner[4] + d * inner[5] + f,
]

/** Counts points as they are read. Throws ImportRefused beyond SHAPE_POINTS_MAX. */
export function createCounter(): (points: number) => void {
  let count = 0
  return (points) => {
    count += points
    if (count > SHAPE_POINTS_MAX) throw new ImportRefused('tooManyPoints')
  }
}

/** Whether a layer is named like one of walls. */
export const isWallLayer = (name: string): boolean => /wall|墙/i.test(name)

const isSame = (a: Point | undefined, b: Point | undefined) =>
  a !== undefined &&
  b !== undefined &&
  Math.hypot(a.x - b.x, a.y - b.y) <= 1e-6 * Math.max(1, Math.abs(a.x), Math.abs(a.y))

/** The corners of a line that ends where it begins; undefined for one that is open. */
export const closedOf = (points: readonly Point[]): Point[] | undefined =>
  points.length >= 4 && isSame(points[0], points.at(-1)) ? points.slice(0, -1) : undefined

/** metres of the width of a file's picture, where the file says it */
export const knownWidth = ({ shapes }: ImportedPlan): number | null =>
  shapes?.metresPerUnit ? toCentimetres(shapes.metresPerUnit * shapes.width) : null
