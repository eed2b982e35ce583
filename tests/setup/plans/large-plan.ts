import { buildPlan, type BlockLayout } from '#contract/fair/floor-plan/layout/build-plan.ts'
import type { WalkedPlan } from '#contract/fair/floor-plan/routing/places.ts'
import type { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'

const COLUMNS = 5
const ROW = 20

/** A plan with this many booths, a multiple of 40, for tests and measurements: rows of 20 back to back. */
export function largePlan(booths: number): Omit<PlanDrawing, 'landmarks'> & Pick<WalkedPlan, 'landmarks'> {
  const blocks = booths / (2 * ROW)
  const rows = Math.ceil(blocks / COLUMNS)
  const [width, height] = [COLUMNS * 66 + 6, rows * 10 + 6]
  const layout: BlockLayout[] = Array.from({ length: blocks }, (_, index) => ({
    prefix: `${index + 1}-`,
    at: [6 + (index % COLUMNS) * 66, 5 + Math.floor(index / COLUMNS) * 10],
    count: ROW,
    booth: [3, 3],
    direction: 'across',
    faces: 'both',
  }))
  const across = Array.from({ length: rows + 1 }, (_, row) => [3, 3 + row * 10, width - 3, 3 + row * 10] as const)
  const down = Array.from({ length: COLUMNS + 1 }, (_, column) => {
    const x = Math.min(3 + column * 66, width - 3)
    return [x, 3, x, 3 + rows * 10] as const
  })
  return buildPlan({
    width,
    height,
    blocks: layout,
    aisles: [...across, ...down],
    landmarks: [{ id: 'in', kind: 'entrance', at: [3, 1] }],
  })
}

/** Stops spread over the plan. */
export const largeStops = ({ booths }: Pick<WalkedPlan, 'booths'>, count: number): string[] =>
  Array.from({ length: count }, (_, index) => booths[(index * 677 + 131) % booths.length]?.number ?? '')
