import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

export {
  createPlan,
  discardPlan,
  getManagedPlan,
  getPlanVersion,
  listManagedPlans,
  listPlanVersions,
  publishPlan,
  removePlan,
  savePlan,
} from './editing/endpoints'

export { getVisitCalendar } from './visit/endpoints'

/** The halls that have a published floor plan, in the order of the halls, with the levels of each. */
export const listFloorPlans = endpoint<typeof schemas.listFloorPlans>({
  method: 'GET',
  path: '/ce-exhibition/floorPlan/list', // path: ours
  access: 'public',
  cacheable: true,
})

/** The published plan of one level of a hall, with the exhibitors that visitors see now. */
export const getFloorPlan = endpoint<typeof schemas.getFloorPlan>({
  method: 'GET',
  path: '/ce-exhibition/floorPlan/detail', // path: ours
  access: 'public',
  cacheable: true,
  errors: ['HallNotFound', 'FloorPlanNotFound'],
})
