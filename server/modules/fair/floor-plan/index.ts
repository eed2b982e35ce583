import * as contract from '#contract/fair/floor-plan/endpoints.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Route, serve, serveBytes } from '#server/platform/http/serve.ts'
import { createPlan, discardPlan, getManagedPlan, publishPlan, removePlan, savePlan } from './editing/edit-plans'
import { hasPlan, listManagedPlans } from './editing/editing.queries'
import { findVersion, listVersions } from './editing/versions.queries'
import { findFloorPlan, hasHall, listFloorPlans } from './floor-plan.queries'
import { serveVisitCalendar } from './visit/visit-calendar'

export { personalDataOfFloorPlans } from './personal-data.queries'
export { lockAllPlans, lockPlans } from './editing/editing.queries'

export const floorPlans: Route[] = [
  serve(contract.listFloorPlans, ({ db, language }) => listFloorPlans(db, language)),
  serve(contract.getFloorPlan, async ({ db, language, input }) => {
    const plan = await findFloorPlan(db, language, input)
    if (plan) return plan
    throw fail((await hasHall(db, input.hallId)) ? 'FloorPlanNotFound' : 'HallNotFound')
  }),
  serveBytes(contract.getVisitCalendar, serveVisitCalendar),
  serve(contract.listManagedPlans, ({ db, language }) => listManagedPlans(db, language)),
  serve(contract.getManagedPlan, getManagedPlan),
  serve(contract.createPlan, createPlan),
  serve(contract.savePlan, savePlan),
  serve(contract.publishPlan, publishPlan),
  serve(contract.discardPlan, discardPlan),
  serve(contract.removePlan, removePlan),
  serve(contract.listPlanVersions, async ({ db, input, language }) => {
    if (!(await hasPlan(db, input))) throw fail('FloorPlanNotFound')
    return listVersions(db, input, language)
  }),
  serve(contract.getPlanVersion, async ({ db, input }) => {
    const drawing = await findVersion(db, input)
    if (!drawing) throw fail('FloorPlanVersionNotFound')
    return { drawing }
  }),
]
