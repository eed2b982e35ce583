import { getTableName, sql, type Logger } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import type { Db } from './db'

/** What one statement reads and changes, by table name, and whether it looks at the database's clock. */
interface TableUse {
  reads: readonly string[]
  changes: readonly string[]
  readsClock: boolean
}

/** The tables of a database, and which others a change reaches through foreign keys. */
interface Catalog {
  tables: readonly string[]
  reachedBy: Record<'delete' | 'update', ReadonlyMap<string, readonly string[]>>
}

const uncachedTables = new Set<string>()

/**
 * Marks a table that is written often and that no cached answer shows: `writeUncached` does not announce its changes,
 * and an answer that reads it is not cached.
 */
export function uncached<Table extends PgTable>(table: Table): Table {
  uncachedTables.add(getTableName(table))
  return table
}

export const isUncached = (table: string): boolean => uncachedTables.has(table)

interface ForeignKey {
  child: string
  parent: string
  on_delete: string
  on_update: string
}

/** Reads it from the database itself, so that no list of tables can be out of date. */
export async function readCatalog(db: Db): Promise<Catalog> {
  const named = await db.execute(
    sql`select relname as name from pg_class where relkind in ('r', 'p', 'v', 'm') and relnamespace = current_schema()::regnamespace`,
  )
  const keys = await db.execute(sql`
    select child.relname as child, parent.relname as parent, confdeltype as on_delete, confupdtype as on_update
    from pg_constraint join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f'`)
  const reached = (how: 'on_delete' | 'on_update') => {
    const found = new Map<string, string[]>()
    // Neither "no action" nor "restrict": cascade, set null or set default.
    for (const key of toRows<ForeignKey>(keys).filter((one) => 'cnd'.includes(one[how]))) {
      found.set(key.parent, [...(found.get(key.parent) ?? []), key.child])
    }
    return found
  }
  return {
    tables: toRows<{ name: string }>(named).map(({ name }) => name),
    reachedBy: { delete: reached('on_delete'), update: reached('on_update') },
  }
}

/** The driver answers an object with rows; Drizzle's shared type does not say so. */
function toRows<Row>(result: unknown): Row[] {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the shape that the driver gives
  return (result as { rows: Row[] }).rows
}

const CHANGE =
  /\b(insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(?:"?\w+"?\s*\.\s*)?"?(\w+)"?/g
const CLOCK = /\b(now\s*\(|current_date\b|current_time|localtime|(clock|statement|transaction)_timestamp\s*\()/

/** Statements differ little; very long ones, as an import makes, are read anew each time. */
const KNOWN = { max: 2_000, maxSize: 2_000_000, maxEntrySize: 20_000 }

/**
 * Tells the tables of a statement by its text. Every name of a table counts as read wherever it stands: too many
 * tables cost a computation, too few would show what is over.
 */
export function createStatementReader({ tables, reachedBy }: Catalog): (statement: string) => TableUse {
  const names = new Set(tables)
  const known = new LRUCache<string, TableUse>({ ...KNOWN, sizeCalculation: (_, statement) => statement.length + 1 })

  function reach(table: string, by: 'delete' | 'update', reached: Set<string>): void {
    if (reached.has(table)) return
    reached.add(table)
    for (const child of reachedBy[by].get(table) ?? []) reach(child, by, reached)
  }

  function read(written: string): TableUse {
    const statement = written.toLowerCase()
    const changes = new Set<string>()
    for (const [, verb = '', table = ''] of statement.matchAll(CHANGE)) {
      if (names.has(table)) reach(table, /^(delete|truncate|merge)/.test(verb) ? 'delete' : 'update', changes)
    }
    const words = new Set(statement.match(/\w+/g))
    return {
      reads: tables.filter((table) => words.has(table)),
      changes: [...changes],
      readsClock: CLOCK.test(statement),
    }
  }

  return (statement) => {
    const seen = known.get(statement)
    if (seen) return seen
    const use = read(statement)
    known.set(statement, use)
    return use
  }
}

/** Notes what the statements of one piece of work use; given to Drizzle as the logger of its handle. */
export class UseRecorder implements Logger {
  readonly reads = new Set<string>()
  readonly changes = new Set<string>()
  readsClock = false
  readonly #read: (statement: string) => TableUse

  constructor(read: (statement: string) => TableUse) {
    this.#read = read
  }

  logQuery(statement: string): void {
    const { reads, changes, readsClock } = this.#read(statement)
    for (const table of reads) this.reads.add(table)
    for (const table of changes) this.changes.add(table)
    this.readsClock ||= readsClock
  }
}
