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
}
