import { checkPlan } from '#contract/fair/floor-plan/check/check-plan.ts'
import { planRoute } from '#contract/fair/floor-plan/routing/plan-route.ts'
import { largePlan, largeStops } from '#tests/setup/plans/large-plan.ts'
import { median } from '../lib/numbers'
import { sized } from '../lib/smoke'
import type { Row } from '../lib/table'

const BOOTHS = 2_000
const STOPS = 10
const ROUTES = sized(40, 2)
const ROUTE_LIMIT_MS = 50
const CHECK_LIMIT_MS = 3_000

function millisecondsOf(run: () => unknown): number {
  const start = performance.now()
  run()
  return performance.now() - start
}

/** Routes and checks of a large floor plan, as browsers and the server compute them. */
export async function benchMap(): Promise<Row[]> {
  const plan = largePlan(BOOTHS)
  const drawing = { ...plan, landmarks: plan.landmarks.map((mark) => ({ ...mark, name: { zh: '', en: '' } })) }
  planRoute(plan, 'in', largeStops(plan, STOPS))
  const times = Array.from({ length: ROUTES }, (_, index) => {
    const stops = largeStops({ booths: plan.booths.slice(index) }, STOPS)
    return millisecondsOf(() => planRoute(plan, 'in', stops))
  })
  const checked = millisecondsOf(() => checkPlan(drawing))
  const route = median(times)
  return [
    {
      what: `ms for a route with ${STOPS} stops among ${BOOTHS} booths, median`,
      measured: `${ROUTES} routes, the slowest ${Math.max(...times).toFixed(1)} ms`,
      value: route,
      limit: ROUTE_LIMIT_MS,
      better: 'less',
    },
    {
      what: `ms for checking a plan of ${BOOTHS} booths`,
      measured: 'once',
      value: checked,
      limit: CHECK_LIMIT_MS,
      better: 'less',
    },
  ]
}
