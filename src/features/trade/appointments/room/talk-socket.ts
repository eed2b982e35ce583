import type { Caption } from '#contract/trade/captions/realtime.ts'
import type { TalkMessage } from '#contract/trade/appointments/realtime.ts'
import { PRESENCE_SIGN_MS } from '#contract/trade/appointments/limits.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import { openOwnSocket } from '#src/common/im/own-socket.ts'
import { visitorKey } from '#src/common/im/visitor-key.ts'
import { ApiError } from '#src/common/request/api-error.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { local } from '#src/common/session/storage.ts'

/** ms that a browser that leaves waits for the fair to be notified of it */
const LEAVE_MS = 2_000

interface SocketOptions {
  id: number
  /** The fair has let this browser in, for the first time or after a break. */
  onEntered: () => void
  onMessage: (message: TalkMessage) => void
  /** The other side spoke, by this account. */
  onCaption: (caption: Caption, by: number) => void
  /** Who agrees to minutes has changed, or may have while this browser heard nothing. */
  onMinutes: () => void
  /** Another browser of the same side has come. */
  onTaken: () => void
  /** The fair does not let this browser in, or no longer. */
  onRefused: (error: ApiError) => void
}

export interface TalkSocket {
  /** The key of this browser's seat. */
  seat: string
  send: (message: TalkMessage) => Promise<unknown>
  /** Shows a caption to the other side. */
  caption: (caption: Caption) => Promise<unknown>
  /** Releases the seat; `sessionId` is this browser's. */
  leave: (sessionId: string) => void
  close: () => void
}

/**
 * A socket of the room's own to the fair: it is there whichever service carries the messages beside the talk, and ends
 * with the room. Every message of it goes through the one seat of its side.
 */
export function openTalkSocket(options: SocketOptions): TalkSocket {
  const { id, onEntered, onMessage, onCaption, onMinutes, onTaken, onRefused } = options
  const seat = newKey()
  let hasEntered = false
  const socket = openOwnSocket({
    auth: () => ({ token: local.get('token') ?? '', visitor: visitorKey(), language: getLanguage() }),
    onState(state) {
      if (state === 'online' && hasEntered) {
        onEntered()
        onMinutes()
      }
      if (state === 'kicked') onTaken()
    },
    onEvent(event, data) {
      // Events have been lost; it names no meeting.
      if (event === 'behind') onMinutes()
      // oxlint-disable-next-line no-unsafe-type-assertion -- the contract of the events
      const notified = data as { id?: number; message?: TalkMessage; caption?: Caption; by?: number }
      if (notified.id !== id) return
      if (event === 'talkSignal' && notified.message) onMessage(notified.message)
      if (event === 'talkCaption' && notified.caption) onCaption(notified.caption, notified.by ?? 0)
      if (event === 'talkMinutes') onMinutes()
      if (event === 'talkTaken') onTaken()
    },
    async restore(ask) {
      try {
        await ask('enterTalk', { id, seat, ...(hasEntered ? { again: true } : {}) })
        hasEntered = true
      } catch (error) {
        // A refusal will not change by coming again; a broken line may.
        if (!(error instanceof ApiError) || error.failure === 'network') throw error
        hasEntered = false
        onRefused(error)
      }
    },
  })
  // Whoever gives no sign for a while is there no longer: a browser that crashed says no farewell.
  const signs = setInterval(() => {
    // A sign that fails is followed by the next; its event reports a taken seat.
    if (hasEntered && socket.state() === 'online') {
      socket.ask('enterTalk', { id, seat, again: true }).catch(() => undefined)
    }
  }, PRESENCE_SIGN_MS)
  const close = () => {
    clearInterval(signs)
    socket.close()
  }
  return {
    seat,
    send: (message) => socket.ask('signalTalk', { id, seat, message }),
    caption: (caption) => socket.ask('captionTalk', { id, seat, caption }),
    leave(sessionId) {
      clearInterval(signs)
      const notified = async () => {
        if (socket.state() === 'online') await socket.ask('leaveTalk', { id, seat, sessionId })
      }
      const timer = setTimeout(() => socket.close(), LEAVE_MS)
      void notified()
        .catch(() => undefined)
        .finally(() => {
          clearTimeout(timer)
          socket.close()
        })
    },
    close,
  }
}
