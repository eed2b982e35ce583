import { listTicketTypes } from '#contract/commerce/tickets/endpoints.ts'
import { joinWaitingList, leaveWaitingList, listOwnWaiting } from '#contract/commerce/waiting-list/endpoints.ts'
import type { WaitingPlace } from '#contract/commerce/waiting-list/schemas.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { useSession } from '#src/common/session/session.ts'

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
