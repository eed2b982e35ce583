import { and, eq, getTableColumns, gt, inArray } from 'drizzle-orm'
import { shownExhibitors } from '#server/modules/fair/exhibitors/index.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type Held, holds } from '../appointments.queries'
import type { AvailabilityRow } from '../availability.queries'
import { appointments, availabilities } from '../appointments.schema'

/** What the exhibitors of a hall set, of those that visitors see. */
export const listAvailabilities = (db: Db, hallId: number): Promise<AvailabilityRow[]> =>
  db
    .select(getTableColumns(availabilities))
    .from(availabilities)
    .innerJoin(shownExhibitors, eq(shownExhibitors.id, availabilities.exhibitorId))
    .where(eq(shownExhibitors.hallId, hallId))

/** What has places of these exhibitors from a moment on. */
export function listHeldOf(
  db: Db,
  exhibitorIds: readonly number[],
  from: Date,
): Promise<(Held & { exhibitorId: number })[]> {
  const { id, exhibitorId, startsAt, endsAt, tableNumber, memberId } = appointments
  return db
    .select({ id, exhibitorId, startsAt, endsAt, tableNumber, memberId })
    .from(appointments)
    .where(and(inArray(exhibitorId, [...exhibitorIds]), holds, gt(endsAt, from)))
}
