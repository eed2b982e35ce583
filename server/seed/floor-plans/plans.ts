import { buildPlan, type HallLayout } from '#contract/fair/floor-plan/layout/build-plan.ts'
import type { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import { animation } from './animation'
import { crafts } from './crafts'
import { design } from './design'
import { film } from './film'
import { heritage } from './heritage'
import { overseas } from './overseas'
import { press, pressGallery } from './press'
import { sportsTourism } from './sports-tourism'

const layouts: readonly { hall: string; level: number; layout: HallLayout }[] = [
  { hall: 'design', level: 0, layout: design },
  { hall: 'film', level: 0, layout: film },
  { hall: 'animation', level: 0, layout: animation },
  { hall: 'heritage', level: 0, layout: heritage },
  { hall: 'press', level: 0, layout: press },
  { hall: 'press', level: 1, layout: pressGallery },
  { hall: 'sports-tourism', level: 0, layout: sportsTourism },
  { hall: 'crafts', level: 0, layout: crafts },
  { hall: 'overseas', level: 0, layout: overseas },
]

/** The plans of the demo fair, by the key of the hall. */
export const demoPlans: readonly { hall: string; level: number; drawing: PlanDrawing }[] = layouts.map(
  ({ hall, level, layout }) => ({ hall, level, drawing: buildPlan(layout) }),
)
