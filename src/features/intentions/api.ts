import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnyEndpoint, InputOf, OutputOf } from '../../../contract/core/endpoint'
import { listOwnIntentions, listReceivedIntentions } from '../../../contract/intentions/endpoints'
import type { Side } from '../../../contract/intentions/rules'
import { call } from '../../common/request/call'
import { useEndpoint } from '../../common/request/use-endpoint'

export type IntentionFilter = InputOf<typeof listOwnIntentions>

/** A page of what one has sent, or of what the own exhibitor has received. */
export const useIntentions = (side: Side, filter: IntentionFilter) =>
  useEndpoint(side === 'buyer' ? listOwnIntentions : listReceivedIntentions, filter, { keep: true })

/** Changes an intention order; what was read is asked for anew, whether it went well or not: somebody may have been first. */
export function useIntentionChange<E extends AnyEndpoint>(endpoint: E) {
  const client = useQueryClient()
  return useMutation<OutputOf<E>, Error, InputOf<E>>({
    mutationFn: (input) => call(endpoint, input, { alerts: false }),
    onSettled: () =>
      Promise.all(
        [listOwnIntentions, listReceivedIntentions].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
      ),
  })
}
