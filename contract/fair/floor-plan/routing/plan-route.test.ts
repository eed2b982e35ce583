import { expect, it } from 'vitest'
import { buildPlan } from '../layout/build-plan'
import { nearestEntrance, planRoute } from './plan-route'
import { describeLeg } from './directions'
import { EXACT_STOPS, orderVisit } from './visit-order'

/** Two aisles joined at both sides; the right one has steps. */
const drawing = buildPlan({
  width: 40,
  height: 30,
  blocks: [
    { prefix: 'A-', at: [5, 6], count: 10, booth: [3, 3], direction: 'across', faces: 'both' },
    { prefix: 'B-', at: [5, 16], count: 10, booth: [3, 3], direction: 'across', faces: 'both' },
  ],
  aisles: [
    [3, 4, 37, 4],
    [3, 14, 37, 14],
    [3, 24, 37, 24],
    [3, 4, 3, 24],
    [37, 4, 37, 24, 'steps'],
  ],
  landmarks: [
    { id: 'north', kind: 'entrance', at: [3, 1] },
    { id: 'south', kind: 'entrance', at: [37, 28] },
    { id: 'stage', kind: 'stage', at: [20, 4] },
  ],
})
const plan = { ...drawing, landmarks: drawing.landmarks.map((mark) => ({ ...mark, name: '' })) }

it('the way to a booth is the shortest along the aisles, from door to door', () => {
  const route = planRoute(plan, 'north', ['A-01'])
  // 3 m in, 3.5 m along, 2 m to the door at (6.5, 6).
  expect(route?.metres).toBeCloseTo(3 + 3.5 + 2)
  expect(route?.minutes).toBe(1)
  expect(route?.legs[0]?.points.at(-1)).toEqual({ x: 6.5, y: 6 })
})

it('between booths back to back one goes round the end of their row, on the side that is nearer', () => {
  // A-10 faces upwards at the right end, A-11 is behind it.
  expect(planRoute(plan, 'A-10', ['A-11'])?.metres).toBeCloseTo(2 + 3.5 + 10 + 3.5 + 2)
})

it('step-free, the way leads round the steps, or nowhere', () => {
  const around = planRoute(plan, 'A-10', ['A-11'], { stepFree: true })
  expect(around?.metres).toBeCloseTo(2 + 30.5 + 10 + 30.5 + 2)
  const cut = {
    ...plan,
    aisles: { ...plan.aisles, edges: plan.aisles.edges.map((one) => ({ ...one, stepFree: false })) },
  }
  expect(planRoute(cut, 'north', ['A-01'], { stepFree: true })?.unreached).toEqual(['A-01'])
})

it('what the plan does not have is left out, and an unknown start has no route', () => {
  expect(planRoute(plan, 'north', ['Z-99', 'A-02', 'A-02'])?.legs).toHaveLength(1)
  expect(planRoute(plan, 'nowhere', ['A-02'])).toBeUndefined()
  expect(planRoute(plan, 'A-02', ['A-02'])).toMatchObject({ legs: [], metres: 0 })
})

it('stops are visited in the shortest order', () => {
  const route = planRoute(plan, 'north', ['A-09', 'A-02', 'A-06'])
  expect(route?.legs.map(({ to }) => to)).toEqual(['A-02', 'A-06', 'A-09'])
})

it('stops with a time keep their order, the others are taken on the way', () => {
  const stopsOf = (timed: string[]) =>
    planRoute(plan, 'north', ['A-09', 'A-02', 'A-06'], { timed })?.legs.map(({ to }) => to)
  expect(stopsOf(['A-09', 'A-02'])).toEqual(['A-06', 'A-09', 'A-02'])
  expect(stopsOf(['A-09'])).toEqual(['A-02', 'A-06', 'A-09'])
  expect(stopsOf(['Z-99', 'A-06', 'A-02'])).toEqual(['A-06', 'A-09', 'A-02'])
})

it.each([6, EXACT_STOPS, EXACT_STOPS + 8])('of %i stops in any places those with a time keep their order', (count) => {
  const places = Array.from({ length: count + 1 }, (_, index) => ({ x: (index * 37) % 23, y: (index * 53) % 29 }))
  const metres = (a: number, b: number) => {
    const [from = { x: 0, y: 0 }, to = { x: 0, y: 0 }] = [places[a], places[b]]
    return Math.hypot(from.x - to.x, from.y - to.y)
  }
  const fixed = [5, 2, 4]
  const order = orderVisit(count, metres, fixed)
  expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
  expect(order.filter((stop) => fixed.includes(stop))).toEqual(fixed)
})

it('each booth has the entrance that is nearest on foot', () => {
  expect(nearestEntrance(plan, 'A-01')).toBe('north')
  expect(nearestEntrance(plan, 'B-11')).toBe('south')
  // From the south one comes by the steps.
  expect(nearestEntrance(plan, 'A-10')).toBe('south')
  expect(nearestEntrance(plan, 'A-10', { stepFree: true })).toBe('north')
})

it('directions say where to turn, how far, and what is passed', () => {
  const [leg] = planRoute(plan, 'A-10', ['A-11'])?.legs ?? []
  if (!leg) throw new Error('no leg')
  const steps = describeLeg(plan, leg, new Set(['A-09']))
  expect(steps.map(({ turn }) => turn)).toEqual(['right', 'right', 'right'])
  expect(steps.reduce((sum, { metres }) => sum + metres, 0)).toBeCloseTo(leg.metres)
  const [past] = planRoute(plan, 'north', ['A-09'])?.legs ?? []
  if (!past) throw new Error('no leg')
  expect(describeLeg(plan, past, new Set(['A-02'])).flatMap(({ passes }) => passes)).toEqual(['A-02', 'stage'])
})

/** By trying all. */
function shortest(count: number, metres: (a: number, b: number) => number): number {
  const walk = (at: number, left: number[]): number =>
    left.length === 0
      ? 0
      : Math.min(
          ...left.map(
            (next) =>
              metres(at, next) +
              walk(
                next,
                left.filter((one) => one !== next),
              ),
          ),
        )
  return walk(
    0,
    Array.from({ length: count }, (_, index) => index + 1),
  )
}

/** Places that look scattered and are the same each time. */
const scattered = (count: number, seed: number) =>
  Array.from({ length: count }, (_, i) => ({ x: (i * 37 * seed) % 101, y: (i * 53 * (seed + 1)) % 97 }))

it.each([1, 2, 3, 4, 5])('the order of up to ten stops is exact (%i)', (seed) => {
  const places = scattered(8, seed)
  const metres = (a: number, b: number) =>
    Math.hypot((places[a]?.x ?? 0) - (places[b]?.x ?? 0), (places[a]?.y ?? 0) - (places[b]?.y ?? 0))
  const order = orderVisit(7, metres)
  const length = [0, ...order].reduce(
    (sum, at, index, all) => sum + (index > 0 ? metres(all[index - 1] ?? 0, at) : 0),
    0,
  )
  expect(order.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(length).toBeCloseTo(shortest(7, metres))
})

it('above ten stops each is visited once, on a way without crossings', () => {
  const metres = (a: number, b: number) => Math.abs(a - b)
  const shuffled = (a: number, b: number) => metres((a * 7) % 17, (b * 7) % 17)
  expect(EXACT_STOPS).toBeLessThan(16)
  const order = orderVisit(16, shuffled)
  expect(new Set(order).size).toBe(16)
  expect(order.map((stop) => (stop * 7) % 17)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1))
})
