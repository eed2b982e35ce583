import { setTimeout as delay } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { errors } from '#contract/catalog/errors.ts'
import { REALTIME_PATH } from '#contract/live/chat/rules.ts'
import type { ChatMessage } from '#contract/live/chat/schemas.ts'
import { createQueue } from '#src/common/im/in-order.ts'

export interface Reader {
  send: (text: string, clientId: string) => Promise<boolean>
  /** Stops taking bytes from the line. */
  freeze: () => void
  close: () => void
}

interface ReaderOptions {
  origin: () => string
  token: string
  groupId: string
  onMessage: (message: ChatMessage) => void
}

const RETRY_MS = 200
/** What piled up during a break is more than a socket may send at once. */
const TOO_FAST = errors.TooFast.code

interface Answer {
  code: number
  data: { list: ChatMessage[]; complete: boolean; last: number }
}

/** What is made of an answer that a break kept from coming. */
const BROKEN: Answer = { code: -1, data: { list: [], complete: true, last: 0 } }

/**
 * A reader of a room that speaks Socket.IO's protocol over a bare WebSocket, so that the generator costs as little as
 * it does for the yardstick; comes back after a break, and asks for what it missed. Resolves when it has entered.
 */
export function openReader({ origin, token, groupId, onMessage }: ReaderOptions): Promise<Reader> {
  let socket: WebSocket
  let closed = false
  let entered = false
  let number = 0
  const waiting: (() => void)[] = []
  const acks = new Map<number, (answer: Answer) => void>()
  const ask = (name: string, input: unknown) =>
    new Promise<Answer>((resolve) => {
      if (socket.readyState !== WebSocket.OPEN) return resolve(BROKEN)
      number += 1
      acks.set(number, resolve)
      return socket.send(`42${number}${JSON.stringify([name, input])}`)
    })
  const from = (last: number) =>
    createQueue(
      last,
      (list) => list.forEach(onMessage),
      () => void missed(),
    )
  // Until the first entry says where the room stands, nothing is known and nothing is missed.
  let inOrder: ReturnType<typeof from> | undefined
  let context = false
  async function missed(): Promise<void> {
    if (context) return
    context = true
    for (let complete = false; !complete;) {
      const { data } = await ask('missed', { conversationID: groupId, after: inOrder?.last() ?? 0 })
      inOrder?.take(data.list)
      complete = data.complete
    }
    context = false
  }

  function hear(event: string): void {
    const [, { list }]: [name: string, data: { list: ChatMessage[] }] = JSON.parse(event)
    inOrder?.take(list)
  }
  function answered(packet: string): void {
    const id = /^\d+/.exec(packet)?.[0] ?? ''
    const [answer]: [Answer] = JSON.parse(packet.slice(id.length))
    acks.get(Number(id))?.(answer)
    acks.delete(Number(id))
  }

  return new Promise((resolve, reject) => {
    function connect(): void {
      socket = new WebSocket(`${origin().replace('http', 'ws')}${REALTIME_PATH}/?EIO=4&transport=websocket`)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        context = false
        for (const answer of acks.values()) answer(BROKEN)
        acks.clear()
        entered = false
        if (!closed) setTimeout(connect, RETRY_MS)
      })
      socket.on('message', (bytes: Buffer) => {
        const text = bytes.toString()
        if (text === '2') socket.send('3')
        else if (text.startsWith('0')) socket.send(`40${JSON.stringify({ token })}`)
        else if (text.startsWith('40')) void enter()
        else if (text.startsWith('44')) reject(new Error(text))
        else if (text.startsWith('42["messages"')) hear(text.slice(2))
        else if (text.startsWith('43')) answered(text.slice(2))
      })
    }
    async function enter(): Promise<void> {
      const after = inOrder && { after: inOrder.last() }
      const { code, data } = await ask('enter', { groupId, ...after, again: true })
      if (code === BROKEN.code) return undefined
      if (code !== 0) return reject(new Error(`entering was refused with ${code}`))
      inOrder ??= from(data.last)
      inOrder.take(data.list)
      if (!data.complete) await missed()
      entered = true
      for (const go of waiting.splice(0)) go()
      return resolve({
        async send(message, clientId) {
          // With the same id until it is known to be stored, or known to be refused.
          for (;;) {
            if (!entered) await new Promise<void>((go) => waiting.push(go))
            const sent = await ask('send', { to: groupId, clientId, content: { type: 'text', text: message } })
            // A socket that is closing breaks each answer at once, before it has closed.
            if (sent.code === TOO_FAST || sent.code === BROKEN.code) await delay(RETRY_MS)
            else return sent.code === 0
          }
        },
        freeze: () => socket.pause(),
        close: () => {
          closed = true
          socket.terminate()
        },
      })
    }
    connect()
  })
}
