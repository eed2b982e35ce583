import { getOwnBooth } from '#contract/fair/booths/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** The booth of the own exhibitor. */
export const useOwnBooth = () => useEndpoint(getOwnBooth, {})
