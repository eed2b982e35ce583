import { getEnableContentAnimation } from '#contract/fair/opening/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** The animation that is shown now, or null (spec: common §7). */
export const useOpeningAnimation = () => useEndpoint(getEnableContentAnimation, {}, { keep: true })
