/** What moderators do to a room. */
export const roomOrderKinds = ['mute', 'unmute', 'ban', 'unban', 'recall'] as const

/** What the service of a room is to do; done twice it is as done once. */
export interface RoomOrder {
  groupId: string
  kind: (typeof roomOrderKinds)[number]
  /** The user id of the user concerned; for a recall, the number of the message in its group. */
  subject: string
}

/** Who carries the messages: the fair's own sockets, or an outside service that the fair only prepares. */
export interface MessagingPort {
  driver: 'yunzhan' | 'tencent'
  /** 0: the fair's own. */
  sdkAppId: number
  /** Makes a person known to the service. Throws MessagingDown. */
  importAccount(person: { userId: string; nick: string; faceUrl: string }): Promise<void>
  /** What the person logs in with; null: the service needs none. */
  signatureOf(userId: string): string | null
  /** Makes the group of a room where there is none. Throws MessagingDown. */
  ensureGroup(groupId: string, name: string): Promise<void>
  /**
   * Carries out what a moderator decided. A mute or a removal lasts until it is lifted. Throws ServiceFailure when it
   * may be requested again, ServiceRefusal when that would change nothing.
   */
  moderate(order: RoomOrder): Promise<void>
}
