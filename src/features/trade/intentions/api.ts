import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import { listOwnIntentions, listReceivedIntentions } from '#contract/trade/intentions/endpoints.ts'
import type { Side } from '#contract/trade/intentions/rules.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export type IntentionFilter = InputOf<typeof listOwnIntentions>

/** A page of what one has sent, or of what the own exhibitor has received. */
export const useIntentions = (side: Side, filter: IntentionFilter) =>
  useEndpoint(side === 'buyer' ? listOwnIntentions : listReceivedIntentions, filter, { keep: true })

/** Changes an intention order; what was read is requested again, whether it went well or not: somebody may have been first. */
export const useIntentionChange = <E extends AnyEndpoint>(endpoint: E) =>
  useChange(endpoint, [listOwnIntentions, listReceivedIntentions], { alerts: false })
