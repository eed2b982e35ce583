import { getOwnBooth, getOwnBoothScans } from '#contract/fair/booths/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** The booth of the own exhibitor. */
export const useOwnBooth = () => useEndpoint(getOwnBooth, {})

/** Scans of its code, by day. */
export const useOwnBoothScans = () => useEndpoint(getOwnBoothScans, {})
