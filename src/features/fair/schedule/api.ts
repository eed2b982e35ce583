import { getRecentSchedule, getScheduleInfo } from '#contract/fair/schedule/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** Every event of the fair by day. */
export const useSchedule = () => useEndpoint(getScheduleInfo, {}, { keep: true })

/** What runs now or comes next. */
export const useRecentSchedule = (limit: number) => useEndpoint(getRecentSchedule, { limit }, { keep: true })
