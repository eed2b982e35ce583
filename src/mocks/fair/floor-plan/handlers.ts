import { getFloorPlan, getVisitCalendar, listFloorPlans } from '#contract/fair/floor-plan/endpoints.ts'
import { planRoute } from '#contract/fair/floor-plan/routing/plan-route.ts'
import { mock, mockBytes, refuse } from '#src/mocks/core/mock.ts'
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
  mockBytes(getVisitCalendar, ({ input, language }) => {
    const plan = planIn(language, input.hallId) ?? refuse('FloorPlanNotFound')
    const route = planRoute(plan, input.from, input.stops, input)
    if (!route || route.legs.length === 0) return refuse('VisitUnreachable')
    const lines = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      `SUMMARY:${plan.hallName}`,
      `DTSTART:${input.start.replace(/[-:]|\.\d+/g, '')}`,
      `DESCRIPTION:${route.legs.map(({ to }) => to).join('\\n')}`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]
    return { type: 'text/calendar', body: lines.join('\r\n') }
  }),
]
