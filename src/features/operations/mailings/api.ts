import { countAudience } from '#contract/operations/audiences/endpoints.ts'
import type { Audience } from '#contract/operations/audiences/rules.ts'
import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import * as contract from '#contract/operations/mailings/endpoints.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** ms between two looks at what is being sent */
const LOOK_MS = 15_000

export const useMailings = (filter: InputOf<typeof contract.listMailings>) =>
  useEndpoint(contract.listMailings, filter, { keep: true, every: LOOK_MS })
export const usePeopleCount = (audience: Audience) => useEndpoint(countAudience, { audience }, { keep: true })
export const useMailingChange = <E extends AnyEndpoint>(endpoint: E) =>
  useChange(endpoint, [contract.listMailings], { alerts: false })
