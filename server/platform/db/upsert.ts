import { and, asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isDeepStrictEqual } from 'node:util'
import type { Db } from './db'

type Row = Record<string, unknown>
type Written<Table extends PgTable> = Table['$inferSelect'] & { added: boolean }

const listed = (parts: SQL[]): SQL => sql.join(parts, sql`, `)

/** The columns of the fields, with the values that a statement gives them as `given`. */
function columnsOf(table: PgTable, fields: readonly string[]) {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  return fields.flatMap((field) => {
    const column = columns[field]
    return column ? [{ field, column, name: sql.identifier(column.name) }] : []
  })
}

/** Adds rows; one that was added by somebody else meanwhile is changed as a whole. */
async function insert(db: Db, table: PgTable, key: PgColumn, rows: Row[]): Promise<Row[]> {
  if (rows.length === 0) return []
  const given = columnsOf(table, Object.keys(rows[0] ?? {}))
  return db
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({
      target: key,
      set: Object.fromEntries(given.map(({ field, name }) => [field, sql`excluded.${name}`])),
    })
    .returning({ ...getTableColumns(table), added: sql<boolean>`xmax = 0` })
}

/** Gives rows that are there the values of these fields, where one differs as PostgreSQL has it. */
async function change(db: Db, table: PgTable, keyField: string, fields: string[], rows: Row[]): Promise<Row[]> {
  const given = columnsOf(table, fields)
  const [key] = columnsOf(table, [keyField])
  if (!key) throw new Error(`no column for ${keyField}`)
  const records = rows.map((row) =>
    Object.fromEntries([key, ...given].map(({ field, column }) => [column.name, row[field] ?? null])),
  )
  const types = [key, ...given].map(({ name, column }) => sql`${name} ${sql.raw(column.getSQLType())}`)
  const before = sql`(${listed(given.map(({ column }) => sql`${column}`))})`
  const after = sql`(${listed(given.map(({ name }) => sql`given.${name}`))})`
  return db
    .update(table)
    .set(Object.fromEntries(given.map(({ field, name }) => [field, sql`given.${name}`])))
    .from(sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as given(${listed(types)})`)
    .where(and(eq(key.column, sql`given.${key.name}`), sql`${before} is distinct from ${after}`))
    .returning({ ...getTableColumns(table), added: sql<boolean>`false` })
}

/** The rows that bear these keys, kept from others until the transaction ends; in one order, so that none waits for ever. */
async function lockRows(db: Db, table: PgTable, key: PgColumn, keys: unknown[]): Promise<Row[]> {
  return db.select().from(table).where(inArray(key, keys)).orderBy(asc(key)).for('update')
}

/**
 * Adds the rows with a new key and changes what differs of the others: a field that is the same is not written, so
 * that answers which show only such fields stay. Part of a transaction. All rows name the same fields; `keyField` has a
 * unique index. Gives the rows that were added or changed, as they are now.
 */
export async function upsert<Table extends PgTable>(
  db: Db,
  table: Table,
  keyField: keyof Table['$inferInsert'] & string,
  rows: readonly Table['$inferInsert'][],
): Promise<Written<Table>[]> {
  const [key] = columnsOf(table, [keyField])
  if (!key || rows.length === 0) return []
  // oxlint-disable-next-line no-unsafe-type-assertion -- rows of the table, by the signature
  const given = rows as readonly Row[]
  const found = await lockRows(
    db,
    table,
    key.column,
    given.map((row) => row[keyField]),
  )
  const existing = new Map(found.map((row) => [row[keyField], row]))
  const changes = new Map<string, Row[]>()
  for (const row of given) {
    const now = existing.get(row[keyField])
    const fields = Object.keys(row).filter(
      (field) => row[field] !== undefined && !isDeepStrictEqual(row[field], now?.[field]),
    )
    if (now && fields.length > 0) changes.set(fields.join(), [...(changes.get(fields.join()) ?? []), row])
  }
  const written = await insert(
    db,
    table,
    key.column,
    given.filter((row) => !existing.has(row[keyField])),
  )
  for (const [fields, changed] of changes)
    written.push(...(await change(db, table, keyField, fields.split(','), changed)))
  // oxlint-disable-next-line no-unsafe-type-assertion -- every column was returned
  return written as Written<Table>[]
}

/** So many numbers that no row of the table has had, in one statement. */
export async function nextNumbers(db: Db, table: string, requested: number): Promise<number[]> {
  if (requested === 0) return []
  const sequence = sql`pg_get_serial_sequence(${table}, 'id')`
  const rows = await db
    .select({ id: sql<number>`id` })
    .from(sql`(select nextval(${sequence})::integer as id from generate_series(1, ${requested}::integer)) numbers`)
  return rows.map(({ id }) => id)
}
