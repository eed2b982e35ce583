import type { AnyEndpoint, InputOf } from '../../../contract/core/endpoint'
import { listOwnIntentions, listReceivedIntentions } from '../../../contract/intentions/endpoints'
import type { Side } from '../../../contract/intentions/rules'
import { useChange } from '../../common/request/use-change'
import { useEndpoint } from '../../common/request/use-endpoint'

export type IntentionFilter = InputOf<typeof listOwnIntentions>

/** A page of what one has sent, or of what the own exhibitor has received. */
export const useIntentions = (side: Side, filter: IntentionFilter) =>
  useEndpoint(side === 'buyer' ? listOwnIntentions : listReceivedIntentions, filter, { keep: true })

/** Changes an intention order; what was read is asked for anew, whether it went well or not: somebody may have been first. */
export const useIntentionChange = <E extends AnyEndpoint>(endpoint: E) =>
  useChange(endpoint, [listOwnIntentions, listReceivedIntentions], { alerts: false })
