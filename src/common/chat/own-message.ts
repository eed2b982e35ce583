import type { ImContent } from '../im/im-client'
import { getSession } from '../session/session'
import type { ShownMessage } from './shown-message'

/** A message of one's own as it is drawn until it is stored; `picture` is the address of a picture's bytes. */
export function createOwnMessage(
  conversationID: string,
  clientId: string,
  content: ImContent,
  picture: string | undefined,
): ShownMessage {
  const user = getSession()?.user
  return {
    id: '',
    clientId,
    conversationID,
    sequence: 0,
    from: user?.userId ?? '',
    nick: user?.nickName || user?.personName || '',
    avatar: user?.headPic ?? '',
    time: Math.floor(Date.now() / 1_000),
    type: content.type,
    payload: payloadOf(content, picture),
    isRevoked: false,
    status: 'unSend',
    progress: 0,
  }
}

function payloadOf(content: ImContent, picture = ''): ShownMessage['payload'] {
  if (content.type === 'text') return { text: content.text, translation: content.translation }
  if (content.type === 'image') return { imageInfoArray: [{ imageUrl: picture, url: picture }] }
  return { data: content.data, description: content.description }
}
