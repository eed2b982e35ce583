import { describe, expect, it } from 'vitest'
import type { Place } from '../walk/plan'
import { ceilingPlane, floorPlane, hungPlane, wallPlane, type Plane } from './planes'
import { depthOf, isBehind, project } from './project'

const size = { width: 1_900, depth: 3_000 }
const FOCAL = 750
const sides = ['left', 'right', 'end', 'entrance'] as const
const planes: Plane[] = [
  ...sides.map((side) => wallPlane(side, size)),
  ...sides.map((side) => wallPlane(side, size, true)),
  floorPlane(size),
  ceilingPlane(size),
  hungPlane([200, -500, 300], 280, 80),
]
const places: Place[] = [0, 37, 90, 180, 275].flatMap((angle) => [
  { x: 0, z: 1_070, angle },
  { x: -760, z: -1_300, angle },
])

/** Where the transform brings a point of an element: x, y, z and the divisor of all three. */
function bring(transform: string, u: number, v: number): number[] {
  const matrix = transform.slice('matrix3d('.length, -1).split(', ').map(Number)
  return [0, 1, 2, 3].map((row) => (matrix[row] ?? 0) * u + (matrix[4 + row] ?? 0) * v + (matrix[12 + row] ?? 0))
}

describe('a plane', () => {
  it('has no depth wherever one stands: nothing is left that an engine could sort or intersect', () => {
    for (const plane of planes)
      for (const place of places)
        for (const [u, v] of [
          [0, 0],
          [plane.width, plane.height],
        ] as const)
          expect(bring(project(plane, place, FOCAL), u, v)[2]).toBe(0)
  })

  it('has a transform that can be inverted, as taps need it', () => {
    const matrix = new DOMMatrix(project(wallPlane('end', size), { x: 0, z: 0, angle: 0 }, FOCAL))
    expect([matrix.m13, matrix.m23, matrix.m33, matrix.m43]).toEqual([0, 0, 1, 0])
  })

  it('is seen in perspective', () => {
    const end = project(wallPlane('end', size), { x: 0, z: 0, angle: 0 }, FOCAL)
    // The end wall is twice as far as the screen, so half as large.
    const [x = 0, y = 0, , w = 1] = bring(end, 0, 0)
    expect([x / w, y / w]).toEqual([-475, -280])
    // To the right of who looks straight ahead, and straight ahead of who looks right.
    const right = wallPlane('right', size)
    const [ahead = 0, , , far = 1] = bring(project(right, { x: 0, z: 0, angle: 90 }, FOCAL), right.width / 2, 0)
    expect(ahead / far).toBeCloseTo(0)
  })

  it('is behind where no corner is ahead', () => {
    const ahead: Place = { x: 0, z: 1_000, angle: 0 }
    expect(isBehind(wallPlane('entrance', size), ahead)).toBe(true)
    expect(isBehind(wallPlane('left', size), ahead)).toBe(false)
    expect(isBehind(wallPlane('end', size), { ...ahead, angle: 180 })).toBe(true)
  })

  it('is as far as its middle', () => {
    expect(depthOf(wallPlane('end', size), { x: 0, z: 500, angle: 0 })).toBe(2_000)
  })
})

describe('a room', () => {
  const cornersOf = ({ corner, across, down, width, height }: Plane) =>
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ].map(([u = 0, v = 0]) => corner.map((at, axis) => at + (across[axis] ?? 0) * u + (down[axis] ?? 0) * v).join(' '))

  it('is closed: walls share their corners with each other, the ceiling and the floor', () => {
    const walls = sides.flatMap((side) => cornersOf(wallPlane(side, size)))
    const level = [...cornersOf(floorPlane(size)), ...cornersOf(ceilingPlane(size))]
    for (const corner of level) expect(walls.filter((other) => other === corner)).toHaveLength(2)
  })

  it('stands on its head below the floor', () => {
    const floor = cornersOf(floorPlane(size))
    const mirrored = sides.flatMap((side) => cornersOf(wallPlane(side, size, true)))
    for (const corner of floor) expect(mirrored).toContain(corner)
  })
})
