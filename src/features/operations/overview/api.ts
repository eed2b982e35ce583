import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/core/endpoint.ts'
import { getOverview } from '#contract/operations/overview/endpoints.ts'
import type { CardName } from '#contract/operations/overview/rules.ts'
import { call } from '#src/common/request/call.ts'
import { endpointQuery, useEndpoint } from '#src/common/request/use-endpoint.ts'

type Overview = OutputOf<typeof getOverview>

/** ms after which an open page looks again; a new notice makes it look at once, see the header's `NoticesLink`. */
const LOOK_MS = 60_000

/** What waits for the viewer, by card. */
export const useOverview = (enabled = true) => useEndpoint(getOverview, {}, { enabled, every: LOOK_MS })

/** A card that was read again, in its place among the others. */
const withCards = (before: Overview, { cards, failed }: Overview, name: CardName): Overview => ({
  cards: { ...before.cards, ...cards },
  failed: [...before.failed.filter((one) => one !== name), ...failed],
})

/** Reads one card again that has failed; the others stay as they are. */
export function useCardRetry(name: CardName) {
  const client = useQueryClient()
  const { i18n } = useTranslation()
  return useMutation({
    mutationFn: () => call(getOverview, { cards: [name] }, { alerts: false }),
    onSuccess: (answer) => {
      const { queryKey } = endpointQuery(getOverview, i18n.language, {})
      client.setQueryData<Overview>(queryKey, (before) => (before ? withCards(before, answer, name) : before))
    },
  })
}
