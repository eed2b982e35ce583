import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'

/** Runs `fill` without these indexes and builds them afterwards: entry by entry, they take most of the time of a large fill. */
export async function fillWithoutIndexes(
  { db }: Pick<Database, 'db'>,
  names: string[],
  fill: () => Promise<unknown>,
): Promise<void> {
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )
  const found = await db.execute(
    sql`select indexname as name, indexdef as definition from pg_indexes where indexname in (${list})`,
  )
  const { rows }: { rows: { name: string; definition: string }[] } = Object(found)
  for (const { name } of rows) await db.execute(sql`drop index ${sql.identifier(name)}`)
  await fill()
  for (const { definition } of rows) await db.execute(sql.raw(definition))
}
