import type { Conversation } from '#contract/live/customer-service/schemas.ts'
import { FAIR_SERVICE } from '#contract/live/live/limits.ts'
import type { Listed } from '../conversation-list'

interface Texts {
  /** The fair's service by name; undefined: it is not listed. */
  fair: string | undefined
  waiting: string
  answered: string
}
type Service = Pick<Listed, 'userId' | 'nick' | 'avatar'>

const withoutMessages = (service: Service): Listed => ({ ...service, unreadCount: 0, lastMessage: null })

/** A visitor's conversations: the fair's own service first, then the one just opened, then the last first. */
export function listedServices(
  conversations: readonly Conversation[],
  opened: Service | undefined,
  texts: Texts,
): Listed[] {
  const known = conversations.map((one): Listed => {
    const { userId, nick, avatar, lastMessage, inquiry } = one
    const isWaiting = inquiry === 'waiting'
    return {
      userId,
      nick,
      avatar,
      lastMessage,
      // What is open is read.
      unreadCount: userId === opened?.userId ? 0 : one.unreadCount,
      mark: { text: isWaiting ? texts.waiting : texts.answered, kind: isWaiting ? 'waiting' : 'quiet' },
    }
  })
  const isFair = ({ userId }: Service) => userId === FAIR_SERVICE
  const isKnown = (userId: string) => known.some((one) => one.userId === userId)
  const fair = texts.fair === undefined ? [] : [withoutMessages({ userId: FAIR_SERVICE, nick: texts.fair, avatar: '' })]
  const first = known.some(isFair) ? known.filter(isFair) : fair
  const fresh = opened && !isFair(opened) && !isKnown(opened.userId) && opened.nick ? [withoutMessages(opened)] : []
  return [...first, ...fresh, ...known.filter((one) => !isFair(one))]
}
