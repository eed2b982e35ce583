import type { InputOf } from '#contract/core/endpoint.ts'
import { countFollowers, listFollows } from '#contract/trade/follows/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export const useFollows = (input: InputOf<typeof listFollows>, enabled = true) =>
  useEndpoint(listFollows, input, { keep: true, enabled })

/** How many follow the reader's exhibitor and collect its exhibits. */
export const useFollowerCounts = () => useEndpoint(countFollowers, {})
