import { type WebSocketHandlerConnection, ws } from 'msw'
import { REALTIME_PATH } from '../../contract/chat/rules'

/** Just enough of Engine.IO 4 and Socket.IO 5 over a WebSocket that MSW answers. */

interface Wire {
  /** Tells this client of something. */
  emit: (event: string, data: unknown) => void
  /** Ends the connection as a broken line does. */
  drop: () => void
}

export interface WireListener {
  command: (name: string, input: unknown) => unknown
}

/** ms; the mock never asks whether the client is still there */
const NO_PING = 100_000_000

const endpoint = ws.link(new RegExp(REALTIME_PATH))

function parsed(text: string): unknown[] {
  const value: unknown = JSON.parse(text)
  return Array.isArray(value) ? value : []
}

/** A handler that opens a listener for every connection with what it says of itself. */
export function onSockets(open: (auth: { token?: string; language?: string }, wire: Wire) => WireListener) {
  return endpoint.addEventListener('connection', ({ client }: WebSocketHandlerConnection) => {
    const wire: Wire = {
      emit: (event, data) => client.send(`42${JSON.stringify([event, data])}`),
      drop: () => client.close(3_000),
    }
    let listener: WireListener | undefined
    client.send(
      `0${JSON.stringify({ sid: 'mock', upgrades: [], pingInterval: NO_PING, pingTimeout: NO_PING, maxPayload: 1e6 })}`,
    )
    client.addEventListener('message', ({ data }) => {
      const [, type, id = '', body = ''] = /^(40|42)(\d*)(.*)$/s.exec(typeof data === 'string' ? data : '') ?? []
      if (type === '40') {
        // oxlint-disable-next-line no-unsafe-type-assertion -- the page's own handshake
        listener = open((body ? JSON.parse(body) : {}) as { token?: string; language?: string }, wire)
        client.send('40{"sid":"mock-socket"}')
      }
      if (type !== '42' || !listener) return
      const [name, input] = parsed(body)
      client.send(`43${id}${JSON.stringify([listener.command(String(name), input)])}`)
    })
  })
}
