import TIM from 'tim-js-sdk'
import type { ChatMessage } from '#contract/live/chat/schemas.ts'
import { exportUser, getUserSig } from '#contract/live/chat/endpoints.ts'
import { parseRoomConversationId } from '#contract/live/chat/rules.ts'
import { JOIN_TEXT } from '#contract/live/live/limits.ts'
import i18next from 'i18next'
import { ApiError } from '../request/api-error'
import { call } from '../request/call'
import { getSession } from '../session/session'
import type { HistoryPage, ImClient, ImContent, ImState, SendOptions } from './im-client'
import { createListeners } from './listeners'
import { openOwnDriver } from './own-driver'
import { assertSafeText } from './refuse-words'
import {
  besideText,
  createSequencer,
  toChatMessage,
  toConversationId,
  toMessageId,
  type TimMessage,
} from './tencent-messages'
import { createTencentRooms } from './tencent-rooms'

type Sdk = ReturnType<typeof TIM.create>
/** What is used of the SDK; tests stand in for it. */
export type TimSdk = Pick<
  Sdk,
  | 'login'
  | 'logout'
  | 'on'
  | 'joinGroup'
  | 'quitGroup'
  | 'createTextMessage'
  | 'createImageMessage'
  | 'createCustomMessage'
  | 'sendMessage'
  | 'getMessageList'
  | 'setMessageRead'
>

/** Tencent's codes of somebody who may not speak in a group. */
const MUTED = new Set([10_017, 20_012])

function refusalOf(error: unknown): ApiError {
  const given: { code?: unknown; message?: unknown } = Object(error)
  const muted = typeof given.code === 'number' && MUTED.has(given.code)
  if (muted) return new ApiError('refused', 0, i18next.t('chat:message.muted'), { error: 'Muted' })
  return new ApiError('network', 0, typeof given.message === 'string' ? given.message : '')
}

/**
 * Messages by Tencent's SDK (spec: live §7); what else happens in a room, its goods, number and status, still comes over
 * the fair's own sockets.
 */
export function openTencentDriver(sdkAppId: number, tim: TimSdk = TIM.create({ SDKAppID: sdkAppId })): ImClient {
  const own = openOwnDriver()
  const { emit, on } = createListeners()
  const numberings = new Map<string, ReturnType<typeof createSequencer>>()
  const cursors = new Map<string, string>()
  let state: ImState = 'connecting'
  const become = (next: ImState) => {
    state = next
    emit('state', next)
  }
  const numberingOf = (conversationID: string) => {
    const known = numberings.get(conversationID) ?? createSequencer()
    numberings.set(conversationID, known)
    return known
  }
  // The SDK reveals nothing of a deletion in an AVChatRoom.
  for (const event of ['count', 'liveChanged', 'liveCaption', 'pushed', 'withdrawn', 'revoked', 'moderated'] as const)
    own.on(event, (data) => emit(event, data))

  const hear = ({ data }: { data: TimMessage[] }) => {
    for (const message of data) {
      const conversationID = toConversationId(message.conversationID)
      const received = toChatMessage(message, numberingOf(conversationID).newer(message.ID))
      if (!received) continue
      // spec: live §5, a text that says who has come
      if (received.payload.text === JOIN_TEXT)
        emit('joined', { groupId: conversationID, nicks: [received.nick || received.from] })
      else emit('messages', { conversationID, list: [received] })
    }
  }
  tim.on(TIM.EVENT.MESSAGE_RECEIVED, hear)
  tim.on(TIM.EVENT.MESSAGE_REVOKED, ({ data }: { data: TimMessage[] }) => {
    for (const message of data)
      emit('revoked', { conversationID: toConversationId(message.conversationID), ids: [toMessageId(message)] })
  })
  tim.on(TIM.EVENT.KICKED_OUT, () => {
    become('kicked')
    emit('kicked', {})
  })
  tim.on(TIM.EVENT.NET_STATE_CHANGE, ({ data }: { data: { state: string } }) => {
    if (state !== 'kicked') become(data.state === 'connected' ? 'online' : 'offline')
  })

  async function logIn(): Promise<void> {
    const session = getSession()
    if (!session) throw new ApiError('refused', 0, '')
    const { userId, nickName, personName, headPic } = session.user
    await call(exportUser, { userId, nick: nickName || personName || '', faceUrl: headPic ?? '' }, { alerts: false })
    const userSig = await call(getUserSig, { userId }, { alerts: false })
    const ready = new Promise<void>((resolve) => tim.on(TIM.EVENT.SDK_READY, () => resolve()))
    await tim.login({ userID: userId, userSig })
    await ready
    become('online')
  }
  let loggedIn: Promise<void> | undefined
  const ready = () =>
    (loggedIn ??= logIn().catch((error: unknown) => {
      loggedIn = undefined
      throw error
    }))

  const rooms = createTencentRooms({
    own,
    ready,
    joinGroup: (groupID) => tim.joinGroup({ groupID, type: TIM.TYPES.GRP_AVCHATROOM }),
    quitGroup: (groupID) => tim.quitGroup(groupID),
  })
  on('moderated', ({ groupId, banned }) => {
    // Tencent may be notified of it later than we do.
    if (banned) rooms.leave(groupId)
  })

  function draft(to: string, content: ImContent, { onProgress }: Partial<SendOptions>) {
    const isRoom = parseRoomConversationId(to) !== undefined
    const address = {
      to: isRoom ? to : to.replace(/^C2C/, ''),
      conversationType: isRoom ? TIM.TYPES.CONV_GROUP : TIM.TYPES.CONV_C2C,
    }
    if (content.type === 'text') {
      const { text, translation } = content
      return tim.createTextMessage({ ...address, payload: { text }, ...besideText(translation) })
    }
    if (content.type === 'image') {
      // The SDK's types leave the progress out; its reference has it beside the file.
      const picture = { ...address, payload: { file: content.file }, onProgress }
      return tim.createImageMessage(picture)
    }
    const { data, description } = content
    return tim.createCustomMessage({ ...address, payload: { data, description, extension: '' } })
  }

  /** A page of the SDK's own size, 15. Of an AVChatRoom it has none: Tencent keeps nothing of what was reported there. */
  async function pageOf(conversationID: string, before: number | undefined): Promise<HistoryPage> {
    const next = before === undefined ? undefined : cursors.get(conversationID)
    const theirs = parseRoomConversationId(conversationID) === undefined ? conversationID : `GROUP${conversationID}`
    const { data } = await tim.getMessageList({
      conversationID: theirs,
      ...(next ? { nextReqMessageID: next } : {}),
    })
    const page: { messageList: TimMessage[]; nextReqMessageID: string; isCompleted: boolean } = data
    cursors.set(conversationID, page.nextReqMessageID)
    const numbers = numberingOf(conversationID).older(page.messageList.map(({ ID }) => ID))
    const list = page.messageList.flatMap((message, i) => toChatMessage(message, numbers[i] ?? 0) ?? [])
    return { list, complete: page.isCompleted }
  }

  return {
    state: () => state,
    on,
    watch: own.watch,
    unwatch: own.unwatch,
    async enter(groupId) {
      const standing = await rooms.join(groupId)
      await tim.sendMessage(draft(groupId, { type: 'text', text: JOIN_TEXT }, {})).catch(() => undefined)
      return standing
    },
    leave: (groupId) => rooms.leave(groupId),
    follow: () => void ready().catch(() => undefined),
    unfollow: () => undefined,
    async history(conversationID, { before }) {
      if (parseRoomConversationId(conversationID) === undefined) await ready()
      else await rooms.join(conversationID)
      return pageOf(conversationID, before)
    },
    async send(to, content, options): Promise<ChatMessage> {
      await ready()
      if (content.type === 'text') await assertSafeText(content.text, content.translation)
      const sent: { data: { message: TimMessage } } = await tim
        .sendMessage(draft(to, content, options))
        .catch((error: unknown) => {
          throw refusalOf(error)
        })
      const { message } = sent.data
      const ours = toChatMessage(message, numberingOf(to).newer(message.ID), options.clientId)
      if (!ours) throw new ApiError('refused', 0, '')
      return ours
    },
    markRead: (conversationID) =>
      tim.setMessageRead({ conversationID }).then(
        () => undefined,
        () => undefined,
      ),
    close() {
      own.close()
      void tim.logout().catch(() => undefined)
    },
  }
}
