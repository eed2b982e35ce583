import { sql, type SQL } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { type Announcement, buildAnnouncement } from './change-feed'

/** Undefined: all tables may have changed. */
export type ChangeListener = (tables?: ReadonlySet<string>) => void

/** Who hears of changes in this server, and how the other servers are told. */
export function createChanges() {
  const listeners: ChangeListener[] = []
  const sender = randomUUID()
  const tell = (tables: readonly string[]) => {
    if (tables.length > 0) for (const listener of listeners) listener(new Set(tables))
  }
  return {
    onChange: (listener: ChangeListener): void => void listeners.push(listener),
    tell,
    onTables(announced: Announcement): void {
      if (announced.sender !== sender) tell(announced.tables)
    },
    onGap(): void {
      for (const listener of listeners) listener()
    },
    /** The statement that tells the other servers, once it is committed. */
    announcement(tables: string[]): SQL {
      const { channel, payload } = buildAnnouncement({ sender, tables })
      return sql`select pg_notify(${channel}, ${payload})`
    },
  }
}
