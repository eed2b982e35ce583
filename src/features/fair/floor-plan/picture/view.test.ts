import { expect, it } from 'vitest'
import { centre, fit, limit, pan, toPlan, zoom } from './view'

const plan = { width: 60, height: 40 }
const window = { width: 640, height: 640 }

it('the whole plan fits into the window, in its middle', () => {
  const view = fit(plan, window)
  expect(view.scale).toBe(10)
  expect(toPlan(view, { x: 320, y: 320 })).toEqual({ x: 30, y: 20 })
})

it('what is under the pointer stays there while one zooms', () => {
  const before = fit(plan, window)
  const at = { x: 200, y: 300 }
  const after = zoom(before, 2, at, { plan, window })
  expect(after.scale).toBe(20)
  expect(toPlan(after, at).x).toBeCloseTo(toPlan(before, at).x)
  expect(toPlan(after, at).y).toBeCloseTo(toPlan(before, at).y)
})

it('one neither zooms without end nor loses the plan', () => {
  const view = fit(plan, window)
  expect(zoom(view, 1_000, { x: 0, y: 0 }, { plan, window }).scale).toBe(80)
  expect(zoom(view, 0.001, { x: 0, y: 0 }, { plan, window }).scale).toBeCloseTo(8)
  const away = limit(pan(view, { x: 10_000, y: -10_000 }), plan, window)
  expect(away.x).toBe(560)
  expect(away.y).toBe(80 - 400)
})

it('a booth comes into the middle', () => {
  expect(toPlan(centre({ x: 12, y: 7 }, 30, window), { x: 320, y: 320 })).toEqual({ x: 12, y: 7 })
})
