import { getHall, listHalls } from '../../../contract/halls/endpoints'
import { useEndpoint } from '../../common/request/use-endpoint'

export const useHalls = () => useEndpoint(listHalls, {}, { keep: true })

/** One hall; without an id nothing is asked. */
export const useHall = (id: number | undefined) =>
  useEndpoint(getHall, { id: id ?? 0 }, { enabled: id !== undefined, keep: true })
