import { getFloorPlan, listFloorPlans } from '#contract/fair/floor-plan/endpoints.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { hallRows } from '#src/mocks/fair/halls/halls.ts'
import { managed } from './managed'
import { mappedHalls, planIn } from './plans'

export const floorPlans = [
  ...managed,
  mock(listFloorPlans, ({ language }) =>
    mappedHalls.flatMap((hallId) => {
      const plan = planIn(language, hallId)
      if (!plan) return []
      const exhibitors = plan.booths.filter(({ exhibitor }) => exhibitor).length
      return [{ hallId, hallName: plan.hallName, levels: [{ level: 0, booths: plan.booths.length, exhibitors }] }]
    }),
  ),
  mock(getFloorPlan, ({ input, language }) => {
    const plan = input.level === 0 ? planIn(language, input.hallId) : undefined
    return plan ?? refuse(hallRows.some(({ id }) => id === input.hallId) ? 'FloorPlanNotFound' : 'HallNotFound')
  }),
]
