import { expect, it } from 'vitest'
import { buildPlan } from '#contract/fair/floor-plan/layout/build-plan.ts'
import { rectangle } from '../drawing/add'
import { addImported } from './add-imported'
import { findBooths } from './find-booths'
import type { Shapes } from './shapes'

const box = (x: number, y: number, width: number, height: number) =>
  rectangle({ x, y }, { x: x + width, y: y + height })
const shapesOf = (part: Partial<Shapes>): Shapes => ({
  width: 100,
  height: 50,
  metresPerUnit: null,
  polygons: [],
  walls: [],
  texts: [],
  ...part,
})

it('booths are closed shapes of a sensible size at this scale, with the number inside', () => {
  const shapes = shapesOf({
    polygons: [box(0, 0, 6, 6), box(10, 0, 6, 6), box(20, 0, 1, 1), box(0, 10, 90, 30)],
    texts: [
      { text: '3x3 m', at: { x: 3, y: 3 } },
      { text: 'A-01', at: { x: 3, y: 4 } },
      { text: 'Acme', at: { x: 13, y: 3 } },
    ],
  })
  const { booths } = findBooths(shapes, 0.5)
  expect(booths).toEqual([{ points: box(0, 0, 3, 3), number: 'A-01' }, { points: box(5, 0, 3, 3) }])
  expect(findBooths(shapes, 0.1).booths).toHaveLength(1)
})

it('a shape that is drawn twice is one booth, and one that contains booths is none', () => {
  const polygons = [box(0, 0, 3, 3), box(0.1, 0.1, 2.8, 2.8), box(3, 0, 3, 3), box(0, 0, 6, 3), box(20, 0, 3, 3)]
  expect(findBooths(shapesOf({ polygons }), 1).booths.map(({ points }) => points[0]?.x)).toEqual([0, 3, 20])
})

it('shapes that cross themselves and corners without an angle are left out', () => {
  const crossing = [
    { x: 0, y: 0 },
    { x: 3, y: 3 },
    { x: 3, y: 0 },
    { x: 0, y: 6 },
  ]
  const [a, b, c, d] = box(10, 0, 3, 3)
  const more = [a, { x: 11, y: 0 }, b, b, c, d].filter((one) => one !== undefined)
  expect(findBooths(shapesOf({ polygons: [crossing, more] }), 1).booths).toEqual([{ points: box(10, 0, 3, 3) }])
})

it('more shapes than a plan may have booths are none', () => {
  const polygons = Array.from({ length: 3_001 }, (_, index) =>
    box((index % 100) * 4, Math.floor(index / 100) * 4, 3, 3),
  )
  expect(findBooths(shapesOf({ polygons }), 1)).toEqual({ booths: [], walls: [], tooMany: true })
})

it('a drawing of 200,000 shapes has too many booths, which is known in a moment', () => {
  const polygons = Array.from({ length: 200_000 }, (_, i) => box((i % 500) * 3, Math.floor(i / 500) * 3, 3, 3))
  const drawn = { width: 1_500, height: 1_200, metresPerUnit: 1, polygons, walls: [], texts: [] }
  expect(findBooths(drawn, 1)).toEqual({ booths: [], walls: [], tooMany: true })
})

const empty = buildPlan({ width: 60, height: 40, blocks: [], aisles: [], landmarks: [] })
const background = { url: '/api/ce-digital/dsf/file/picture', x: 0, y: 0, width: 100.4, height: 50 }

it('an empty sheet becomes as large as the picture; numbers that repeat, lack or are taken elsewhere get the next free ones', () => {
  const booths = [
    { points: box(0, 0, 3, 3), number: 'B-07' },
    { points: box(3, 0, 3, 3) },
    { points: box(6, 0, 3, 3), number: 'B-07' },
    { points: box(9, 0, 3, 3), number: 'C-01' },
  ]
  const { drawing, renumbered } = addImported(empty, background, { booths, walls: [], tooMany: false }, [
    'C-01',
    'B-08',
  ])
  expect(drawing.booths.map(({ number }) => number)).toEqual(['B-07', 'B-09', 'B-10', 'B-11'])
  expect(renumbered).toBe(3)
  expect(drawing).toMatchObject({ width: 101, height: 50, background, outline: box(0, 0, 101, 50) })
})

it('a sheet with booths keeps its outline and grows', () => {
  const drawn = { ...empty, booths: [{ number: '1', points: box(0, 0, 3, 3), door: null }] }
  const { drawing } = addImported(drawn, background, undefined, [])
  expect(drawing).toMatchObject({ width: 101, height: 50, outline: empty.outline })
  expect(drawing.booths).toEqual(drawn.booths)
})
