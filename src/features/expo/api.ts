import { getLaunchDate } from '#contract/expo/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** When the fair opens and closes. */
export function useLaunchDate() {
  return useEndpoint(getLaunchDate, {}, { keep: true })
}
