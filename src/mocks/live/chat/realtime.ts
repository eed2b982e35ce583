import { refusedAnswer } from '#contract/catalog/errors.ts'
import type { ChatMessage } from '#contract/live/chat/schemas.ts'
import type { SentContent } from '#contract/live/chat/realtime.ts'
import type { CommandParsed, RealtimeEvent, RealtimeEvents } from '#contract/catalog/realtime.ts'
import type { Language } from '#contract/core/language.ts'
import { accountOfToken, type MockAccount } from '#src/mocks/foundation/accounts/accounts.ts'
import { answers, CROWD, offencesIn, serviceAnswer } from './lines'
import { pushMock } from '#src/mocks/live/live/goods.ts'
import { bansOf, moderates } from '#src/mocks/live/live/moderation.ts'
import { hasScenario } from './scenario'
import { addMessage, messagesOf } from './store'
import { noteMockRead } from '#src/mocks/live/customer-service/conversations.ts'
import { onSockets, type WireListener } from './realtime-wire'

const SOON_MS = 400
const ANSWER_MS = 900
const AUDIENCE = 1_286

type Tell = <Event extends RealtimeEvent>(event: Event, data: RealtimeEvents[Event]) => void
const open = new Set<Tell>()

/** Notifies every connected page; handlers of calls use it too. */
export const notifyAll: Tell = (event, data) => {
  for (const notify of open) notify(event, data)
}

const done = (data: object) => ({ code: 0, msg: '', data })
const later = (ms: number, act: () => void) => void setTimeout(act, ms)

const payloadOf = (content: SentContent): ChatMessage['payload'] => {
  if (content.type === 'text') return { text: content.text.trim(), translation: content.translation?.trim() }
  if (content.type === 'image') return { imageInfoArray: [{ imageUrl: content.url, url: content.url }] }
  return { data: content.data, description: content.description }
}

function missed(conversationID: string, after: number) {
  const list = messagesOf(conversationID)
  return {
    list: list.filter(({ sequence }) => sequence > after),
    complete: true,
    revoked: list.flatMap(({ isRevoked, id }) => (isRevoked ? [id] : [])),
    last: list.length,
  }
}

let answered = 0

/** The bot of a room, or the other side of a conversation between two. */
function answer(conversationID: string, notify: Tell): void {
  if (hasScenario('quiet')) return
  const isRoom = conversationID.startsWith('LIVE-')
  const text = isRoom ? (answers[answered++ % answers.length] ?? '') : serviceAnswer
  const from = isRoom ? CROWD.userId : conversationID.replace(/^C2C/, '')
  later(ANSWER_MS, () => {
    const message = addMessage(conversationID, {
      from,
      nick: isRoom ? CROWD.nick : '',
      type: 'text',
      payload: { text },
    })
    notify('messages', { conversationID, list: [message] })
  })
}

interface Connection {
  account: MockAccount | undefined
  language: Language
  notify: Tell
  drop: () => void
}

/** What happens after the reader's first message, if the scenario requests it. */
function afterFirst(groupId: string, { notify, drop }: Connection): void {
  if (hasScenario('muting')) later(SOON_MS, () => notify('moderated', { groupId, muted: true }))
  if (hasScenario('removing')) later(SOON_MS, () => notify('moderated', { groupId, banned: true }))
  if (hasScenario('offline')) later(SOON_MS, drop)
  if (hasScenario('kicked')) {
    later(SOON_MS, () => {
      notify('kicked', {})
      // A line that is closed at once would swallow it.
      later(0, drop)
    })
  }
}

const roomNumber = (groupId: string): number => Number(groupId.slice('LIVE-'.length))

const isIn = (groupId: string, kind: 'mute' | 'ban', userId: string): boolean =>
  bansOf(roomNumber(groupId)).some((one) => one.kind === kind && one.userId === userId)

/** The commands of one connection. */
function commandsOf(connection: Connection) {
  const { account, language, notify } = connection
  let muted = hasScenario('muted')
  let hasSent = false
  const me = account?.userId ?? ''
  return {
    watch({ liveId }: CommandParsed<'watch'>) {
      if (hasScenario('pushed')) {
        later(SOON_MS, () => {
          const goods = pushMock(liveId, 1, language)
          if (goods) notify('pushed', { liveId, goods })
        })
      }
      return done({ onlineCount: AUDIENCE + liveId })
    },
    enter({ groupId, after, again }: CommandParsed<'enter'>) {
      if (hasScenario('banned') || isIn(groupId, 'ban', me)) return refusedAnswer('Banned', {}, language)
      muted ||= isIn(groupId, 'mute', me)
      if (!again) later(SOON_MS, () => notify('joined', { groupId, nicks: [account?.name[0] ?? ''] }))
      return done({ ...missed(groupId, after ?? 0), muted, canModerate: moderates(me, roomNumber(groupId)) })
    },
    send({ to, clientId, content }: CommandParsed<'send'>) {
      if (muted && to.startsWith('LIVE-')) return refusedAnswer('Muted', {}, language)
      const { text = '', translation = '' } = payloadOf(content)
      const offences = [...offencesIn(text), ...offencesIn(translation)]
      if (offences.length > 0) return refusedAnswer('SensitiveWords', { words: offences }, language)
      const message = addMessage(to, {
        from: me,
        nick: account?.name[0] ?? '',
        type: content.type,
        payload: payloadOf(content),
        clientId,
      })
      notify('messages', { conversationID: to, list: [message] })
      answer(to, notify)
      if (!hasSent) afterFirst(to, connection)
      hasSent = true
      muted ||= hasScenario('muting')
      return done({ message })
    },
    missed: ({ conversationID, after }: CommandParsed<'missed'>) => done(missed(conversationID, after)),
    // Nobody else comes into the rooms of the mock fair; one waits there.
    enterTalk: () => done({}),
    signalTalk: () => done({}),
    leaveTalk: () => done({}),
    unwatch: () => done({}),
    leave: () => done({}),
    read({ conversationID, sequence }: CommandParsed<'read'>) {
      noteMockRead(conversationID, sequence)
      return done({})
    },
  }
}

function listen(auth: { token?: string; language?: string }, wire: { emit: Tell; drop: () => void }): WireListener {
  const language: Language = auth.language === 'en-US' ? 'en-US' : 'zh-CN'
  const account = auth.token ? accountOfToken(auth.token) : undefined
  const notify: Tell = (event, data) => wire.emit(event, data)
  open.add(notify)
  const commands = commandsOf({ account, language, notify, drop: wire.drop })
  return {
    closed: () => open.delete(notify),
    command(name, input) {
      // oxlint-disable-next-line no-unsafe-type-assertion -- commands come from typed calls of the page
      const act = Reflect.get(commands, name) as ((given: unknown) => unknown) | undefined
      if (!act) return refusedAnswer('BadCommand', {}, language)
      const isGuests = name === 'watch' || name === 'unwatch'
      return account || isGuests ? act(input) : refusedAnswer('LoginExpired', {}, language)
    },
  }
}

/** The sockets of the mock fair: rooms with a bot, conversations with a service that answers. */
export const realtime = onSockets(listen)
