import { cutText } from '#contract/core/text/cut-text.ts'

/** Where the socket is, below the server's own origin. */
export const REALTIME_PATH = '/api/realtime'

/** The user id under which a service writes: `fair`, or an exhibitor's id. */
export const serviceUserId = (service: string): string => `service-${service}`

/** The service that a user id stands for; undefined: it is a person's. */
export function parseServiceUserId(userId: string): string | undefined {
  return /^service-(fair|\d{1,9})$/.exec(userId)?.[1]
}

/** The conversation of a session's room (spec: access §3). */
export const roomConversationId = (liveId: number): string => `LIVE-${liveId}`

/** The session of a room's conversation; undefined: it is no room. */
export function parseRoomConversationId(conversationID: string): number | undefined {
  const id = /^LIVE-(\d{1,9})$/.exec(conversationID)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** The conversation with somebody, by their user id (spec: live §3). */
export const directConversationId = (userId: string): string => `C2C${userId}`

/** The user id of the other side; the text itself where it is none. */
export const parseDirectConversationId = (conversationID: string): string => conversationID.replace(/^C2C/, '')

/** The cards of a conversation between two: what a custom message bears in `data` (spec: live §3; demand: ours). */
export const cardKinds = ['exhibit', 'order', 'demand', 'handOver'] as const
export type CardKind = (typeof cardKinds)[number]

/** characters of a turn with the assistant on the card that hands it over */
export const TRANSCRIPT_TEXT_MAX = 2_000

/** A turn as the card shows it. */
export const toTranscriptText = (message: string): string => cutText(message.trim(), TRANSCRIPT_TEXT_MAX)

/** What a message can be. */
export const messageTypes = ['text', 'image', 'custom'] as const
