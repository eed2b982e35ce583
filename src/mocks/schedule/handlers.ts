import { getRecentSchedule, getScheduleInfo } from '../../../contract/schedule/endpoints'
import { scheduleIn } from './events'
import { mock } from '../core/mock'

export const schedule = [
  mock(getRecentSchedule, ({ input, language }) => {
    const now = new Date().toISOString()
    const events = scheduleIn(language).flatMap((day) => day.events)
    return events.filter(({ endTime }) => endTime > now).slice(0, input.limit)
  }),
  mock(getScheduleInfo, ({ language }) => scheduleIn(language)),
]
