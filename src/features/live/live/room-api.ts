import { getLive, getReserve } from '#contract/live/live/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** A session as its room needs it; what plays stays while a switch of language asks again. */
export const useLive = (id: number | undefined) =>
  useEndpoint(getLive, { id: id ?? 0 }, { keep: true, enabled: id !== undefined })

/** What a booking's code leads to. */
export const useReserve = (reserveId: string) => useEndpoint(getReserve, { reserveId }, { enabled: reserveId !== '' })
