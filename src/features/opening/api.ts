import { getEnableContentAnimation } from '../../../contract/opening/endpoints'
import { useEndpoint } from '../../common/request/use-endpoint'

/** The animation that is shown now, or null (spec: common §7). */
export const useOpeningAnimation = () => useEndpoint(getEnableContentAnimation, {}, { keep: true })
