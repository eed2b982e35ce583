import type { ManagedPlan } from '#contract/fair/floor-plan/editing/schemas.ts'
import type { FloorPlan, PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'

/** A drawing as the map of visitors takes it, with nobody at its booths. */
export function toShownPlan(plan: ManagedPlan, drawing: PlanDrawing, language: string): FloorPlan {
  const { background: _, ...shown } = drawing
  return {
    ...shown,
    hallId: plan.hallId,
    hallName: plan.hallName,
    level: plan.level,
    landmarks: drawing.landmarks.map(({ name, ...one }) => ({
      ...one,
      name: language === 'zh-CN' ? name.zh || name.en : name.en || name.zh,
    })),
    booths: drawing.booths.map(({ number, points, door }) => ({
      number,
      points,
      door,
      status: 'free',
      exhibitor: null,
    })),
    industries: [],
    colorType: 0,
    templateName: 'simple-style',
  }
}
