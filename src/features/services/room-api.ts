import { getRoomTemplate } from '../../../contract/services/endpoints'
import { useEndpoint } from '../../common/request/use-endpoint'

/** The template that an exhibitor's VR room is dressed with. */
export const useRoomTemplate = (exhibitorId: number) => useEndpoint(getRoomTemplate, { id: exhibitorId })
