import { getLaunchDate } from '../../../contract/expo/endpoints'
import { useEndpoint } from '../../common/request/use-endpoint'

/** When the fair opens and closes. */
export function useLaunchDate() {
  return useEndpoint(getLaunchDate, {}, { keep: true })
}
