import type { InputOf } from '#contract/core/endpoint.ts'
import { getTopic, listTopics } from '#contract/fair/topics/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** Topics in their order; the last answer stays while the next is under way. */
export const useTopics = (filter: InputOf<typeof listTopics>, enabled = true) =>
  useEndpoint(listTopics, filter, { keep: true, enabled })

/** One topic; no request without an id. */
export const useTopic = (id: number | undefined) =>
  useEndpoint(getTopic, { id: id ?? 0 }, { enabled: id !== undefined, keep: true })
