import type { ChatMessage } from '#contract/live/chat/schemas.ts'
import type { CardKind } from '#contract/live/chat/rules.ts'
import type { RealtimeEvents } from '#contract/catalog/realtime.ts'

/** kicked: the session ended elsewhere, and nothing connects any more. */
export type ImState = 'connecting' | 'online' | 'offline' | 'kicked'

/** What a page hears. Messages of a conversation come in order, each once, without a gap. */
export interface ImEvents extends RealtimeEvents {
  state: ImState
}

export type ImContent =
  | { type: 'text'; text: string; translation?: string | undefined }
  | { type: 'image'; file: File }
  | { type: 'custom'; data: CardKind; description: string }

export interface SendOptions {
  /** With the same id a message is sent once, however often it is tried. */
  clientId: string
  /** Of a picture: share sent, 0 to 1. */
  onProgress?: (share: number) => void
}

export interface HistoryPage {
  /** The oldest first. */
  list: ChatMessage[]
  /** Nothing came before these. */
  complete: boolean
}

/** Messaging as pages see it: the fair's own sockets, or Tencent's SDK. */
export interface ImClient {
  state: () => ImState
  on: <Event extends keyof ImEvents>(event: Event, listener: (data: ImEvents[Event]) => void) => () => void
  /** Is counted among those who watch a session and is notified of it; guests may. Kept up across breaks. */
  watch: (liveId: number) => Promise<{ onlineCount: number }>
  unwatch: (liveId: number) => void
  /** Enters a room and hears what comes after `after`, the last message that is known. Kept up across breaks. */
  enter: (groupId: string, after: number) => Promise<{ muted: boolean; canModerate: boolean }>
  leave: (groupId: string) => void
  /** Hears what comes in a conversation between two after `after`. Kept up across breaks. */
  follow: (conversationID: string, after: number) => void
  unfollow: (conversationID: string) => void
  /** A page upward: the newest, or those before a number. */
  history: (conversationID: string, page: { limit: number; before?: number }) => Promise<HistoryPage>
  /**
   * Resolves when the message is stored. Throws ApiError: `code` is the business code, of SensitiveWords too, and
   * `message` is fit to be shown.
   */
  send: (to: string, content: ImContent, options: SendOptions) => Promise<ChatMessage>
  /** Settles once the service knows it, or could not be reached. */
  markRead: (conversationID: string, sequence: number) => Promise<void>
  close: () => void
}
