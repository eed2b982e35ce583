import type { Server } from 'socket.io'
import { setTimeout as wait } from 'node:timers/promises'

/** ms between two connections that are closed: 100 a second arrive at the other servers */
const APART_MS = 10
/** ms that closing all takes at most */
const LONGEST_MS = 10_000
/** ms between two looks at which are due */
const TICK_MS = 50

function shuffled<T>(list: T[]): T[] {
  return list
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

/**
 * Closes the connections of sockets spread over time, so that their clients do not reach the next server all at once. The
 * transport alone is closed: a client takes that for a broken line and reconnects by itself, after a random delay.
 */
export async function drainSockets(io: Server): Promise<void> {
  const open = shuffled([...io.of('/').sockets.values()])
  const spread = Math.min(LONGEST_MS, open.length * APART_MS)
  const began = performance.now()
  let closed = 0
  while (closed < open.length) {
    const due = Math.min(open.length, Math.ceil(((performance.now() - began + TICK_MS) / spread) * open.length))
    for (const socket of open.slice(closed, due)) socket.conn.close()
    closed = due
    if (closed < open.length) await wait(TICK_MS)
  }
}
