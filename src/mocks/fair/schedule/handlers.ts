import { getRecentSchedule, getScheduleInfo } from '#contract/fair/schedule/endpoints.ts'
import { scheduleIn } from './events'
import { mock } from '#src/mocks/core/mock.ts'

export const schedule = [
  mock(getRecentSchedule, ({ input, language }) => {
    const now = new Date().toISOString()
    const events = scheduleIn(language).flatMap((day) => day.events)
    return events.filter(({ endTime }) => endTime > now).slice(0, input.limit)
  }),
  mock(getScheduleInfo, ({ language }) => scheduleIn(language)),
]
