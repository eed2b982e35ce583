import { createClient } from '@redis/client'
import { createAdapter } from '@socket.io/redis-adapter'
import type { FastifyBaseLogger } from 'fastify'
import type { Server } from 'socket.io'
import { StartError } from '../start-error'

/** ms between two tries to come back to a Redis that went away */
const RETRY_MS = 1_000
/** Events that wait for a Redis that is away; what comes after them is lost, as everything would be for want of memory. */
const WAITING_MAX = 10_000
/** The event for clients that may have missed others. */
const BEHIND = 'behind'

export interface SharedRooms {
  /** Whether the other servers are reached at the moment. */
  isUp: () => boolean
  end: () => Promise<void>
}

type Log = Pick<FastifyBaseLogger, 'warn'>

/** A connection that gives up when the first try fails, and after that comes back by itself, which calls `onBack`. */
function connection(url: string, log: Log, onBack: () => void) {
  let state: 'starting' | 'up' | 'down' = 'starting'
  const client = createClient({
    url,
    socket: { reconnectStrategy: () => (state === 'starting' ? false : RETRY_MS) },
    commandsQueueMaxLength: WAITING_MAX,
    // An event that waits is delivered late; the driver would drop it after five seconds.
    commandOptions: { timeout: undefined },
  })
  client.on('ready', () => {
    const isBack = state === 'down'
    state = 'up'
    if (!isBack) return
    log.warn('redis is back')
    onBack()
  })
  // Without a listener an error would end the process; logged once, not with every try.
  client.on('error', (error: unknown) => {
    if (state === 'up') log.warn({ err: error }, 'redis is gone')
    if (state === 'up') state = 'down'
  })
  return client
}

/** What the adapter sends and awaits no answer to. */
const unawaited = new Set<string | symbol>(['publish', 'pSubscribe', 'subscribe', 'pUnsubscribe', 'unsubscribe'])

/** A client for the adapter: of what it does not await, a failure calls `onFailure`; it would end the process otherwise. */
function neverFailing<C extends object>(client: C, onFailure: () => void): C {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      if (!unawaited.has(name)) return value.bind(target)
      return (...sent: unknown[]) => Promise.resolve(Reflect.apply(value, target, sent)).catch(onFailure)
    },
  })
}

function notThere(url: string, error: unknown): StartError {
  const reason =
    error instanceof Error && 'code' in error ? error.code : error instanceof Error ? error.message : String(error)
  return new StartError(
    `REDIS_URL: ${new URL(url).host} cannot be opened (${String(reason)}). Correct the address, or start Redis.`,
  )
}

/**
 * Shares rooms with the other servers on the same Redis. What is sent while it is away is published when it comes back; where
 * something may have been lost, the clients concerned hear `behind`. Throws StartError when it is not there.
 */
export async function shareRooms(io: Server, url: string, log: Log): Promise<SharedRooms> {
  let hasLost = false
  const publisher = connection(url, log, () => {
    if (hasLost) io.emit(BEHIND, {})
    hasLost = false
  })
  // What others published while it was away has not reached this server.
  const subscriber = connection(url, log, () => void io.local.emit(BEHIND, {}))
  const clients = [publisher, subscriber] as const
  const publishing = neverFailing(publisher, () => {
    hasLost = true
  })
  // It subscribes again by itself.
  const subscribing = neverFailing(subscriber, () => {})
  try {
    await Promise.all(clients.map((client) => client.connect()))
  } catch (error) {
    for (const client of clients) if (client.isOpen) client.destroy()
    throw notThere(url, error)
  }
  io.adapter(createAdapter(publishing, subscribing, { key: 'yunzhan', requestsTimeout: 1_000 }))
  return {
    isUp: () => clients.every((client) => client.isReady),
    async end() {
      for (const client of clients) client.destroy()
    },
  }
}
