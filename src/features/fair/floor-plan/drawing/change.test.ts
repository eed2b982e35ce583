import { describe, expect, it } from 'vitest'
import { boxOf } from '#contract/fair/floor-plan/geometry/polygons.ts'
import { buildPlan } from '#contract/fair/floor-plan/layout/build-plan.ts'
import type { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import { compareDrawings } from './compare'
import { beginHistory, redo, step, STEPS_MAX, undo } from './history'
import { allParts, partAt, partsWithin } from './parts'
import { guidesOf, snapMove, snapPoint } from './snap'
import { addAisle, addBooths, copyParts, nextNumber, rectangle } from './add'
import { alignParts, distributeParts, fitPart, moveParts, turnParts } from './move'
import { numberBooths } from './number'
import { removeParts } from './remove'
import { repeatParts } from './repeat'
import { countUtility, setUtility } from './utilities'

const empty = buildPlan({ width: 40, height: 30, blocks: [], aisles: [[2, 20, 38, 20]], landmarks: [] })
const booth = (number: string, x: number, y: number, width = 3) => ({
  number,
  points: rectangle({ x, y }, { x: x + width, y: y + 3 }),
  door: { x, y: y + 3 },
})
const withBooths = (...booths: PlanDrawing['booths']): PlanDrawing => ({ ...empty, booths })
const boxes = ({ booths }: PlanDrawing) => booths.map(({ points }) => boxOf(points))
const numbers = ({ booths }: PlanDrawing) => booths.map(({ number }) => number)

describe('moving', () => {
  it('takes the door along, and nothing that is not named', () => {
    const moved = moveParts(withBooths(booth('1', 1, 1), booth('2', 5, 1)), ['booth:0'], { x: 0.1, y: 0.2 })
    expect(moved.booths[0]).toMatchObject({ door: { x: 1.1, y: 4.2 } })
    expect(boxes(moved).map(({ left }) => left)).toEqual([1.1, 5])
  })

  it('of an aisle moves its ends, which other aisles share', () => {
    const crossing = addAisle(empty, [
      { x: 10, y: 2 },
      { x: 10, y: 28 },
    ])
    expect(crossing.aisles.nodes).toHaveLength(5)
    expect(crossing.aisles.edges).toHaveLength(4)
    const moved = moveParts(crossing, ['edge:0'], { x: 0, y: 1 })
    expect(moved.aisles.nodes.filter(({ y }) => y === 21)).toHaveLength(2)
  })

  it('a quarter turn, four times, is none', () => {
    const start = withBooths(booth('1', 4, 4, 6))
    const once = turnParts(start, ['booth:0'])
    expect(boxes(once)).toEqual([{ left: 5.5, right: 8.5, top: 2.5, bottom: 8.5 }])
    const back = [1, 2, 3].reduce((drawing) => turnParts(drawing, ['booth:0']), once)
    expect(boxes(back)).toEqual(boxes(start))
  })

  it('aligns and gives the same gaps', () => {
    const keys = ['booth:0', 'booth:1', 'booth:2'] as const
    const start = withBooths(booth('1', 0, 0), booth('2', 4, 1), booth('3', 20, 5))
    expect(boxes(alignParts(start, keys, 'bottom')).map(({ bottom }) => bottom)).toEqual([8, 8, 8])
    expect(boxes(distributeParts(start, keys, 'x')).map(({ left }) => left)).toEqual([0, 10, 20])
  })

  it('stretches into exact measures', () => {
    const fitted = fitPart(withBooths(booth('1', 4, 4)), 'booth:0', { left: 2, top: 3, right: 8, bottom: 4 })
    expect(boxes(fitted)).toEqual([{ left: 2, top: 3, right: 8, bottom: 4 }])
  })
})

describe('snapping', () => {
  it('goes to the grid, and to an edge of a neighbour that is nearer than that', () => {
    const guides = guidesOf(withBooths(booth('1', 4.2, 4)))
    expect(snapPoint({ x: 9.3, y: 1.1 }, { grid: 0.5, guides, reach: 0.3 })).toEqual({ x: 9.5, y: 1 })
    expect(snapPoint({ x: 7.4, y: 1.1 }, { grid: 0.5, guides, reach: 0.3 })).toEqual({ x: 7.2, y: 1 })
    expect(snapPoint({ x: 1.234, y: 1 }, { grid: 0 })).toEqual({ x: 1.23, y: 1 })
  })

  it('a box meets its neighbour with either side', () => {
    const drawing = withBooths(booth('1', 4.2, 4), booth('2', 12, 4))
    const guides = guidesOf(drawing, new Set([1]))
    const box = { left: 12, right: 15, top: 4, bottom: 7 }
    expect(snapMove(box, { x: -4.7, y: 0 }, { grid: 0.5, guides, reach: 0.3 })).toEqual({ x: -4.8, y: 0 })
    expect(snapMove(box, { x: -11, y: 0 }, { grid: 0.5, guides, reach: 0.3 })).toEqual({ x: -10.8, y: 0 })
  })
})

describe('numbers', () => {
  const field = () => withBooths(booth('a', 6, 8), booth('b', 0, 0), booth('c', 6, 0.4), booth('d', 0, 8))
  const keys = ['booth:0', 'booth:1', 'booth:2', 'booth:3'] as const
  const pattern = { prefix: '3B-', start: 9, digits: 2, direction: 'rows', serpentine: false } as const

  it('run along rows, columns, and back', () => {
    expect(numbers(numberBooths(field(), keys, pattern))).toEqual(['3B-12', '3B-09', '3B-10', '3B-11'])
    expect(numbers(numberBooths(field(), keys, { ...pattern, serpentine: true }))).toEqual([
      '3B-11',
      '3B-09',
      '3B-10',
      '3B-12',
    ])
    expect(numbers(numberBooths(field(), keys, { ...pattern, direction: 'columns' }))).toEqual([
      '3B-12',
      '3B-09',
      '3B-11',
      '3B-10',
    ])
  })

  it('of booths that are not named stay', () => {
    expect(numbers(numberBooths(field(), ['booth:1'], pattern))).toEqual(['a', '3B-09', 'c', 'd'])
  })

  it('of new booths follow the last one, past those that are taken', () => {
    expect(nextNumber(new Set(['1A-09', '1A-10']), '1A-09')).toBe('1A-11')
    const added = addBooths(withBooths(booth('1A-09', 0, 0)), [
      { points: rectangle({ x: 9, y: 0 }, { x: 12, y: 3 }) },
      { points: rectangle({ x: 12, y: 0 }, { x: 15, y: 3 }), number: '1A-09' },
    ])
    expect(numbers(added)).toEqual(['1A-09', '1A-10', '1A-11'])
  })
})

it('a row repeats what is selected, with its gap', () => {
  const row = repeatParts(withBooths(booth('A-01', 0, 0)), ['booth:0'], { count: 3, gap: 1, direction: 'right' })
  expect(boxes(row.drawing).map(({ left }) => left)).toEqual([0, 4, 8, 12])
  expect(numbers(row.drawing)).toEqual(['A-01', 'A-02', 'A-03', 'A-04'])
  expect(row.keys).toHaveLength(4)
})

it('copies have numbers and ids of their own', () => {
  const start: PlanDrawing = {
    ...withBooths(booth('1', 0, 0)),
    landmarks: [{ id: 'stage-1', kind: 'stage', x: 1, y: 1, name: { zh: '台', en: 'Stage' } }],
  }
  const { drawing } = copyParts(start, allParts(start), { x: 1, y: 1 })
  expect(drawing.landmarks).toMatchObject([{ id: 'stage-1' }, { id: 'stage-2', x: 2, y: 2, name: { zh: '台' } }])
  expect(new Set(numbers(drawing)).size).toBe(2)
})

it('what is deleted is gone, with the nodes that no aisle needs', () => {
  const crossing = addAisle(withBooths(booth('1', 0, 0), booth('2', 5, 0)), [
    { x: 10, y: 20 },
    { x: 10, y: 28 },
  ])
  const rest = removeParts(crossing, ['booth:0', `edge:${crossing.aisles.edges.length - 1}`])
  expect(numbers(rest)).toEqual(['2'])
  expect(rest.aisles.nodes.some(({ y }) => y === 28)).toBe(false)
  expect(rest.aisles.nodes).toHaveLength(3)
})

it('finds what is meant at a place, and what lies in a frame', () => {
  const drawing = withBooths(booth('1', 0, 0), booth('2', 5, 0))
  expect(partAt(drawing, { x: 6, y: 1 }, 0.2)).toBe('booth:1')
  expect(partAt(drawing, { x: 9, y: 20.1 }, 0.2)).toBe('edge:0')
  expect(partAt(drawing, { x: 15, y: 12 }, 0.2)).toBeUndefined()
  expect(partsWithin(drawing, { left: -1, top: -1, right: 8, bottom: 4 })).toEqual(['booth:0', 'booth:1'])
  expect(partsWithin(drawing, { left: -1, top: -1, right: 6, bottom: 4 })).toEqual(['booth:0'])
})

it('undoes and does again at least a hundred steps, and a new step ends what was undone', () => {
  let history = beginHistory(empty)
  for (let n = 1; n <= STEPS_MAX + 20; n++) history = step(history, { ...empty, width: n })
  for (let n = 0; n < 150; n++) history = undo(history)
  expect(history.now.width).toBe(STEPS_MAX + 20 - 150)
  expect(redo(history).now.width).toBe(STEPS_MAX + 20 - 149)
  expect(redo(step(history, empty)).now).toBe(empty)
  expect(step(history, history.now)).toEqual(history)
})

it('says what visitors will see otherwise', () => {
  const before = withBooths(booth('1', 0, 0), booth('2', 5, 0))
  const after = { ...withBooths(booth('2', 6, 0), booth('3', 10, 0)), walls: [[{ x: 1, y: 1 }]] }
  expect(compareDrawings(before, after)).toEqual({ added: ['3'], removed: ['1'], changed: ['2'], surroundings: true })
  expect(compareDrawings(before, before)).toMatchObject({ added: [], surroundings: false })
})

describe('utilities', () => {
  const keys = ['booth:0', 'booth:1'] as const
  const start = withBooths({ ...booth('1', 1, 1), utilities: ['network'] }, booth('2', 5, 1), booth('3', 9, 1))

  it('are given to the named booths alone, in the order of the list, and taken from them again', () => {
    const supplied = setUtility(start, keys, 'power', true)
    expect(supplied.booths.map(({ utilities }) => utilities)).toEqual([['power', 'network'], ['power'], undefined])
    expect(countUtility(supplied, keys, 'power')).toBe(2)
    expect(setUtility(supplied, keys, 'power', false)).toEqual(start)
    expect(Object.keys(setUtility(supplied, keys, 'power', false).booths[1] ?? {})).not.toContain('utilities')
  })

  it('that the booths have are no step', () => {
    expect(setUtility(start, ['booth:0'], 'network', true)).toBe(start)
    expect(setUtility(start, keys, 'water', false)).toBe(start)
    expect(setUtility(start, keys, 'network', true)).not.toBe(start)
  })

  it('are copied with their booth', () => {
    const { drawing } = copyParts(start, ['booth:0'], { x: 0, y: 5 })
    expect(drawing.booths[3]).toMatchObject({ number: '04', utilities: ['network'] })
    expect(copyParts(start, ['booth:1'], { x: 0, y: 5 }).drawing.booths[3]).not.toHaveProperty('utilities')
  })
})
