import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import type { AnyEndpoint, InputOf, OutputOf } from '#contract/core/endpoint.ts'
import { call } from './call'

/**
 * A call that changes something; what was read by `readers` is requested again, whether it went well or not: somebody may
 * have been first. A failure pops up by itself unless `alerts` is false: then whoever asks shows it, at its field.
 */
export function useChange<E extends AnyEndpoint>(
  endpoint: E,
  readers: readonly AnyEndpoint[],
  { alerts = true }: { alerts?: boolean } = {},
): UseMutationResult<OutputOf<E>, Error, InputOf<E>> {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input) => call(endpoint, input, { alerts }),
    onSettled: () => Promise.all(readers.map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  })
}
