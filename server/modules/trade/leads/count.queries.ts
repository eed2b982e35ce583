import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { touches } from './touches.queries'

/** With how many buyers each of these exhibitors had something in a span; one with none is left out. */
export async function countLeads(
  db: Db,
  exhibitorIds: readonly number[],
  { from, until }: { from: Date; until: Date },
): Promise<Map<number, number>> {
  const touch = sql`(${touches({}, 'exhibitor')}) touch`
  const rows = await db
    .select({ id: sql<number>`exhibitor_id`, n: sql<number>`count(distinct buyer_id)::int` })
    .from(touch)
    .where(
      sql`exhibitor_id = any(${sql.param(`{${exhibitorIds.join()}}`)}::int[]) and at >= ${from.toISOString()} and at < ${until.toISOString()}`,
    )
    .groupBy(sql`exhibitor_id`)
  return new Map(rows.map(({ id, n }) => [id, n]))
}
