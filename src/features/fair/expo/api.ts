import { getLaunchDate } from '#contract/fair/expo/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** When the fair opens and closes. */
export function useLaunchDate() {
  return useEndpoint(getLaunchDate, {}, { keep: true })
}
