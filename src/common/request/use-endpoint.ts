import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AnyEndpoint, InputOf, OutputOf } from '#contract/core/endpoint.ts'
import { call } from './call'

/** How an endpoint's answer is cached and requested. */
export const endpointQuery = <E extends AnyEndpoint>(endpoint: E, language: string, input: InputOf<E>) => ({
  queryKey: [endpoint.path, language, input],
  queryFn: (): Promise<OutputOf<E>> => call(endpoint, input, { alerts: false, alone: true }),
})

interface Options<Data> {
  enabled?: boolean
  /** Keep showing the last answer while the next is under way: for lists with a changing filter. */
  keep?: boolean
  /** Request it again each time that a screen with it opens, however recent the last answer is, which is shown meanwhile. */
  fresh?: boolean
  /**
   * ms after which it is requested again while somebody looks at the page, and at once when they come back to it; it may
   * depend on what was answered last.
   */
  every?: number | ((answered: Data | undefined) => number | false)
}

/**
 * An endpoint's answer as server state: requested once for all components, per language and input.
 * Screens show its error themselves, so nothing pops up.
 */
export function useEndpoint<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  { enabled = true, keep = false, fresh = false, every }: Options<OutputOf<E>> = {},
): UseQueryResult<OutputOf<E>> {
  const { i18n } = useTranslation()
  return useQuery<OutputOf<E>>({
    ...endpointQuery(endpoint, i18n.language, input),
    enabled,
    ...(every === undefined
      ? {}
      : {
          refetchInterval: typeof every === 'number' ? every : ({ state }) => every(state.data),
          refetchOnWindowFocus: 'always' as const,
        }),
    ...(fresh ? { refetchOnMount: 'always' as const } : {}),
    ...(keep ? { placeholderData: keepPreviousData } : {}),
  })
}
