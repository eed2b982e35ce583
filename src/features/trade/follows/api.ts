import type { InputOf } from '#contract/core/endpoint.ts'
import { countFollowers, listFollowed, listFollows } from '#contract/trade/follows/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export const useFollows = (input: InputOf<typeof listFollows>, enabled = true) =>
  useEndpoint(listFollows, input, { keep: true, enabled })

/** Which of these objects the reader follows; nothing is requested for none. */
export const useFollowed = (targets: InputOf<typeof listFollowed>['targets']) =>
  useEndpoint(listFollowed, { targets }, { enabled: targets.length > 0 })

/** How many follow the reader's exhibitor and collect its exhibits. */
export const useFollowerCounts = () => useEndpoint(countFollowers, {})
