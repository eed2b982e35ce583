import { getDemoTour } from '#contract/people/session/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** Who can be logged in as with one click; nobody outside of the demo fair. */
export const useDemoTour = () => useEndpoint(getDemoTour, {})
