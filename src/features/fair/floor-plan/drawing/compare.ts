import type { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'

/** The numbers of the booths that a drawing adds, lacks and shows elsewhere or otherwise than another. */
export function compareDrawings(before: PlanDrawing | null, after: PlanDrawing) {
  const old = new Map(before?.booths.map((booth) => [booth.number, JSON.stringify(booth)]))
  const fresh = new Map(after.booths.map((booth) => [booth.number, JSON.stringify(booth)]))
  const rest = (drawing: PlanDrawing | null) => JSON.stringify({ ...drawing, booths: [], background: undefined })
  return {
    added: [...fresh.keys()].filter((number) => !old.has(number)),
    removed: [...old.keys()].filter((number) => !fresh.has(number)),
    changed: [...fresh]
      .filter(([number, text]) => old.has(number) && old.get(number) !== text)
      .map(([number]) => number),
    /** Outline, walls, aisles or landmarks differ. */
    surroundings: rest(before) !== rest(after),
  }
}

/** Whether visitors see the same of two drawings: the picture below a draft is never published. */
export const looksSame = (one: PlanDrawing | null, other: PlanDrawing): boolean =>
  one === other ||
  (one !== null &&
    JSON.stringify({ ...one, background: undefined }) === JSON.stringify({ ...other, background: undefined }))
