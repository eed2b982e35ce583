import { createClient } from '@redis/client'
import { createAdapter } from '@socket.io/redis-adapter'
import type { FastifyBaseLogger } from 'fastify'
import type { Server } from 'socket.io'
import { StartError } from '../start-error'

/** ms between two tries to come back to a Redis that went away */
const RETRY_MS = 1_000

export interface SharedRooms {
  /** Whether the other servers are reached at the moment. */
  isUp: () => boolean
  end: () => Promise<void>
}

type Log = Pick<FastifyBaseLogger, 'warn'>

/** A connection that gives up when the first try fails, and after that comes back by itself. */
function connection(url: string, log: Log) {
  let state: 'starting' | 'up' | 'down' = 'starting'
  const client = createClient({ url, socket: { reconnectStrategy: () => (state === 'starting' ? false : RETRY_MS) } })
  client.on('ready', () => {
    if (state === 'down') log.warn('redis is back')
    state = 'up'
  })
  // Without a listener an error would end the process; logged once, not with every try.
  client.on('error', (error: unknown) => {
    if (state === 'up') log.warn({ err: error }, 'redis is gone')
    if (state === 'up') state = 'down'
  })
  return client
}

function notThere(url: string, error: unknown): StartError {
  const reason =
    error instanceof Error && 'code' in error ? error.code : error instanceof Error ? error.message : String(error)
  return new StartError(
    `REDIS_URL: ${new URL(url).host} cannot be opened (${String(reason)}). Correct the address, or start Redis.`,
  )
}

/** Shares rooms with the other servers on the same Redis. Throws StartError when it is not there. */
export async function shareRooms(io: Server, url: string, log: Log): Promise<SharedRooms> {
  const clients = [connection(url, log), connection(url, log)] as const
  const [publisher, subscriber] = clients
  try {
    await Promise.all(clients.map((client) => client.connect()))
  } catch (error) {
    for (const client of clients) if (client.isOpen) client.destroy()
    throw notThere(url, error)
  }
  io.adapter(createAdapter(publisher, subscriber, { key: 'yunzhan', requestsTimeout: 1_000 }))
  return {
    isUp: () => clients.every((client) => client.isReady),
    async end() {
      for (const client of clients) client.destroy()
    },
  }
}
