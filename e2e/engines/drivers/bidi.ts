import { once } from 'node:events'
import WebSocket from 'ws'
import { z } from 'zod'

const Message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number().nullable(), error: z.string(), message: z.string() }),
  z.object({ type: z.literal('event'), method: z.string(), params: z.unknown() }),
])

export interface Bidi {
  send: (method: string, params: object) => Promise<unknown>
  on: (event: string, listener: (params: unknown) => void) => void
}

/** A connection by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/#transport). */
export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url)
  await once(socket, 'open')
  const pending = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  const listeners = new Map<string, (params: unknown) => void>()
  let lastId = 0
  socket.on('message', (data: Buffer) => {
    const message = Message.parse(JSON.parse(data.toString()))
    if (message.type === 'event') {
      listeners.get(message.method)?.(message.params)
      return
    }
    const command = pending.get(message.id ?? 0)
    pending.delete(message.id ?? 0)
    if (message.type === 'success') command?.resolve(message.result)
    else command?.reject(new Error(`${message.error}: ${message.message}`))
  })
  socket.on('close', () => {
    for (const { reject } of pending.values()) reject(new Error('The browser closed the connection'))
    pending.clear()
  })
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        lastId += 1
        pending.set(lastId, { resolve, reject })
        socket.send(JSON.stringify({ id: lastId, method, params }))
      }),
    on: (event, listener) => void listeners.set(event, listener),
  }
}
