import { sql, type SQL } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { type Announcement, buildAnnouncement } from './change-feed'
import { tablesOf } from './table-use'

/** Tags of what has changed (see `table-use.ts`); undefined: everything may have. */
export type ChangeListener = (tags?: ReadonlySet<string>) => void

/** bytes that PostgreSQL carries with a notification, less what stands around the tags */
const TAGS_MAX = 7_500

/** The tags, or where they are too many the tables that they speak of. */
const shortened = (tags: readonly string[]): string[] =>
  JSON.stringify(tags).length <= TAGS_MAX ? [...tags] : [...tablesOf(tags)]

/** Who hears of changes in this server, and how the other servers are told. */
export function createChanges() {
  const listeners: ChangeListener[] = []
  const sender = randomUUID()
  const tell = (tags: readonly string[]) => {
    if (tags.length > 0) for (const listener of listeners) listener(new Set(tags))
  }
  return {
    onChange: (listener: ChangeListener): void => void listeners.push(listener),
    tell,
    onAnnounced(announced: Announcement): void {
      if (announced.sender !== sender) tell(announced.tags)
    },
    onGap(): void {
      for (const listener of listeners) listener()
    },
    /** The statement that tells the other servers, once it is committed. */
    announcement(tags: readonly string[]): SQL {
      const { channel, payload } = buildAnnouncement({ sender, tags: shortened(tags) })
      return sql`select pg_notify(${channel}, ${payload})`
    },
  }
}
