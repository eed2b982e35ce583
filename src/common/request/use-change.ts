import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import type { AnyEndpoint, InputOf, OutputOf } from '../../../contract/core/endpoint'
import { call } from './call'

/** A call that changes something; what was read by `readers` is asked for anew, whatever came of it. */
export function useChange<E extends AnyEndpoint>(
  endpoint: E,
  readers: readonly AnyEndpoint[],
): UseMutationResult<OutputOf<E>, Error, InputOf<E>> {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input) => call(endpoint, input),
    onSettled: () => Promise.all(readers.map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  })
}
