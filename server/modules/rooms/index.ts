import type { RoomName } from '../../platform/realtime/realtime'

/** All who watch a session, guests too. */
export const watchersOf = (liveId: number): RoomName => `watch:${liveId}`
/** Those in a session's chat. */
export const chattersOf = (liveId: number): RoomName => `room:${liveId}`
/** The agents of a service: `fair`, or an exhibitor's id. */
export const agentsOf = (service: string): RoomName => `service:${service}`
