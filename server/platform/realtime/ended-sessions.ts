import type { FastifyBaseLogger } from 'fastify'
import type { Server } from 'socket.io'
import type { SocketData } from './presence'

const EVERY_MS = 10_000
const AT_ONCE = 500

interface Sweep {
  /** Looks at once. */
  run: () => Promise<void>
  stop: () => void
}

/** Closes sockets of sessions that ended elsewhere, and sends them the reason. */
export function closeEndedSessions(
  io: Server,
  whichStand: (tokens: string[]) => Promise<Set<string>>,
  log: FastifyBaseLogger,
): Sweep {
  async function sweep(): Promise<void> {
    const open = [...io.sockets.sockets.values()].flatMap((socket) => {
      // oxlint-disable-next-line no-unsafe-type-assertion -- set when the socket was let in
      const { token } = socket.data as SocketData
      return token === '' ? [] : [{ socket, token }]
    })
    for (let i = 0; i < open.length; i += AT_ONCE) {
      const some = open.slice(i, i + AT_ONCE)
      const standing = await whichStand(some.map(({ token }) => token))
      for (const { socket, token } of some) {
        if (standing.has(token)) continue
        socket.emit('kicked', {})
        socket.disconnect()
      }
    }
  }
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.error({ err: error }, 'looking for ended sessions failed'))
  }, EVERY_MS)
  timer.unref()
  return { run: sweep, stop: () => clearInterval(timer) }
}
