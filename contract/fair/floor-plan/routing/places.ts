import { doorOf, edgeEnds } from '../geometry/doors'
import { startKinds } from '../rules'
import type { FloorPlan, PlanBooth, PlanLandmark, Point } from '../schemas'

/** What of a plan a walk depends on. */
export type WalkedPlan = Pick<FloorPlan, 'aisles'> & {
  booths: readonly Pick<PlanBooth, 'number' | 'points' | 'door'>[]
  landmarks: readonly Pick<PlanLandmark, 'id' | 'kind' | 'x' | 'y'>[]
}

/** Where a booth is entered or a landmark is; undefined: the plan has neither. */
export function placeOf(plan: WalkedPlan, name: string): Point | undefined {
  const booth = plan.booths.find(({ number }) => number === name)
  if (booth) return doorOf(booth, edgeEnds(plan.aisles))
  const landmark = plan.landmarks.find(({ id }) => id === name)
  return landmark && { x: landmark.x, y: landmark.y }
}

/** Where a walk begins by default: the main entrance. */
export function findStart({ landmarks }: WalkedPlan): string | undefined {
  for (const startKind of startKinds) {
    const found = landmarks.find(({ kind }) => kind === startKind)
    if (found) return found.id
  }
  return undefined
}
