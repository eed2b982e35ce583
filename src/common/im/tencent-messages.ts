import type { Message } from 'tim-js-sdk'
import { countCharacters } from '#contract/core/rules.ts'
import { isTranslationOf } from '#contract/foundation/translation/rules.ts'
import type { ChatMessage, MessagePayload } from '#contract/live/chat/schemas.ts'
import { DIRECT_TEXT_MAX } from '#contract/live/live/limits.ts'

/** The parts of an SDK message that we use. */
export type TimMessage = Pick<
  Message,
  'ID' | 'type' | 'payload' | 'conversationID' | 'from' | 'nick' | 'avatar' | 'time' | 'isRevoked'
> & {
  /** Its number in its group; the SDK's types leave it out. */
  sequence?: number
  cloudCustomData?: string
}

/** Our name of a conversation: groups are called by their id alone. */
export const toConversationId = (conversationID: string): string => conversationID.replace(/^GROUP/, '')

/** Our name of a message. That of a room is its number there: by nothing else can the server have it deleted. */
export const toMessageId = ({ ID, conversationID, sequence }: TimMessage): string =>
  conversationID.startsWith('GROUP') && sequence ? String(sequence) : ID

const kinds: Record<string, ChatMessage['type']> = {
  TIMTextElem: 'text',
  TIMImageElem: 'image',
  TIMCustomElem: 'custom',
}

interface TimPicture {
  imageUrl?: string
  url?: string
}

/** The sender's translation as the SDK carries it beside a text. */
export const besideText = (translation: string | undefined): { cloudCustomData?: string } =>
  translation === undefined ? {} : { cloudCustomData: JSON.stringify({ translation }) }

function readTranslation(cloudCustomData = ''): string {
  try {
    const { translation }: { translation?: unknown } = Object(JSON.parse(cloudCustomData))
    return typeof translation === 'string' ? translation.trim() : ''
  } catch {
    return ''
  }
}

/** The sender's translation; none where there is other data, or what the fair's own server would refuse. */
function translationBeside(text: string, cloudCustomData: string | undefined): { translation?: string } {
  const translation = readTranslation(cloudCustomData)
  if (countCharacters(translation) > DIRECT_TEXT_MAX || !isTranslationOf(text, translation)) return {}
  return { translation }
}

/** The SDK leaves payloads untyped; only what we know is taken over. */
function payloadOf(type: ChatMessage['type'], { payload, ...message }: TimMessage): MessagePayload {
  const text = (name: string) => (typeof payload[name] === 'string' ? payload[name] : '')
  const isRoom = message.conversationID.startsWith('GROUP')
  if (type === 'text' && isRoom) return { text: text('text') }
  if (type === 'text') return { text: text('text'), ...translationBeside(text('text'), message.cloudCustomData) }
  if (type === 'custom') return { data: text('data'), description: text('description'), extension: text('extension') }
  const pictures: TimPicture[] = Array.isArray(payload['imageInfoArray']) ? payload['imageInfoArray'] : []
  return {
    imageInfoArray: pictures.map(({ imageUrl, url }) => ({
      imageUrl: imageUrl ?? url ?? '',
      url: url ?? imageUrl ?? '',
    })),
  }
}

/**
 * Numbers the messages of one conversation as they are met: Tencent's own numbers have gaps. Older pages count down
 * from the middle, newer messages up.
 */
export function createSequencer() {
  const known = new Map<string, number>()
  let lowest = 1_000_000
  let highest = lowest - 1
  return {
    newer(id: string): number {
      const sequence = known.get(id) ?? ++highest
      known.set(id, sequence)
      return sequence
    },
    /** A page that came before all that is known, its oldest first. */
    older(ids: readonly string[]): number[] {
      const fresh = ids.filter((id) => !known.has(id))
      lowest -= fresh.length
      for (const [i, id] of fresh.entries()) known.set(id, lowest + i)
      return ids.map((id) => known.get(id) ?? lowest)
    },
  }
}

/** A message of the SDK as ours; undefined: of a kind that the fair does not show. */
export function toChatMessage(message: TimMessage, sequence: number, clientId = ''): ChatMessage | undefined {
  const type = kinds[message.type]
  if (!type) return undefined
  const { conversationID, from, nick, avatar, time, isRevoked } = message
  const id = toMessageId(message)
  return {
    id,
    clientId: clientId || id,
    conversationID: toConversationId(conversationID),
    sequence,
    from,
    nick: nick ?? '',
    avatar: avatar ?? '',
    time,
    type,
    payload: isRevoked ? {} : payloadOf(type, message),
    isRevoked,
  }
}
