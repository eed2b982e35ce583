import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { checkZones, ticketEntries } from './check-in.schema'

/** The halls of zones, by zone. */
export async function listZoneHalls(db: Db): Promise<Map<string, number>> {
  const rows = await db.select().from(checkZones)
  return new Map(rows.map(({ zone, hallId }) => [zone, hallId]))
}

/** The zones of a hall, by name. */
export async function listZonesOf(db: Db, hallId: number): Promise<string[]> {
  const rows = await db
    .select({ zone: checkZones.zone })
    .from(checkZones)
    .where(eq(checkZones.hallId, hallId))
    .orderBy(asc(checkZones.zone))
  return rows.map(({ zone }) => zone)
}

/** Gives a zone to a hall, or with null to none. */
export async function putZoneHall(db: Db, zone: string, hallId: number | null): Promise<void> {
  if (hallId === null) await db.delete(checkZones).where(eq(checkZones.zone, zone))
  else
    await db
      .insert(checkZones)
      .values({ zone, hallId })
      .onConflictDoUpdate({ target: checkZones.zone, set: { hallId } })
}

/** The check-ins by these zones on a day and on all days; a re-entry is none. */
export async function countInZones(db: Db, zones: readonly string[], day: string) {
  if (zones.length === 0) return { today: 0, total: 0 }
  const [row] = await db
    .select({
      total: count(),
      today: sql<number>`count(*) filter (where ${ticketEntries.day} = ${day})`.mapWith(Number),
    })
    .from(ticketEntries)
    // As the index on zone and day has it.
    .where(and(inArray(ticketEntries.zone, [...zones]), sql`${ticketEntries.result} in ('valid', 'conflict')`))
  return row ?? { today: 0, total: 0 }
}
