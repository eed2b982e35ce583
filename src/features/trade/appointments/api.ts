import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as contract from '#contract/trade/appointments/endpoints.ts'
import { SLOT_DAYS_MAX } from '#contract/trade/appointments/limits.ts'
import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import { listReserves } from '#contract/live/live/endpoints.ts'
import { call } from '#src/common/request/call.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export const TALKS_PAGE = 10
/** ms after which the list is looked at again: the other side may have answered. */
const LOOK_MS = 30_000
/** Sessions that are looked at for one that is at the same time. */
const BOOKINGS = 50

/** A talk of the exhibitor; the availability of its buyer is used. */
const ofTalk = (appointmentId: number | undefined) => (appointmentId === undefined ? {} : { appointmentId })

/** The slots of the next days, and on which days there are any. */
export const useSlots = (exhibitorId: number, appointmentId?: number) =>
  useEndpoint(contract.listSlots, { exhibitorId, days: SLOT_DAYS_MAX, ...ofTalk(appointmentId) })
export const useSlotsOf = (exhibitorId: number, day: string, appointmentId?: number) =>
  useEndpoint(
    contract.listSlots,
    { exhibitorId, from: day, days: 1, ...ofTalk(appointmentId) },
    { enabled: day !== '' },
  )
export const useOwnTimes = () => useEndpoint(contract.getBuyerTimes, {})
export const useAppointments = (input: InputOf<typeof contract.listAppointments>, enabled = true) =>
  useEndpoint(contract.listAppointments, input, { keep: true, enabled, every: LOOK_MS })
/** The exhibitors of a hall that can be booked in the days to come. */
export const useBookable = (hallId: number) => useEndpoint(contract.listBookable, { hallId })
export const useAvailability = (enabled = true) => useEndpoint(contract.getAvailability, {}, { enabled })
export const useOneAppointment = (id: number) => useEndpoint(contract.openAppointment, { id })
/** The viewer's booked sessions. */
export const useBookings = (enabled: boolean) => useEndpoint(listReserves, { limit: BOOKINGS }, { enabled })

const readers = [contract.listAppointments, contract.listSlots, contract.openAppointment]

/** Does something about a talk; what was read is requested again, whether it went well or not. */
export const useTalkChange = <E extends AnyEndpoint>(endpoint: E) => useChange(endpoint, readers, { alerts: false })

/** Saves a form over the version that was read; what was typed stays where it is refused. */
function useSaving<E extends typeof contract.saveAvailability | typeof contract.saveBuyerTimes>(
  endpoint: E,
  reader: AnyEndpoint,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<E>) => call<E>(endpoint, input, { alerts: false }),
    onSuccess: () =>
      Promise.all([reader, contract.listSlots].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  })
}

/** Sets the availability; the response is the stored one. */
export const useSaveAvailability = () => useSaving(contract.saveAvailability, contract.getAvailability)

/** Says when the buyer can talk; the answer is what stands then. */
export const useSaveOwnTimes = () => useSaving(contract.saveBuyerTimes, contract.getBuyerTimes)
