import type { Server, Socket } from 'socket.io'

/** bytes and frames that may wait for one reader; past either it is closed, and catches up when it is back */
const BYTES_MAX = 1_048_576
const FRAMES_MAX = 512
const EVERY_MS = 500

/** The part of an engine.io WebSocket transport that tells what waits: its types name none of it. */
interface WebSocketTransport {
  socket?: { bufferedAmount?: number }
}

function isBehind({ conn }: Socket): boolean {
  // oxlint-disable-next-line no-unsafe-type-assertion -- read alone, and every field may be missing
  const transport = conn.transport as unknown as WebSocketTransport
  // engine.io keeps what it has not handed over in `writeBuffer`, which its types leave out
  // oxlint-disable-next-line no-unsafe-type-assertion -- as above
  const { writeBuffer } = conn as unknown as { writeBuffer?: unknown[] }
  return (transport.socket?.bufferedAmount ?? 0) > BYTES_MAX || (writeBuffer?.length ?? 0) > FRAMES_MAX
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
