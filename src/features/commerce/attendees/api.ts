import { listAttendees } from '#contract/commerce/attendees/endpoints.ts'
import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export const useAttendees = () => useEndpoint(listAttendees, {}, { keep: true })

/** Changes saved attendees; the list is fetched again, also after a refusal. */
export const useAttendeeChange = <E extends AnyEndpoint>(endpoint: E) =>
  useChange(endpoint, [listAttendees], { alerts: false })
