import * as contract from '#contract/fair/floor-plan/endpoints.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { findFloorPlan, hasHall, listFloorPlans } from './floor-plan.queries'

export const floorPlans: Route[] = [
  serve(contract.listFloorPlans, ({ db, language }) => listFloorPlans(db, language)),
  serve(contract.getFloorPlan, async ({ db, language, input }) => {
    const plan = await findFloorPlan(db, language, input)
    if (plan) return plan
    throw fail((await hasHall(db, input.hallId)) ? 'FloorPlanNotFound' : 'HallNotFound')
  }),
]
