import { decodePacket, encodePacket, type Packet as EnginePacket, type RawData } from 'engine.io-parser'
import { type WebSocketHandlerConnection, ws } from 'msw'
import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser'
import { REALTIME_PATH } from '#contract/live/chat/rules.ts'

/** Engine.IO and Socket.IO as the server speaks them, over a WebSocket that MSW answers. */

interface Wire {
  /** Sends an event to this client. */
  emit: (event: string, data: unknown) => void
  /** Ends the connection as a broken line does. */
  drop: () => void
}

export interface WireListener {
  command: (name: string, input: unknown) => unknown
  /** The connection has ended, by either side. */
  closed: () => void
}

interface Auth {
  token?: string
  language?: string
}

/** ms; the mock never asks whether the client is still there */
const NO_PING = 100_000_000

const endpoint = ws.link(new RegExp(REALTIME_PATH))
const encoder = new Encoder()

/** A handler that opens a listener for every connection with what it says of itself. */
export function onSockets(open: (auth: Auth, wire: Wire) => WireListener) {
  return endpoint.addEventListener('connection', ({ client }: WebSocketHandlerConnection) => {
    const sendFrame = (frame: EnginePacket) => encodePacket(frame, false, (data: RawData) => client.send(String(data)))
    const send = (packet: Pick<Packet, 'type' | 'data' | 'id'>) => {
      for (const data of encoder.encode({ ...packet, nsp: '/' })) sendFrame({ type: 'message', data })
    }
    const wire: Wire = {
      emit: (event, data) => send({ type: PacketType.EVENT, data: [event, data] }),
      drop: () => client.close(3_000),
    }
    let listener: WireListener | undefined
    const decoder = new Decoder()
    decoder.on('decoded', ({ type, data, id }: Packet) => {
      if (type === PacketType.CONNECT) {
        // oxlint-disable-next-line no-unsafe-type-assertion -- the page's own handshake
        listener = open((data ?? {}) as Auth, wire)
        send({ type: PacketType.CONNECT, data: { sid: 'mock-socket' } })
      }
      if (type !== PacketType.EVENT || !listener || !Array.isArray(data)) return
      const [name, input]: unknown[] = data
      const answer = listener.command(String(name), input)
      if (id !== undefined) send({ type: PacketType.ACK, id, data: [answer] })
    })
    const opening = { sid: 'mock', upgrades: [], pingInterval: NO_PING, pingTimeout: NO_PING, maxPayload: 1e6 }
    sendFrame({ type: 'open', data: JSON.stringify(opening) })
    client.addEventListener('close', () => listener?.closed())
    client.addEventListener('message', ({ data }) => {
      const frame = typeof data === 'string' ? decodePacket(data) : undefined
      if (frame?.type === 'message') decoder.add(frame.data)
    })
  })
}
