import { expect, it } from 'vitest'
import { checkPlan } from '../check/check-plan'
import { largePlan, largeStops } from '#tests/setup/plans/large-plan.ts'
import { planRoute } from './plan-route'

/** ms: many times what it takes, since the machine does other things as well; `npm run bench -- map` measures. */
const ROUTE_MS = 500
const CHECK_MS = 10_000

it('ten stops among two thousand booths are ordered at once', () => {
  const plan = largePlan(2_000)
  expect(plan.booths).toHaveLength(2_000)
  const stops = largeStops(plan, 10)
  planRoute(plan, 'in', stops)
  const start = performance.now()
  const route = planRoute(plan, 'in', stops)
  expect(performance.now() - start).toBeLessThan(ROUTE_MS)
  expect(route?.legs).toHaveLength(10)
})

it('a plan of three thousand booths is checked', () => {
  const plan = largePlan(3_000)
  const start = performance.now()
  expect(
    checkPlan({ ...plan, landmarks: plan.landmarks.map((mark) => ({ ...mark, name: { zh: '', en: '' } })) }),
  ).toEqual([])
  expect(performance.now() - start).toBeLessThan(CHECK_MS)
})
