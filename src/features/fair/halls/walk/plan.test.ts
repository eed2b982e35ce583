import { describe, expect, it } from 'vitest'
import { doorSpots, facing, planCorridor, planRoom, standBefore, type Plan, type Side } from './plan'

const PICTURE = 352
const DOOR = 360

/** The stretches of a wall that things on it take up, in order. */
function stretches({ spots }: Plan, side: Side, width: number): { from: number; to: number }[] {
  return spots
    .filter((spot) => spot.side === side)
    .map(({ along }) => ({ from: along - width / 2, to: along + width / 2 }))
    .toSorted((a, b) => a.from - b.from)
}

describe('a room', () => {
  it.each([1, 2, 3, 4, 5, 8, 9, 12, 15])('for %i pictures hangs every one on a wall, none over another', (count) => {
    const plan = planRoom(count, true)
    expect(plan.spots).toHaveLength(count)
    for (const side of ['left', 'end', 'right'] as const) {
      const taken = stretches(plan, side, PICTURE)
      const reach = (side === 'end' ? plan.size.width : plan.size.depth) / 2
      expect(taken.every(({ from, to }) => from > -reach && to < reach)).toBe(true)
      expect(taken.every(({ from }, i) => i === 0 || from > (taken[i - 1]?.to ?? 0))).toBe(true)
    }
  })

  it.each([1, 2, 6, 12])('for %i pictures leaves its doors free', (count) => {
    const plan = planRoom(count, true)
    const { next, previous } = doorSpots(plan.size)
    for (const { side, along } of [next, previous]) {
      const hidden = stretches(plan, side, PICTURE).some(
        ({ from, to }) => to > along - DOOR / 2 && from < along + DOOR / 2,
      )
      expect(hidden).toBe(false)
    }
  })

  it('leads round: up the left wall, along the end, back down the right', () => {
    const { size, spots } = planRoom(12, false)
    expect(spots.map(({ side }) => side)).toEqual([
      ...Array<Side>(5).fill('left'),
      ...Array<Side>(2).fill('end'),
      ...Array<Side>(5).fill('right'),
    ])
    const depths = spots.map((spot) => standBefore(spot, size, 0).z)
    expect(depths.slice(0, 5)).toEqual(depths.slice(0, 5).toSorted((a, b) => b - a))
    expect(depths.slice(7)).toEqual(depths.slice(7).toSorted((a, b) => a - b))
  })

  it('has an end wall for the lettering alone when there is little to show', () => {
    expect(planRoom(3, false).spots.map(({ side }) => side)).toEqual(['left', 'left', 'right'])
  })
})

describe('the corridor', () => {
  it('has doors left and right in turn, ever deeper', () => {
    const { size, spots } = planCorridor(8)
    expect(spots.map(({ side }) => side).slice(0, 3)).toEqual(['left', 'right', 'left'])
    const depths = spots.map((spot) => standBefore(spot, size, 0).z)
    expect(depths[0]).toBe(depths[1])
    expect(depths[2]).toBeLessThan(depths[1] ?? 0)
    expect(Math.min(...depths)).toBeGreaterThan(-size.depth / 2 + DOOR / 2)
  })
})

describe('a visitor', () => {
  const size = { width: 2_000, depth: 3_000 }

  it('stands before a picture, facing it', () => {
    expect(standBefore({ side: 'left', along: 400 }, size, 700)).toEqual({ x: -300, z: -400, angle: -90 })
    expect(standBefore({ side: 'right', along: 400 }, size, 700)).toEqual({ x: 300, z: 400, angle: 90 })
    expect(standBefore({ side: 'end', along: 400 }, size, 700)).toEqual({ x: 400, z: -800, angle: 0 })
    expect(standBefore({ side: 'entrance', along: 400 }, size, 700)).toEqual({ x: -400, z: 800, angle: 180 })
  })

  it('turns to it from where it is', () => {
    const at = { x: 0, z: 0, angle: 20 }
    expect(facing(at, { side: 'left', along: 0 }, size)).toEqual({ x: 0, z: 0, angle: -90 })
    expect(facing(at, { side: 'right', along: -1_000 }, size).angle).toBeCloseTo(45)
    expect(facing(at, { side: 'end', along: 0 }, size).angle).toBeCloseTo(0)
  })
})
