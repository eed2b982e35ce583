import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { CheckList, OfflineList } from '#contract/commerce/check-in/schemas.ts'
import type { CheckResult } from '#contract/commerce/check-in/rules.ts'

/** A gate with what it needs while it has no network. */
export interface StoredGate {
  listId: number
  gate: CheckList
  offline: OfflineList
}

/** Who was let in without a network, and is not told yet. */
export interface WaitingEntry {
  /** Once for the server, however often it is sent. */
  key: string
  listId: number
  code: string
  /** ISO 8601 */
  at: string
  /** The result at the gate. */
  result: CheckResult
}

/** The server's result of an entry, where it differs from the gate's. Without the holder's name, since it is stored on the device. */
export interface Difference {
  key: string
  listId: number
  code: string
  at: string
  result: CheckResult
  ticketName: string
  before: { at: string; listName: string; by: string } | null
}

/** A ticket that this device has let in: by zone, day and hash of its code. */
interface UsedMark {
  mark: string
  day: string
  at: string
}

interface GateSchema extends DBSchema {
  gates: { key: number; value: StoredGate }
  waiting: { key: number; value: WaitingEntry }
  used: { key: string; value: UsedMark; indexes: { day: string } }
  differences: { key: string; value: Difference }
}
export type GateDatabase = IDBPDatabase<GateSchema>

/** What a gate keeps on its device. Rejects where the browser keeps nothing. */
export const openGateDatabase = (name = 'yunzhan-gate'): Promise<GateDatabase> =>
  openDB<GateSchema>(name, 1, {
    upgrade(db) {
      db.createObjectStore('gates', { keyPath: 'listId' })
      // In the order in which people came.
      db.createObjectStore('waiting', { autoIncrement: true })
      db.createObjectStore('used', { keyPath: 'mark' }).createIndex('day', 'day')
      db.createObjectStore('differences', { keyPath: 'key' })
    },
    // A later build of the page waits for no window that is still open.
    blocking: (_current, _blocked, event) => (event.target instanceof IDBDatabase ? event.target.close() : undefined),
  })
