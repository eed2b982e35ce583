import { type Query, useQuery } from '@tanstack/react-query'
import { showCard } from '#contract/trade/cards/endpoints.ts'
import { CARD_RENEW_MS } from '#contract/trade/cards/limits.ts'
import type { OutputOf } from '#contract/core/endpoint.ts'
import { call } from '#src/common/request/call.ts'

type Code = OutputOf<typeof showCard>

/** ms until a code is made again. */
const leftOf = ({ state: { data } }: Query<Code>): number =>
  data ? Date.parse(data.until) - CARD_RENEW_MS - Date.now() : 0

/**
 * A code of the own card for as long as it is shown: made again a minute before it ends, and when somebody comes back to a
 * phone that has slept. Each ends the one before, so none is kept for whoever comes next.
 */
export const useCardCode = () =>
  useQuery<Code>({
    queryKey: [showCard.path],
    queryFn: () => call(showCard, {}, { alerts: false }),
    gcTime: 0,
    staleTime: Infinity,
    refetchInterval: (query: Query<Code>) => (query.state.data ? Math.max(leftOf(query), 1_000) : false),
    refetchOnWindowFocus: (query: Query<Code>) => (leftOf(query) <= 0 ? 'always' : false),
  })
