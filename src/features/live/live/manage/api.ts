import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnyEndpoint, InputOf, OutputOf } from '#contract/core/endpoint.ts'
import { addLive, changeLive, getManagedLive, listManagedLives, setLiveStatus } from '#contract/live/live/endpoints.ts'
import { call } from '#src/common/request/call.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** The sessions that the reader may run. */
export const useManagedLives = (filter: InputOf<typeof listManagedLives>) =>
  useEndpoint(listManagedLives, filter, { keep: true })

/** One of them as it is edited; what is typed stays while a switch of language asks again. */
export const useManagedLive = (id: number | undefined) =>
  useEndpoint(getManagedLive, { id: id ?? 0 }, { keep: true, enabled: id !== undefined })

function useChange<E extends AnyEndpoint>(endpoint: E) {
  const client = useQueryClient()
  return useMutation<OutputOf<E>, Error, InputOf<E>>({
    mutationFn: (input) => call(endpoint, input, { alerts: false }),
    onSettled: () =>
      Promise.all([listManagedLives, getManagedLive].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  })
}

/** Each rejects with ApiError and alerts nothing; what was read is requested again, whether it went well or not. */
export const useAddLive = () => useChange(addLive)
export const useChangeLive = () => useChange(changeLive)
export const useSetStatus = () => useChange(setLiveStatus)
