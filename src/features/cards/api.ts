import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as contract from '../../../contract/cards/endpoints'
import { MEETING_POLL_MS } from '../../../contract/cards/limits'
import type { AnyEndpoint, InputOf, OutputOf } from '../../../contract/core/endpoint'
import { listLeads } from '../../../contract/leads/endpoints'
import { call } from '../../common/request/call'
import { useEndpoint } from '../../common/request/use-endpoint'

export const useCard = () => useEndpoint(contract.getCard, {})
export const useMeetings = (page: number) => useEndpoint(contract.listMeetings, { page }, { keep: true })
/** The exhibitors that wait for the yes, asked anew while the card is shown. */
export const useWaitingMeetings = () =>
  useEndpoint(contract.listWaitingMeetings, {}, { keep: true, every: MEETING_POLL_MS })
/** How a card that was scanned stands, until it is decided. */
export const useScannedMeeting = (id: number, isOpen: boolean) =>
  useEndpoint(contract.getScannedMeeting, { id }, { keep: true, ...(isOpen ? { every: MEETING_POLL_MS } : {}) })

/** Changes a card or what was given of it; what was read is asked for anew, whether it went well or not. */
export function useCardChange<E extends AnyEndpoint>(endpoint: E) {
  const client = useQueryClient()
  const read = [contract.getCard, contract.listMeetings, contract.listWaitingMeetings, listLeads]
  return useMutation<OutputOf<E>, Error, InputOf<E>>({
    mutationFn: (input) => call(endpoint, input, { alerts: false }),
    onSettled: () => Promise.all(read.map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  })
}
