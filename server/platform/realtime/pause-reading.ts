import type { Socket } from 'socket.io'

/** The part of an engine.io WebSocket transport that reads: its types name none of it. */
interface WebSocketTransport {
  socket?: { pause?: () => void; resume?: () => void; isPaused?: boolean }
}

/**
 * Reads no more of a socket until `wait` calls back: what it sends waits at its own end, so that a flood costs whoever sends
 * it and nobody else.
 */
export function pauseReading({ conn }: Socket, wait: (then: () => void) => void): void {
  // oxlint-disable-next-line no-unsafe-type-assertion -- every field may be missing
  const { socket } = conn.transport as unknown as WebSocketTransport
  if (!socket?.pause || socket.isPaused) return
  socket.pause()
  wait(() => socket.resume?.())
}
