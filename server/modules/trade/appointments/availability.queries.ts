import { and, eq } from 'drizzle-orm'
import { openStates } from '#contract/trade/appointments/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { appointments, availabilities, buyerTimes } from './appointments.schema'
import { stateAt } from './party'

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

export type TimesRow = typeof buyerTimes.$inferSelect
export type NewTimes = Omit<typeof buyerTimes.$inferInsert, 'version' | 'changedAt'>

export async function findTimes(db: Db, buyerId: number): Promise<TimesRow | undefined> {
  const [found] = await db.select().from(buyerTimes).where(eq(buyerTimes.buyerId, buyerId))
  return found
}

/** Writes them over the version that was read, 0 where there was none; false: another window was first. */
export async function putTimes(db: Db, row: NewTimes, version: number): Promise<boolean> {
  const written =
    version === 0
      ? await db.insert(buyerTimes).values(row).onConflictDoNothing().returning({ v: buyerTimes.version })
      : await db
          .update(buyerTimes)
          .set({ ...row, version: version + 1, changedAt: new Date() })
          .where(and(eq(buyerTimes.buyerId, row.buyerId), eq(buyerTimes.version, version)))
          .returning({ v: buyerTimes.version })
  return written.length > 0
}

/** The buyer with the availability that counts for an exhibitor: that of an own open, or confirmed and future, talk. */
export async function findBuyerOf(db: Db, id: number, exhibitorId: number, now: Date): Promise<number | undefined> {
  const [found] = await db
    .select()
    .from(appointments)
    .where(and(eq(appointments.id, id), eq(appointments.exhibitorId, exhibitorId)))
  if (!found) return undefined
  const state = stateAt(found, now)
  const isOpen = openStates.some((open) => open === state) || (state === 'confirmed' && found.startsAt > now)
  return isOpen ? found.buyerId : undefined
}
