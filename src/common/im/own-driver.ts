import type { ChatMessage } from '#contract/live/chat/schemas.ts'
import { getDirectMessages, getHistoryMessage } from '#contract/live/chat/endpoints.ts'
import { parseRoomConversationId } from '#contract/live/chat/rules.ts'
import type { MissedMessages, SentContent } from '#contract/live/chat/realtime.ts'
import { uploadImage } from '#contract/foundation/files/endpoints.ts'
import { getLanguage } from '../i18n/language'
import { call } from '../request/call'
import { sendLarge } from '../request/send-large'
import { local } from '../session/storage'
import { toDataUrl } from '../upload/picture'
import { createListeners } from './listeners'
import type { HistoryPage, ImClient, ImContent, SendOptions } from './im-client'
import { createQueue } from './in-order'
import { openOwnSocket, type OwnSocket } from './own-socket'
import { visitorKey } from './visitor-key'

/** ms over which clients ask for what they may have missed, so that not all do at once */
const SPREAD_MS = 3_000

const isRoom = (conversationID: string) => parseRoomConversationId(conversationID) !== undefined

/** What goes over the socket; a picture is uploaded first. */
async function sentContent(to: string, content: ImContent, { onProgress }: SendOptions): Promise<SentContent> {
  if (content.type !== 'image') return content
  const module = isRoom(to) ? 'live' : 'chat'
  const input = { base64: await toDataUrl(content.file), module }
  const { url } = await sendLarge(uploadImage, input, onProgress ? { onProgress } : {})
  return { type: 'image', url }
}

async function pageOf(
  conversationID: string,
  { limit, before }: { limit: number; before?: number },
): Promise<HistoryPage> {
  if (isRoom(conversationID)) {
    const input = { groupId: conversationID, limit, page: 1, ...(before === undefined ? {} : { before }) }
    const { list, totalPage } = await call(getHistoryMessage, input, { alerts: false })
    return { list, complete: totalPage <= 1 }
  }
  const next = before === undefined ? {} : { nextReqMessageID: String(before) }
  const page = await call(getDirectMessages, { conversationID, limit, ...next }, { alerts: false })
  return { list: page.messageList, complete: page.isCompleted }
}

/** The fair's own messaging: Socket.IO, with what was missed requested after every break. */
export function openOwnDriver(): ImClient {
  const { emit, on } = createListeners()
  const watched = new Set<number>()
  const followed = new Map<string, ReturnType<typeof createQueue>>()
  const context = new Set<string>()

  const hear = (conversationID: string, missed: Pick<MissedMessages, 'list' | 'revoked'>) => {
    followed.get(conversationID)?.take(missed.list)
    if (missed.revoked.length > 0) emit('revoked', { conversationID, ids: missed.revoked })
  }
  const askMissed = async (conversationID: string, ask: OwnSocket['ask']) => {
    // One question at a time: its answer brings all that is missing.
    if (context.has(conversationID)) return
    context.add(conversationID)
    try {
      for (let complete = false; !complete;) {
        const inOrder = followed.get(conversationID)
        if (!inOrder) return
        const missed = await ask('missed', { conversationID, after: inOrder.last() })
        hear(conversationID, missed)
        complete = missed.complete
      }
    } finally {
      context.delete(conversationID)
    }
  }
  const catchUp = (conversationID: string, after: number) => {
    const deliver = (list: ChatMessage[]) => emit('messages', { conversationID, list })
    // A failure shows as a break, after which it is requested again.
    const ask = () => void askMissed(conversationID, socket.ask).catch(() => undefined)
    followed.set(conversationID, createQueue(after, deliver, ask))
  }
  const enterRoom = async (groupId: string, ask: OwnSocket['ask'], again: boolean) => {
    const after = followed.get(groupId)?.last() ?? 0
    const entered = await ask('enter', { groupId, after, again })
    hear(groupId, entered)
    if (!entered.complete) await askMissed(groupId, ask)
    return { muted: entered.muted, canModerate: entered.canModerate }
  }

  let askAgain: ReturnType<typeof setTimeout> | undefined
  /** Asks for all that may have been lost, once the servers reach each other again. */
  const catchUpAll = () => {
    askAgain = undefined
    for (const conversationID of followed.keys()) void askMissed(conversationID, socket.ask).catch(() => undefined)
    for (const liveId of watched) emit('liveChanged', { liveId })
    emit('conversations', {})
    emit('notices', {})
    emit('orders', {})
  }

  const socket = openOwnSocket({
    auth: () => ({ token: local.get('token') ?? '', visitor: visitorKey(), language: getLanguage() }),
    onState: (state) => emit('state', state),
    onEvent(event, data) {
      if (event === 'behind') return void (askAgain ??= setTimeout(catchUpAll, Math.random() * SPREAD_MS))
      if (event !== 'messages') return emit(event, data)
      // oxlint-disable-next-line no-unsafe-type-assertion -- the contract of the event
      const { conversationID, list } = data as { conversationID: string; list: ChatMessage[] }
      const inOrder = followed.get(conversationID)
      // Of a conversation that nobody follows the news itself is enough: its list is requested again.
      if (inOrder) inOrder.take(list)
      else emit('conversations', {})
      return undefined
    },
    async restore(ask) {
      for (const liveId of watched) await ask('watch', { liveId })
      for (const conversationID of followed.keys()) {
        if (isRoom(conversationID)) await enterRoom(conversationID, ask, true)
        else await askMissed(conversationID, ask)
      }
    },
  })

  return {
    state: socket.state,
    on,
    watch(liveId) {
      watched.add(liveId)
      return socket.ask('watch', { liveId })
    },
    unwatch(liveId) {
      watched.delete(liveId)
      if (socket.state() === 'online') void socket.ask('unwatch', { liveId }).catch(() => undefined)
    },
    enter(groupId, after) {
      catchUp(groupId, after)
      return enterRoom(groupId, socket.ask, false)
    },
    leave(groupId) {
      followed.delete(groupId)
      if (socket.state() === 'online') void socket.ask('leave', { groupId }).catch(() => undefined)
    },
    follow(conversationID, after) {
      catchUp(conversationID, after)
      void askMissed(conversationID, socket.ask).catch(() => undefined)
    },
    unfollow: (conversationID) => void followed.delete(conversationID),
    history: pageOf,
    async send(to, content, options) {
      const { message } = await socket.ask('send', {
        to,
        clientId: options.clientId,
        content: await sentContent(to, content, options),
      })
      return message
    },
    markRead: (conversationID, sequence) =>
      socket.ask('read', { conversationID, sequence }).then(
        () => undefined,
        () => undefined,
      ),
    close() {
      clearTimeout(askAgain)
      socket.close()
    },
  }
}
