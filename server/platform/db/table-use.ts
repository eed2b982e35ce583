import { getTableName, sql, type Logger } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import type { Db } from './db'

/**
 * What one statement reads and changes, as tags, and whether it looks at the database's clock. `exhibit` stands for the
 * rows of a table, `exhibit.name` for the values of one of its columns: whatever reads a table bears the first, an
 * update that sets some columns changes theirs alone.
 */
interface TableUse {
  reads: readonly string[]
  changes: readonly string[]
  readsClock: boolean
  /** The tables of which it reads the rows that are shown now (`shownColumns`). */
  readsShown: readonly string[]
}

/** The tables of a database with their columns, and which others a change reaches through foreign keys. */
interface Catalog {
  columns: ReadonlyMap<string, readonly string[]>
  reachedBy: Record<'delete' | 'update', ReadonlyMap<string, readonly string[]>>
  /** The tables behind each view. */
  tablesOfView: ReadonlyMap<string, readonly string[]>
  /** The views with rows that come and go by the clock. */
  timedViews: ReadonlySet<string>
}

const tableOf = (tag: string): string => tag.split('.', 1)[0] ?? tag

/** The tables that tags speak of. */
export const tablesOf = (tags: Iterable<string>): Set<string> => new Set(Array.from(tags, tableOf))

const uncachedTables = new Set<string>()
const announcedDeletes = new Set<string>()

/** The tag of deleted rows, for a table that announces nothing else. */
const DELETED = '#deleted'

/**
 * Marks a table that is written often and that no cached answer shows: its changes are not announced, and an answer that
 * reads it is not cached. `announceDeletes`: the end of a row is announced all the same, as that of a session is.
 */
export function uncached<Table extends PgTable>(table: Table, { announceDeletes = false } = {}): Table {
  uncachedTables.add(getTableName(table))
  if (announceDeletes) announcedDeletes.add(getTableName(table))
  return table
}

/** Whether no cached answer shows what a tag stands for. */
export const isUncached = (tag: string): boolean => uncachedTables.has(tableOf(tag))

/** Whether a change is announced to this server and the others. */
export const isAnnounced = (tag: string): boolean => !isUncached(tag) || tag.endsWith(`.${DELETED}`)

interface ForeignKey {
  child: string
  parent: string
  on_delete: string
  on_update: string
}

interface ViewUse {
  view: string
  tables: string[] | null
  timed: boolean | null
}

/** Reads it from the database itself, so that no list of tables can be out of date. */
export async function readCatalog(db: Db): Promise<Catalog> {
  const named = await db.execute(sql`
    select relname as name, array_agg(attname::text) filter (where attname is not null) as columns
    from pg_class left join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relkind in ('r', 'p', 'v', 'm') and relnamespace = current_schema()::regnamespace
    group by relname`)
  const keys = await db.execute(sql`
    select child.relname as child, parent.relname as parent, confdeltype as on_delete, confupdtype as on_update
    from pg_constraint join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f'`)
  const views = await db.execute(sql`
    with recursive used as (
      select view_name as view, table_name as used from information_schema.view_table_usage
      where view_schema = current_schema()
      union
      select used.view, below.table_name from used join information_schema.view_table_usage below
      on below.view_schema = current_schema() and below.view_name = used.used)
    select view, array_agg(used::text) filter (where relkind in ('r', 'p')) as tables,
      bool_or(definition ilike '%now()%') as timed
    from (select view, used from used union select viewname, viewname from pg_views where schemaname = current_schema()) of
    join pg_class on relname = used and relnamespace = current_schema()::regnamespace
    left join pg_views on viewname = used and schemaname = current_schema()
    group by view`)
  const reached = (how: 'on_delete' | 'on_update') => {
    const found = new Map<string, string[]>()
    // Neither "no action" nor "restrict": cascade, set null or set default.
    for (const key of toRows<ForeignKey>(keys).filter((one) => 'cnd'.includes(one[how]))) {
      found.set(key.parent, [...(found.get(key.parent) ?? []), key.child])
    }
    return found
  }
  return {
    columns: new Map(
      toRows<{ name: string; columns: string[] | null }>(named).map(({ name, columns }) => [name, columns ?? []]),
    ),
    reachedBy: { delete: reached('on_delete'), update: reached('on_update') },
    tablesOfView: new Map(toRows<ViewUse>(views).map(({ view, tables }) => [view, tables ?? []])),
    timedViews: new Set(toRows<ViewUse>(views).flatMap(({ view, timed }) => (timed ? [view] : []))),
  }
}

/** The driver answers an object with rows; Drizzle's shared type does not say so. */
function toRows<Row>(result: unknown): Row[] {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the shape that the driver gives
  return (result as { rows: Row[] }).rows
}

const CHANGE =
  /\b(insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(?:"?\w+"?\s*\.\s*)?"?(\w+)"?/g
/** What an update sets: names that bear no table's name before them. */
const SET = /(?<![\w".])"?(\w+)"?\s*=(?!=)/g
/** A whole row, by a star that counts nothing and multiplies no number, or made into a value. */
const WHOLE_ROW = /(?:\bselect|\bdistinct|\ball|\breturning|[.,])\s*\*|\b(?:row_)?to_jsonb?\s*\(|\bset\s*\(/
const CLOCK = /\b(now\s*\(|current_date\b|current_time|localtime|(clock|statement|transaction)_timestamp\s*\()/

/** What a view of shown rows looks at besides what is read through it. */
const SHOWN: ReadonlySet<string> = new Set(['shown_from', 'shown_until'])

/** Statements differ little; very long ones, as an import makes, are read again each time. */
const KNOWN = { max: 2_000, maxSize: 2_000_000, maxEntrySize: 20_000 }

/**
 * Finds the tables and columns of a statement in its text. Every name counts as read wherever it stands: too many
 * cost a computation, too few would show what has ended.
 */
export function createStatementReader({
  columns,
  reachedBy,
  tablesOfView,
  timedViews,
}: Catalog): (statement: string) => TableUse {
  const known = new LRUCache<string, TableUse>({ ...KNOWN, sizeCalculation: (_, statement) => statement.length + 1 })

  function reach(table: string, by: 'delete' | 'update', reached: Set<string>): void {
    if (reached.has(table)) return
    reached.add(table)
    for (const child of reachedBy[by].get(table) ?? []) reach(child, by, reached)
  }

  /** The table's columns among the words; all of them where whole rows are read. */
  function columnTags(table: string, words: ReadonlySet<string> | undefined): string[] {
    const own = columns.get(table) ?? []
    return (words ? own.filter((column) => words.has(column)) : own).map((column) => `${table}.${column}`)
  }

  /** What a change of this table ends: the columns that an update names, or else its rows, and those of its children. */
  function changedBy(verb: string, table: string, rest: string): Iterable<string> {
    const reached = new Set<string>()
    const deletes = /^(delete|truncate|merge)/.test(verb)
    reach(table, deletes ? 'delete' : 'update', reached)
    const ended = deletes ? Array.from(reached).filter((one) => announcedDeletes.has(one)) : []
    for (const one of ended) reached.add(`${one}.${DELETED}`)
    if (verb !== 'update' || WHOLE_ROW.test(rest)) return reached
    const set = columnTags(table, new Set(Array.from(rest.matchAll(SET), ([, column = '']) => column)))
    if (set.length === 0) return reached
    reached.delete(table)
    return [...set, ...reached]
  }

  function read(written: string): TableUse {
    const statement = written.toLowerCase()
    const changes = new Set<string>()
    for (const { 0: match, 1: verb = '', 2: table = '', index } of statement.matchAll(CHANGE)) {
      if (!columns.has(table)) continue
      for (const tag of changedBy(verb, table, statement.slice(index + match.length))) changes.add(tag)
    }
    const words = new Set(statement.match(/\w+/g))
    const named = WHOLE_ROW.test(statement) ? undefined : words
    const tables = [...columns.keys()].filter((table) => words.has(table))
    const behind = tables.flatMap((table) => tablesOfView.get(table) ?? [])
    const readsShown = tables.flatMap((table) => (timedViews.has(table) ? (tablesOfView.get(table) ?? []) : []))
    return {
      reads: [
        ...[...tables, ...behind].flatMap((table) => [table, ...columnTags(table, named)]),
        ...readsShown.flatMap((table) => columnTags(table, SHOWN)),
      ],
      readsShown,
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

/** Notes what the statements of one piece of work change; given to Drizzle as the logger of its handle. */
export class ChangeRecorder implements Logger {
  readonly changes = new Set<string>()
  protected readonly read: (statement: string) => TableUse

  constructor(read: (statement: string) => TableUse) {
    this.read = read
  }

  logQuery(statement: string): void {
    for (const table of this.read(statement).changes) this.changes.add(table)
  }
}

/** Notes what they read too. */
export class UseRecorder extends ChangeRecorder {
  readonly reads = new Set<string>()
  readonly shown = new Set<string>()
  readsClock = false

  override logQuery(statement: string): void {
    super.logQuery(statement)
    const { reads, readsClock, readsShown } = this.read(statement)
    for (const table of reads) this.reads.add(table)
    for (const table of readsShown) this.shown.add(table)
    this.readsClock ||= readsClock
  }
}

/** Refuses a statement that changes what must be announced: it is a bug, for nobody would be notified of it. */
export const refuseAnnounced = (read: (statement: string) => TableUse): Logger => ({
  logQuery(statement) {
    const announced = read(statement).changes.filter(isAnnounced)
    if (announced.length > 0)
      throw new Error(`${announced.join(', ')} must be written in a transaction that is announced`)
  },
})
