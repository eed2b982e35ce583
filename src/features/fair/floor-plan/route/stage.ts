import type { FloorPlan } from '#contract/fair/floor-plan/schemas.ts'

/**
 * The id of the stage at which an event of a hall is: the one that its place names, else the only one. Undefined where the plan
 * has none, or several of which none is named.
 */
export function findStage({ landmarks }: Pick<FloorPlan, 'landmarks'>, place: string): string | undefined {
  const stages = landmarks.filter(({ kind }) => kind === 'stage')
  const named = stages.find(({ name }) => name !== '' && place.includes(name))
  return (named ?? (stages.length === 1 ? stages[0] : undefined))?.id
}
