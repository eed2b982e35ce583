import { endpoint } from '#contract/core/endpoint.ts'
import { PLAN_BODY_BYTES } from '../limits'
import type * as schemas from './schemas'

const byEditors = { method: 'POST', access: 'editContent' } as const

/** Every hall with its levels, those without a plan too. */
export const listManagedPlans = endpoint<typeof schemas.listManagedPlans>({
  ...byEditors,
  path: '/ce-content/mgr/floorPlan/list', // path: ours
  reads: true,
})

export const getManagedPlan = endpoint<typeof schemas.getManagedPlan>({
  ...byEditors,
  path: '/ce-content/mgr/floorPlan/detail', // path: ours
  reads: true,
  errors: ['FloorPlanNotFound'],
})

/** Adds a level: an empty rectangle, or a copy of another level's draft, without its booths: numbers are unique in a hall. */
export const createPlan = endpoint<typeof schemas.createPlan>({
  ...byEditors,
  path: '/ce-content/mgr/floorPlan/create', // path: ours
  errors: ['HallNotFound', 'FloorPlanNotFound', 'FloorPlanExists'],
})

/** Keeps the draft, finished or not; visitors see nothing of it. */
export const savePlan = endpoint<typeof schemas.savePlan>({
  ...byEditors,
  path: '/ce-content/mgr/floorPlan/save', // path: ours
  bodyLimit: PLAN_BODY_BYTES,
  errors: ['FloorPlanNotFound', 'FloorPlanChanged', 'FloorPlanTooLarge', 'FileNotFound'],
})

/** Shows visitors the draft, if nothing is wrong with it. */
export const publishPlan = endpoint<typeof schemas.publishPlan>({
  ...byEditors,
  path: '/ce-content/mgr/floorPlan/publish', // path: ours
  errors: [
    'FloorPlanNotFound',
    'FloorPlanChanged',
    'FloorPlanProblems',
    'FloorPlanNumbersElsewhere',
    'FloorPlanBoothsTaken',
  ],
})

/** Makes the draft again what visitors see. */
export const discardPlan = endpoint<typeof schemas.discardPlan>({
  ...byEditors,
  path: '/ce-content/mgr/floorPlan/discard', // path: ours
  errors: ['FloorPlanNotFound', 'FloorPlanChanged', 'FloorPlanUnpublished'],
})

/** What was published of a level, the latest first. */
export const listPlanVersions = endpoint<typeof schemas.listPlanVersions>({
  ...byEditors,
  path: '/ce-content/mgr/floorPlan/versions', // path: ours
  reads: true,
  errors: ['FloorPlanNotFound'],
})

export const getPlanVersion = endpoint<typeof schemas.getPlanVersion>({
  ...byEditors,
  path: '/ce-content/mgr/floorPlan/version', // path: ours
  reads: true,
  errors: ['FloorPlanVersionNotFound'],
})

/** Removes a level with its draft; not while somebody has a booth that it shows. */
export const removePlan = endpoint<typeof schemas.removePlan>({
  ...byEditors,
  path: '/ce-content/mgr/floorPlan/remove', // path: ours
  errors: ['FloorPlanNotFound', 'FloorPlanChanged', 'FloorPlanBoothsTaken'],
})
