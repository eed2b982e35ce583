import { getHall, listHalls } from '#contract/fair/halls/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export const useHalls = () => useEndpoint(listHalls, {}, { keep: true })

/** One hall; no request without an id. */
export const useHall = (id: number | undefined) =>
  useEndpoint(getHall, { id: id ?? 0 }, { enabled: id !== undefined, keep: true })
