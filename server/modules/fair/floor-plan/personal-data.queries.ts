import { type PersonalData, trace } from '#server/modules/foundation/personal-data/index.ts'
import { floorPlans, floorPlanVersions } from './floor-plan.schema'

/** Who changed and published floor plans. */
export const personalDataOfFloorPlans: PersonalData[] = [
  ...trace(floorPlans.changedBy),
  ...trace(floorPlanVersions.byAccount),
]
