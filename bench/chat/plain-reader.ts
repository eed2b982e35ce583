import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { ChatMessage } from '#contract/live/chat/schemas.ts'
import type { Reader } from './reader'

/** A reader of the yardstick; a message has the fields and the size of our own. */
export async function openPlainReader(origin: string, onMessage: (message: ChatMessage) => void): Promise<Reader> {
  const socket = new WebSocket(origin.replace('http', 'ws'))
  socket.on('message', (bytes: Buffer) => {
    const message: ChatMessage = JSON.parse(bytes.toString())
    onMessage(message)
  })
  await once(socket, 'open')
  return {
    async send(text, clientId) {
      const message = {
        id: '1',
        clientId,
        conversationID: 'LIVE-11',
        from: '40',
        nick: '读者0',
        avatar: '',
        time: 0,
        type: 'text',
        payload: { text },
        isRevoked: false,
      }
      socket.send(JSON.stringify(message))
      return true
    },
    freeze: () => socket.pause(),
    close: () => socket.terminate(),
  }
}
