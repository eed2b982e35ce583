import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { listManagedTicketTypes, listTicketTypes } from '#contract/commerce/tickets/endpoints.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** Every type of ticket and every quota, as organizers keep them. */
export const useManagedTypes = () => useEndpoint(listManagedTicketTypes, {}, { keep: true })

/** Changes a type or a quota; the lists are requested again, whether it went well or not: somebody may have been first. */
export const useTypeChange = <E extends AnyEndpoint>(endpoint: E) =>
  useChange(endpoint, [listManagedTicketTypes, listTicketTypes], { alerts: false })
