import type { Socket } from 'socket.io'

/** ms for which one who sends too fast is not read: what it sends waits at its own end */
const PAUSE_MS = 250

/** The part of an engine.io WebSocket transport that reads: its types name none of it. */
interface WebSocketTransport {
  socket?: { pause?: () => void; resume?: () => void; isPaused?: boolean }
}

/** Reads no more of a socket for a moment, so that a flood costs whoever sends it and nobody else. */
export function pauseReading({ conn }: Socket): void {
  // oxlint-disable-next-line no-unsafe-type-assertion -- every field may be missing
  const { socket } = conn.transport as unknown as WebSocketTransport
  if (!socket?.pause || socket.isPaused) return
  socket.pause()
  setTimeout(() => socket.resume?.(), PAUSE_MS).unref()
}
