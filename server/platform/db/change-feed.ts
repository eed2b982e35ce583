import pg from 'pg'
import * as z from 'zod'

const CHANNEL = 'changes'
/** ms before listening is tried again, doubled each time up to the last */
const RETRY_MS = { first: 100, last: 10_000 }
/** ms between two looks at the connection, and within which it must answer */
const PROBE_EVERY_MS = 15_000
const PROBE_LIMIT_MS = 5_000

const Announced = z.object({ sender: z.string(), tags: z.array(z.string()) })
const Signalled = z.object({ signal: z.string(), id: z.int() })

/** What a server sends to the others when it has written. */
export type Announcement = Readonly<z.output<typeof Announced>>
/** The message to all servers after a commit: a record has changed. */
export type Signal = Readonly<z.output<typeof Signalled>>

/** For `select pg_notify($1, $2)` within the transaction: PostgreSQL sends it with the commit, or not at all. */
export const buildAnnouncement = (announcement: Announcement | Signal) => ({
  channel: CHANNEL,
  payload: JSON.stringify(announcement),
})

function readAnnouncement(payload: string | undefined): Announcement | Signal | undefined {
  try {
    return z.union([Announced, Signalled]).parse(JSON.parse(payload ?? ''))
  } catch {
    return undefined
  }
}

export interface ChangeFeed {
  /** Whether what others write is heard of at once. */
  isHeard: () => boolean
  close: () => Promise<void>
}

interface Hearing {
  /** What a server has changed. */
  onAnnounced: (announcement: Announcement) => void
  onSignal: (signal: Signal) => void
  /** Something may have been missed: listening has begun, or ended. */
  onGap: () => void
}

/**
 * Listens for the changes that other servers announce, on a connection of its own; a connection that ends or falls
 * silent is made again. PostgreSQL must be reached directly or by a pooler in session mode: others swallow LISTEN
 * (`DATABASE_DIRECT_URL`).
 */
export async function followChanges(
  connectionString: string,
  { onAnnounced, onSignal, onGap }: Hearing,
): Promise<ChangeFeed> {
  let listening: pg.Client | undefined
  let isClosed = false
  let retryMs = RETRY_MS.first
  let timer: NodeJS.Timeout | undefined

  function lose(client: pg.Client): void {
    client.removeAllListeners('notification')
    void client.end().catch(() => undefined)
    if (listening === client) {
      listening = undefined
      onGap()
    }
    if (isClosed) return
    clearTimeout(timer)
    timer = setTimeout(() => void listen(), retryMs)
    timer.unref()
    retryMs = Math.min(retryMs * 2, RETRY_MS.last)
  }

  async function probe(client: pg.Client): Promise<void> {
    await client.query('select 1')
    if (listening !== client) return
    timer = setTimeout(() => void probe(client).catch(() => lose(client)), PROBE_EVERY_MS)
    timer.unref()
  }

  async function listen(): Promise<void> {
    const limits = { connectionTimeoutMillis: PROBE_LIMIT_MS, query_timeout: PROBE_LIMIT_MS }
    const client = new pg.Client({ connectionString, keepAlive: true, ...limits })
    // Without a listener an error would end the process; whatever it is, the end follows.
    client.on('error', () => undefined)
    client.once('end', () => {
      if (listening === client) lose(client)
    })
    client.on('notification', ({ payload }) => {
      const announcement = readAnnouncement(payload)
      if (!announcement) onGap()
      else if ('signal' in announcement) onSignal(announcement)
      else onAnnounced(announcement)
    })
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      if (isClosed) return await client.end()
      listening = client
      onGap()
      retryMs = RETRY_MS.first
      await probe(client)
    } catch {
      lose(client)
    }
  }

  await listen()
  return {
    isHeard: () => listening !== undefined,
    async close() {
      isClosed = true
      clearTimeout(timer)
      const client = listening
      listening = undefined
      await client?.end()
    },
  }
}
