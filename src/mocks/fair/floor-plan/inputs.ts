import { drawingOf, mappedHalls } from './plans'

const [first, second, third] = mappedHalls
const NEW_LEVEL = 7
const seen = { level: 0, revision: 1 }

export const floorPlanInputs = {
  getVisitCalendar: { hallId: first, level: 0, from: 'south', stops: ['1A-08'], start: '2026-11-30T02:00:00.000Z' },
  getManagedPlan: { hallId: first, level: 0 },
  createPlan: { hallId: first, level: NEW_LEVEL, width: 40, height: 30, copyOf: null },
  removePlan: { hallId: first, level: NEW_LEVEL, revision: 1 },
  savePlan: { hallId: second, ...seen, drawing: second === undefined ? null : drawingOf(second) },
  publishPlan: { hallId: third, ...seen },
  listPlanVersions: { hallId: first, level: 0 },
  getPlanVersion: { hallId: first, level: 0, id: 1 },
  discardPlan: { hallId: first, ...seen },
}
