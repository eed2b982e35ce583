import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnyEndpoint, InputOf, OutputOf } from '../../../contract/core/endpoint'
import { getDemand, getOwnDemand, listDemands, listOwnDemands } from '../../../contract/demands/endpoints'
import { listExhibitors } from '../../../contract/exhibitors/endpoints'
import { call } from '../../common/request/call'
import { useEndpoint } from '../../common/request/use-endpoint'
import type { Search } from '../../common/work/form/found-several'
import { useDebounced } from '../../common/search/use-debounced'

export type OwnDemandFilter = InputOf<typeof listOwnDemands>

/** A page of the asker's demands. */
export const useOwnDemands = (filter: OwnDemandFilter) => useEndpoint(listOwnDemands, filter, { keep: true })

/** An own demand; without an id nothing is asked. */
export const useOwnDemand = (id: number | undefined) =>
  useEndpoint(getOwnDemand, { id: id ?? 0 }, { enabled: id !== undefined, keep: true })

/** Changes a demand; what was read is asked for anew, whether it went well or not: another window may have been first. */
export function useDemandChange<E extends AnyEndpoint>(endpoint: E) {
  const client = useQueryClient()
  return useMutation<OutputOf<E>, Error, InputOf<E>>({
    mutationFn: (input) => call(endpoint, input, { alerts: false }),
    onSettled: () =>
      Promise.all(
        [getDemand, getOwnDemand, listDemands, listOwnDemands].map(({ path }) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  })
}

/** ms for which typing must have ceased */
const QUIET_MS = 250
const FOUND_MAX = 30

/** Finds exhibitors by their names. */
export function useFoundExhibitors({ keyWord, isOpen }: Search) {
  const asked = useDebounced(keyWord, QUIET_MS)
  const { data, isFetching } = useEndpoint(
    listExhibitors,
    { limit: FOUND_MAX, ...(asked ? { keyWord: asked } : {}) },
    { enabled: isOpen, keep: true },
  )
  return { rows: data?.list.map(({ id, company: name }) => ({ id, name })), isFetching }
}
