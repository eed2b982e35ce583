import { listTicketTypes } from '../../../contract/tickets/endpoints'
import { joinWaitingList, leaveWaitingList, listOwnWaiting } from '../../../contract/waiting-list/endpoints'
import type { WaitingPlace } from '../../../contract/waiting-list/schemas'
import { useChange } from '../../common/request/use-change'
import { useEndpoint } from '../../common/request/use-endpoint'
import { useSession } from '../../common/session/session'

/** ms between two looks at the own places while one of them stands */
const LOOK_MS = 20_000

const looksAgain = (places: readonly WaitingPlace[] | undefined): number | false =>
  places?.some(({ state }) => state === 'waiting' || state === 'offered') ? LOOK_MS : false

/** The own places in queues; a guest has none. */
export function useOwnWaiting() {
  const isSignedIn = useSession() !== null
  return useEndpoint(listOwnWaiting, {}, { enabled: isSignedIn, every: looksAgain })
}

const readers = [listOwnWaiting, listTicketTypes]

export const useJoin = () => useChange(joinWaitingList, readers, { alerts: false })
export const useLeave = () => useChange(leaveWaitingList, readers, { alerts: false })
