import { countAudience } from '../../../contract/audiences/endpoints'
import type { Audience } from '../../../contract/audiences/rules'
import type { AnyEndpoint, InputOf } from '../../../contract/core/endpoint'
import * as contract from '../../../contract/mailings/endpoints'
import { useChange } from '../../common/request/use-change'
import { useEndpoint } from '../../common/request/use-endpoint'

/** ms between two looks at what is being sent */
const LOOK_MS = 15_000

export const useMailings = (filter: InputOf<typeof contract.listMailings>) =>
  useEndpoint(contract.listMailings, filter, { keep: true, every: LOOK_MS })
export const usePeopleCount = (audience: Audience) => useEndpoint(countAudience, { audience }, { keep: true })
export const useMailingChange = <E extends AnyEndpoint>(endpoint: E) =>
  useChange(endpoint, [contract.listMailings], { alerts: false })
