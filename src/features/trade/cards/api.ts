import * as contract from '#contract/trade/cards/endpoints.ts'
import { MEETING_POLL_MS } from '#contract/trade/cards/limits.ts'
import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { listLeads } from '#contract/trade/leads/endpoints.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export const useCard = () => useEndpoint(contract.getCard, {})
export const useMeetings = (page: number) => useEndpoint(contract.listMeetings, { page }, { keep: true })
/** The exhibitors that wait for confirmation, refreshed while the card is shown. */
export const useWaitingMeetings = () =>
  useEndpoint(contract.listWaitingMeetings, {}, { keep: true, every: MEETING_POLL_MS })
/** How a card that was scanned stands, until it is decided. */
export const useScannedMeeting = (id: number, isOpen: boolean) =>
  useEndpoint(contract.getScannedMeeting, { id }, { keep: true, ...(isOpen ? { every: MEETING_POLL_MS } : {}) })

/** What a card changes elsewhere. */
const readers = [contract.getCard, contract.listMeetings, contract.listWaitingMeetings, listLeads]

/** Changes a card or what was given of it; what was read is requested again, whether it went well or not. */
export const useCardChange = <E extends AnyEndpoint>(endpoint: E) => useChange(endpoint, readers, { alerts: false })
