import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { availabilities } from './appointments.schema'

export type AvailabilityRow = typeof availabilities.$inferSelect
export type NewAvailability = Omit<typeof availabilities.$inferInsert, 'version' | 'changedAt'>

export async function findAvailability(db: Db, exhibitorId: number): Promise<AvailabilityRow | undefined> {
  const [found] = await db.select().from(availabilities).where(eq(availabilities.exhibitorId, exhibitorId))
  return found
}

/** Writes it over the version that was read, 0 where there was none; false: somebody was first. */
export async function putAvailability(db: Db, row: NewAvailability, version: number): Promise<boolean> {
  if (version === 0) {
    const added = await db
      .insert(availabilities)
      .values(row)
      .onConflictDoNothing()
      .returning({ v: availabilities.version })
    return added.length > 0
  }
  const changed = await db
    .update(availabilities)
    .set({ ...row, version: version + 1, changedAt: new Date() })
    .where(and(eq(availabilities.exhibitorId, row.exhibitorId), eq(availabilities.version, version)))
    .returning({ v: availabilities.version })
  return changed.length > 0
}
