import { describe, expect, it } from 'vitest'
import { between, WALL_MARGIN, sameTo, stepTo, type Move } from './walk'

const size = { width: 2_000, depth: 3_000 }
const middle = { x: 0, z: 0, angle: 0 }
const step = (by: number): Move => ({ kind: 'step', by })
const turn = (by: number): Move => ({ kind: 'turn', by })

describe('walking', () => {
  it('leads where one looks', () => {
    expect(stepTo(middle, step(100), size)).toEqual({ x: 0, z: -100, angle: 0 })
    const right = stepTo(stepTo(middle, turn(90), size), step(100), size)
    expect(right.x).toBeCloseTo(100)
    expect(right.z).toBeCloseTo(0)
  })

  it('goes backwards too', () => {
    expect(stepTo(middle, step(-100), size).z).toBe(100)
  })

  it.each([0, 37, 90, 135, 180, 251, 300, 725])('at %i° ends before a wall', (angle) => {
    const { x, z } = stepTo({ ...middle, angle }, step(99_999), size)
    expect(Math.abs(x)).toBeLessThanOrEqual(size.width / 2 - WALL_MARGIN)
    expect(Math.abs(z)).toBeLessThanOrEqual(size.depth / 2 - WALL_MARGIN)
  })

  it('slides along a wall that is met at an angle', () => {
    const atWall = { x: size.width / 2 - WALL_MARGIN, z: 0, angle: 45 }
    const next = stepTo(atWall, step(100), size)
    expect(next.x).toBe(atWall.x)
    expect(next.z).toBeLessThan(-50)
  })

  it('stays in the middle of a room too small to walk in', () => {
    expect(stepTo({ x: 50, z: 50, angle: 0 }, step(10), { width: 200, depth: 200 })).toMatchObject({ x: 0, z: 0 })
  })

  it('goes to a place the short way round', () => {
    const to = { x: 0, z: 0, angle: -90 }
    expect(stepTo({ ...middle, angle: 350 }, { kind: 'go', to }, size).angle).toBe(270)
    expect(stepTo({ ...middle, angle: 0 }, { kind: 'go', to }, size).angle).toBe(-90)
    expect(stepTo({ ...middle, angle: -700 }, { kind: 'go', to }, size).angle).toBe(-810)
  })

  it('does not go to a place in a wall', () => {
    const to = { x: 5_000, z: -5_000, angle: 0 }
    expect(stepTo(middle, { kind: 'go', to }, size)).toMatchObject({ x: 810, z: -1_310 })
  })
})

describe('the way between', () => {
  it('is at its ends when it should be', () => {
    const to = { x: 10, z: -20, angle: 90 }
    expect(between(middle, to, 0)).toEqual(middle)
    expect(between(middle, to, 1)).toEqual(to)
    expect(between(middle, to, 0.5)).toEqual({ x: 5, z: -10, angle: 45 })
  })

  it('knows when one is there', () => {
    expect(sameTo(middle, { x: 0.2, z: -0.2, angle: 0.01 })).toBe(true)
    expect(sameTo(middle, { x: 0.2, z: -1, angle: 0 })).toBe(false)
  })
})
