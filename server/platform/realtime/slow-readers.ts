import type { Server, Socket } from 'socket.io'

/** bytes and frames that may wait for one reader; past either it is closed, and catches up when it is back */
const BYTES_MAX = 1_048_576
const FRAMES_MAX = 512
const EVERY_MS = 500

/** The part of an engine.io WebSocket transport that shows what waits: its types name none of it. */
interface WebSocketTransport {
  socket?: { bufferedAmount?: number }
}

/** A packet that engine.io holds back until the one before it is written. */
interface HeldPacket {
  data?: unknown
  options?: { wsPreEncodedFrame?: Buffer[] }
}

/** The bytes of a packet, at least: characters that are encoded one by one count as one. */
function sizeOf({ data, options }: HeldPacket): number {
  const frame = options?.wsPreEncodedFrame
  if (frame) return frame.reduce((sum, piece) => sum + piece.length, 0)
  return typeof data === 'string' || Buffer.isBuffer(data) ? data.length : 0
}

/** Whether more waits for a reader than may: in its socket, and in the queue of engine.io, which hands over one by one. */
function isBehind({ conn }: Socket): boolean {
  // oxlint-disable-next-line no-unsafe-type-assertion -- read alone, and every field may be missing
  const transport = conn.transport as unknown as WebSocketTransport
  // engine.io's types leave `writeBuffer` out
  // oxlint-disable-next-line no-unsafe-type-assertion -- as above
  const { writeBuffer: held = [] } = conn as unknown as { writeBuffer?: HeldPacket[] }
  if (held.length > FRAMES_MAX) return true
  const inSocket = transport.socket?.bufferedAmount ?? 0
  return held.reduce((sum, packet) => sum + sizeOf(packet), inSocket) > BYTES_MAX
}

/** Closes readers that do not read, so that what waits for them does not grow. Returns the end of it. */
export function closeSlowReaders(io: Server, onClosed: () => void): () => void {
  const timer = setInterval(() => {
    for (const socket of io.sockets.sockets.values()) {
      if (!isBehind(socket)) continue
      onClosed()
      // `true`: at once. An orderly close would wait behind what is not read.
      socket.conn.close(true)
    }
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
