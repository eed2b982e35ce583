import { sql, type SQL } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { type Announcement, buildAnnouncement, type Signal } from './change-feed'
import type { Db } from './db'
import { tablesOf } from './table-use'

/** Tags of what has changed (see `table-use.ts`); undefined: everything may have. */
export type ChangeListener = (tags?: ReadonlySet<string>) => void

export type SignalListener = (signal: Signal) => void

const notify = ({ channel, payload }: ReturnType<typeof buildAnnouncement>): SQL =>
  sql`select pg_notify(${channel}, ${payload})`

/**
 * Notifies every server, including this one, that these records have changed: once the transaction is committed, or not at
 * all. A server without a connection does not receive it.
 */
export async function signal(transaction: Db, name: string, ids: readonly number[]): Promise<void> {
  const announced = ids.map((id) => buildAnnouncement({ signal: name, id }))
  const [first] = announced
  if (!first) return
  const payloads = sql.param(announced.map(({ payload }) => payload))
  await transaction.execute(sql`select pg_notify(${first.channel}, payload) from unnest(${payloads}::text[]) payload`)
}

/** bytes that PostgreSQL carries with a notification, less what stands around the tags */
const TAGS_MAX = 7_500

/** The tags, or where they are too many the tables that they speak of. */
const shortened = (tags: readonly string[]): string[] =>
  JSON.stringify(tags).length <= TAGS_MAX ? [...tags] : [...tablesOf(tags)]

/** Who is notified of changes in this server, and how the other servers are notified. */
export function createChanges() {
  const listeners: ChangeListener[] = []
  const signalListeners: SignalListener[] = []
  const sender = randomUUID()
  const tell = (tags: readonly string[]) => {
    if (tags.length > 0) for (const listener of listeners) listener(new Set(tags))
  }
  return {
    onChange: (listener: ChangeListener): void => void listeners.push(listener),
    tell,
    listenToSignals: (listener: SignalListener): void => void signalListeners.push(listener),
    onSignal(signalled: Signal): void {
      for (const listener of signalListeners) listener(signalled)
    },
    onAnnounced(announced: Announcement): void {
      if (announced.sender !== sender) tell(announced.tags)
    },
    onGap(): void {
      for (const listener of listeners) listener()
    },
    /** The statement that notifies the other servers on commit. */
    announcement: (tags: readonly string[]): SQL => notify(buildAnnouncement({ sender, tags: shortened(tags) })),
  }
}
