import { getRoomTemplate } from '#contract/commerce/services/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** The template that an exhibitor's VR room is dressed with. */
export const useRoomTemplate = (exhibitorId: number) => useEndpoint(getRoomTemplate, { id: exhibitorId })
