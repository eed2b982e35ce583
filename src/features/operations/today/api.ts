import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getToday } from '#contract/operations/today/endpoints.ts'
import { TODAY_EVERY_MS } from '#contract/operations/today/limits.ts'
import type { Today } from '#contract/operations/today/schemas.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** The home of the organizer console, for its navigation too: requested once by both. */
export const useToday = (enabled = true): UseQueryResult<Today> =>
  useEndpoint(getToday, {}, { every: TODAY_EVERY_MS, keep: true, enabled })

/** The same for who comes to the home: the navigation may have had its answer for a minute. */
export function useFreshToday(): UseQueryResult<Today> {
  const query = useToday()
  const { refetch } = query
  useEffect(() => void refetch({ cancelRefetch: false }), [refetch])
  return query
}

/** Requests the home again as soon as the fair announces that a queue has changed. */
export function useOpenWorkUpdates(enabled: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!enabled) return undefined
    let isGone = false
    let stop = () => {}
    const listen = async () => {
      // Strict mode ends the first of two effects at once; nothing is loaded for it.
      await Promise.resolve()
      if (isGone) return
      const { listenForOpenWork } = await import('#src/common/im/listen.ts')
      if (!isGone) stop = listenForOpenWork(() => void client.invalidateQueries({ queryKey: [getToday.path] }))
    }
    // Without the socket the home is still requested by the clock.
    void listen().catch(() => undefined)
    return () => {
      isGone = true
      stop()
    }
  }, [client, enabled])
}
