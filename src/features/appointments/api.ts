import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as contract from '../../../contract/appointments/endpoints'
import { SLOT_DAYS_MAX } from '../../../contract/appointments/limits'
import type { AnyEndpoint, InputOf } from '../../../contract/core/endpoint'
import { listReserves } from '../../../contract/live/endpoints'
import { call } from '../../common/request/call'
import { useChange } from '../../common/request/use-change'
import { useEndpoint } from '../../common/request/use-endpoint'

export const TALKS_PAGE = 10
/** ms after which the list is looked at anew: the other side may have answered. */
const LOOK_MS = 30_000
/** Sessions that are looked at for one that is at the same time. */
const BOOKINGS = 50

/** The slots of the next days, and on which days there are any. */
export const useSlots = (exhibitorId: number) => useEndpoint(contract.listSlots, { exhibitorId, days: SLOT_DAYS_MAX })
export const useSlotsOf = (exhibitorId: number, day: string) =>
  useEndpoint(contract.listSlots, { exhibitorId, from: day, days: 1 }, { enabled: day !== '' })
export const useAppointments = (input: InputOf<typeof contract.listAppointments>) =>
  useEndpoint(contract.listAppointments, input, { keep: true, every: LOOK_MS })
export const useAvailability = (enabled = true) => useEndpoint(contract.getAvailability, {}, { enabled })
export const useOneAppointment = (id: number) => useEndpoint(contract.openAppointment, { id })
/** The asker's booked sessions. */
export const useBookings = (enabled: boolean) => useEndpoint(listReserves, { limit: BOOKINGS }, { enabled })

const readers = [contract.listAppointments, contract.listSlots, contract.openAppointment]

/** Does something about a talk; what was read is asked for anew, whether it went well or not. */
export const useTalkChange = <E extends AnyEndpoint>(endpoint: E) => useChange(endpoint, readers, { alerts: false })

/** Lays out time; the answer is what stands then. */
export function useSaveAvailability() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof contract.saveAvailability>) =>
      call(contract.saveAvailability, input, { alerts: false }),
    onSuccess: () =>
      Promise.all(
        [contract.getAvailability, contract.listSlots].map(({ path }) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  })
}
