import type { FloorPlan } from '#contract/fair/floor-plan/schemas.ts'

/** What a place is called that names no stage, only that it is one. */
const aStage = /舞台|讲台|\bstage\b/i

/** Whether a text has a name in it, in upper or lower case; "Stage 12" does not name "Stage 1". */
function names(text: string, name: string): boolean {
  const literal = name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  return name !== '' && new RegExp(`(^|[^a-z0-9])${literal}($|[^a-z0-9])`, 'i').test(text)
}

/**
 * The id of the stage at which an event of a hall is: the one with the longest name that the event's place has in it, else the only
 * one, where the place is empty or says no more than that it is a stage. Undefined for every other place: a hall has rooms that
 * its plan does not show.
 */
export function findStage({ landmarks }: Pick<FloorPlan, 'landmarks'>, place: string): string | undefined {
  const stages = landmarks.filter(({ kind }) => kind === 'stage')
  const [named] = stages
    .filter(({ name }) => names(place, name.trim()))
    .toSorted((a, b) => b.name.length - a.name.length)
  const only = stages.length === 1 && (place.trim() === '' || aStage.test(place)) ? stages[0] : undefined
  return (named ?? only)?.id
}
