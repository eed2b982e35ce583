import { expect, it } from 'vitest'
import { buildPlan } from '../layout/build-plan'
import { BOOTHS_MAX } from '../limits'
import type { PlanDrawing } from '../schemas'
import { checkPlan } from './check-plan'

const plan = buildPlan({
  width: 30,
  height: 20,
  blocks: [{ prefix: 'A-', at: [4, 6], count: 4, booth: [3, 3], direction: 'across', faces: 'both' }],
  aisles: [
    [2, 4, 28, 4],
    [2, 14, 28, 14],
    [2, 4, 2, 14],
  ],
  landmarks: [{ id: 'in', kind: 'entrance', at: [2, 1] }],
})

type Booth = PlanDrawing['booths'][number]
const withBooth = (booth: Partial<Booth>): PlanDrawing => {
  const box = [
    { x: 20, y: 6 },
    { x: 23, y: 6 },
    { x: 23, y: 9 },
    { x: 20, y: 9 },
  ]
  return { ...plan, booths: [...plan.booths, { number: 'X', points: box, door: { x: 21.5, y: 6 }, ...booth }] }
}
const at = (...points: [number, number][]) => points.map(([x, y]) => ({ x, y }))
const problemsOf = (drawing: PlanDrawing) => checkPlan(drawing).map(({ problem, booths }) => [problem, ...booths])

it('a plan of rows that touch, with a door at each aisle, has no errors', () => {
  expect(checkPlan(plan)).toEqual([])
  expect(checkPlan(withBooth({}))).toEqual([])
})

it.each([
  ['boothCrossesItself', { points: at([20, 6], [23, 9], [23, 6], [20, 9]) }],
  ['boothNoArea', { points: at([20, 6], [23, 6], [21, 6]) }],
  ['boothNoArea', { points: at([20, 6], [23, 6]) }],
  ['boothOutside', { points: at([28, 6], [31, 6], [31, 9], [28, 9]) }],
  ['boothUnreachable', { door: { x: 21.5, y: 20.5 } }],
])('%s names the booth', (problem, booth: Partial<Booth>) => {
  const errors = checkPlan(withBooth(booth))
  expect(errors).toMatchObject([{ problem, booths: ['X'] }])
  expect(errors[0]?.at).toBeDefined()
})

it.each([
  ['covers a part', at([14, 6], [18, 6], [18, 9], [14, 9])],
  ['is the same', at([13, 6], [16, 6], [16, 9], [13, 9])],
  ['lies within', at([14, 7], [15, 7], [15, 8], [14, 8])],
  ['crosses it like a bar', at([13.5, 5], [14.5, 5], [14.5, 8.9], [13.5, 8.9])],
])('two booths overlap where one %s', (_, points) => {
  expect(problemsOf(withBooth({ points }))).toContainEqual(['boothsOverlap', 'A-04', 'X'])
})

it('numbers are unique', () => {
  expect(problemsOf(withBooth({ number: 'A-01' }))).toContainEqual(['numberTwice', 'A-01'])
})

it('an aisle that no entrance leads to reaches no booth', () => {
  const apart = buildPlan({
    width: 30,
    height: 20,
    blocks: [{ prefix: 'B-', at: [20, 10], count: 1, booth: [3, 3], direction: 'across', faces: 'first' }],
    aisles: [
      [2, 2, 6, 2],
      [18, 9, 26, 9],
    ],
    landmarks: [{ id: 'in', kind: 'entrance', at: [2, 1] }],
  })
  expect(problemsOf(apart)).toEqual([['boothUnreachable', 'B-01']])
  expect(problemsOf({ ...apart, landmarks: [] })).toEqual([['noEntrance']])
})

it('numbers that are none, too many booths and an outline that crosses itself end the check', () => {
  expect(problemsOf(withBooth({ points: at([Number.NaN, 6], [23, 6], [23, 9]) }))).toEqual([['notFinite', 'X']])
  expect(problemsOf({ ...plan, width: Infinity })).toEqual([['notFinite']])
  const many = Array.from({ length: BOOTHS_MAX + 1 }, (_, index) => ({ number: `${index}`, points: [], door: null }))
  expect(problemsOf({ ...plan, booths: many })).toEqual([['tooManyBooths']])
  expect(problemsOf({ ...plan, outline: at([0, 0], [30, 20], [30, 0], [0, 20]) })).toEqual([['outlineInvalid']])
  expect(problemsOf({ ...plan, walls: [Array.from({ length: 20_001 }, () => ({ x: 1, y: 1 }))] })).toEqual([
    ['tooManyPoints'],
  ])
})

it('an edge of an aisle names nodes that exist, a landmark has an id of its own', () => {
  const edges = [...plan.aisles.edges, { from: 'n1', to: 'nowhere', stepFree: true }]
  expect(problemsOf({ ...plan, aisles: { ...plan.aisles, edges } })).toEqual([['aisleUnknownNode']])
  expect(problemsOf({ ...plan, landmarks: [...plan.landmarks, ...plan.landmarks] })).toEqual([['landmarkTwice']])
})
