import type { RoomName } from '#server/platform/realtime/realtime.ts'

/** All who watch a session, guests too. */
export const watcherRoom = (liveId: number): RoomName => `watch:${liveId}`
/** Those in a session's chat. */
export const chatRoom = (liveId: number): RoomName => `room:${liveId}`
/** The agents of a service: `fair`, or an exhibitor's id. */
export const agentRoom = (service: string): RoomName => `service:${service}`
