import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * The two halves of an upsert by key: every given field takes the new row's value, but only where one differs, so
 * that writing the same again touches nothing and `returning` names just the rows that changed.
 */
export function buildUpsert(
  columns: Record<string, PgColumn>,
  fields: string[],
): { set: Record<string, SQL>; setWhere: SQL } {
  const given = fields.flatMap((field) => {
    const column = columns[field]
    return column ? [{ field, column, next: sql`excluded.${sql.identifier(column.name)}` }] : []
  })
  const now = sql.join(
    given.map(({ column }) => sql`${column}`),
    sql`, `,
  )
  const next = sql.join(
    given.map((one) => one.next),
    sql`, `,
  )
  return {
    set: Object.fromEntries(given.map((one) => [one.field, one.next])),
    setWhere: sql`(${now}) is distinct from (${next})`,
  }
}
