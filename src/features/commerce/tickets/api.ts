import { listTicketTypes } from '#contract/commerce/tickets/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** ms between two looks of an open page at what is on sale */
const LOOK_MS = 60_000

/** What can be bought, as it is sold now. */
export const useTicketTypes = () => useEndpoint(listTicketTypes, {}, { every: LOOK_MS })
