import { describe, expect, it } from 'vitest'
import { checkPlan } from '#contract/fair/floor-plan/check/check-plan.ts'
import { buildPlan } from '#contract/fair/floor-plan/layout/build-plan.ts'
import { LENGTH_MAX } from '#contract/fair/floor-plan/limits.ts'
import { addCorner, canLoseCorner, cornersOf, moveCorner, removeCorner, sidesWithin } from './corners'
import { addDoor, findDoor, placeDoor, removeDoor, setDoor } from './doors'

const built = buildPlan({
  width: 30,
  height: 20,
  blocks: [{ prefix: 'A-', at: [4, 6], count: 2, booth: [3, 3], direction: 'across', faces: 'first' }],
  aisles: [[2, 4, 28, 4]],
  landmarks: [{ id: 'in', kind: 'entrance', at: [2, 1] }],
})
const plan = {
  ...built,
  walls: [
    [
      { x: 1, y: 1 },
      { x: 5, y: 1 },
      { x: 5, y: 3 },
    ],
  ],
}
const booth = { kind: 'booth', index: 0 } as const
const wall = { kind: 'wall', index: 0 } as const
const doorAt = (drawing: typeof plan, index = 0) => drawing.booths[index]?.door

describe('a corner', () => {
  it('is moved to the centimetre, and nothing else is', () => {
    const moved = moveCorner(plan, booth, 2, { x: 7.501, y: 9.996 })
    expect(cornersOf(moved, booth)).toEqual([
      { x: 4, y: 6 },
      { x: 7, y: 6 },
      { x: 7.5, y: 10 },
      { x: 4, y: 9 },
    ])
    expect(moved.booths[1]).toBe(plan.booths[1])
    expect(moved.walls).toBe(plan.walls)
    expect(cornersOf(moveCorner(plan, wall, 1, { x: 6, y: 1 }), wall)[1]).toEqual({ x: 6, y: 1 })
  })

  it('that is not there or stays where it is changes nothing: no step that could be undone', () => {
    expect(moveCorner(plan, booth, 9, { x: 1, y: 1 })).toBe(plan)
    expect(moveCorner(plan, booth, 0, { x: 4.001, y: 6 })).toBe(plan)
    expect(moveCorner(plan, { kind: 'booth', index: 99 }, 0, { x: 1, y: 1 })).toBe(plan)
  })

  it('stays within what the server takes', () => {
    expect(cornersOf(moveCorner(plan, booth, 0, { x: -1e9, y: 1e9 }), booth)[0]).toEqual({
      x: -LENGTH_MAX,
      y: LENGTH_MAX,
    })
  })

  it('is added in the middle of a side, also of the one that closes a booth, and of no side that would close a wall', () => {
    expect(cornersOf(addCorner(plan, booth, 0), booth)[1]).toEqual({ x: 5.5, y: 6 })
    expect(cornersOf(addCorner(plan, booth, 3), booth).at(-1)).toEqual({ x: 4, y: 7.5 })
    expect(sidesWithin(plan, wall)).toHaveLength(2)
    expect(addCorner(plan, wall, 2)).toBe(plan)
  })

  it('is removed until a booth has three and a wall two', () => {
    const three = removeCorner(plan, booth, 1)
    expect(cornersOf(three, booth)).toHaveLength(3)
    expect(canLoseCorner(three, booth)).toBe(false)
    expect(removeCorner(three, booth, 0)).toBe(three)
    const two = removeCorner(plan, wall, 1)
    expect(removeCorner(two, wall, 0)).toBe(two)
  })

  it('that makes a booth cross itself is among the problems of the plan', () => {
    const crossed = moveCorner(plan, booth, 0, { x: 7.5, y: 8 })
    expect(checkPlan(plan)).toEqual([])
    expect(checkPlan(crossed).map(({ problem }) => problem)).toContain('boothCrossesItself')
  })
})

describe('a door', () => {
  it('stays at its part of its side when a corner is moved, and on the nearest side when one is removed', () => {
    expect(doorAt(plan)).toEqual({ x: 5.5, y: 6 })
    expect(doorAt(moveCorner(plan, booth, 1, { x: 8, y: 4 }))).toEqual({ x: 6, y: 5 })
    const inMiddle = addCorner(plan, booth, 0)
    expect(doorAt(inMiddle)).toEqual({ x: 5.5, y: 6 })
    const cut = removeCorner(plan, booth, 0)
    const door = doorAt(cut)
    expect(door && findDoor(cut, 0)).toBeTruthy()
    expect(cut.booths[0]?.points).toHaveLength(3)
  })

  it('is added at the side that is nearest to an aisle, moved along it or to another one, and removed', () => {
    const without = removeDoor(plan, 0)
    expect(doorAt(without)).toBeNull()
    expect(findDoor(without, 0)).toBeUndefined()
    expect(removeDoor(without, 0)).toBe(without)
    const added = addDoor(without, 0)
    expect(findDoor(added, 0)).toEqual({ side: 0, metres: 1.5, length: 3 })
    expect(doorAt(setDoor(added, 0, 0, 99))).toEqual({ x: 7, y: 6 })
    expect(doorAt(setDoor(added, 0, 0, -1))).toEqual({ x: 4, y: 6 })
    expect(doorAt(setDoor(added, 0, 2, 1))).toEqual({ x: 6, y: 9 })
    expect(setDoor(added, 0, 0, 1.5)).toBe(added)
    expect(setDoor(added, 0, 9, 1)).toBe(added)
    expect(doorAt(placeDoor(added, 0, { x: 20, y: 7 }))).toEqual({ x: 7, y: 7 })
  })
})
