import { listAttendees } from '../../../contract/attendees/endpoints'
import type { AnyEndpoint } from '../../../contract/core/endpoint'
import { useChange } from '../../common/request/use-change'
import { useEndpoint } from '../../common/request/use-endpoint'

export const useAttendees = () => useEndpoint(listAttendees, {}, { keep: true })

/** Changes saved attendees; the list is fetched again, also after a refusal. */
export const useAttendeeChange = <E extends AnyEndpoint>(endpoint: E) =>
  useChange(endpoint, [listAttendees], { alerts: false })
