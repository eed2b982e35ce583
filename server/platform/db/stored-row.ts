import { getTableColumns, is, SQL, type InferInsertModel, type InferSelectModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

const defaultsOf = new WeakMap<PgTable, object>()

/** The constant default of each column, else null. */
function readDefaults(table: PgTable): object {
  const known = defaultsOf.get(table)
  if (known) return known
  const columns = Object.entries(getTableColumns(table))
  const defaults = Object.fromEntries(
    columns.map(([name, column]) => [name, is(column.default, SQL) ? undefined : (column.default ?? null)]),
  )
  defaultsOf.set(table, defaults)
  return defaults
}

/**
 * The row that a table stores for these values: columns without one have their constant default, or null. Values that the
 * database makes (`id`, `now()`) are given by the caller.
 */
export const storedRow = <Table extends PgTable>(
  table: Table,
  values: InferInsertModel<Table>,
): InferSelectModel<Table> => Object({ ...readDefaults(table), ...values })
