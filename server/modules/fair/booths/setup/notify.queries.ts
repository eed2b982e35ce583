import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import { exhibitorTypes } from '#contract/core/permissions.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { booths } from '#server/modules/fair/floor-plan/floor-plan.schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isPlaced } from '../booths.queries'
import { hallSetups } from '../booths.schema'
import type { SetupRow } from './setup.queries'

const isDue = gt(hallSetups.revision, hallSetups.notifiedRevision)

/** The halls with a change of which not all exhibitors were notified. */
export async function listDue(db: Db): Promise<number[]> {
  const rows = await db.select({ id: hallSetups.hallId }).from(hallSetups).where(isDue).orderBy(asc(hallSetups.hallId))
  return rows.map(({ id }) => id)
}

/** One of them; undefined: it is no longer due, or another server is at it. */
export async function holdDue(db: Db, hallId: number): Promise<SetupRow | undefined> {
  const [row] = await db
    .select()
    .from(hallSetups)
    .where(and(eq(hallSetups.hallId, hallId), isDue))
    .for('update', { skipLocked: true })
  return row
}

/** The next accounts that speak for exhibitors with a booth in a hall. */
export const listRecipients = (db: Db, hallId: number, { after, limit }: { after: number; limit: number }) =>
  db
    .select()
    .from(accountRecords)
    .where(
      and(
        gt(accountRecords.id, after),
        eq(accountRecords.status, 'active'),
        inArray(accountRecords.userType, [...exhibitorTypes]),
        inArray(
          accountRecords.exhibitorId,
          db
            .select({ id: booths.exhibitorId })
            .from(booths)
            .where(and(eq(booths.hallId, hallId), isPlaced, isNotNull(booths.exhibitorId))),
        ),
      ),
    )
    .orderBy(asc(accountRecords.id))
    .limit(limit)

export async function moveOn(
  db: Db,
  hallId: number,
  to: Pick<SetupRow, 'notifiedTo'> | Pick<SetupRow, 'notifiedRevision' | 'notifiedTo'>,
): Promise<void> {
  await db.update(hallSetups).set(to).where(eq(hallSetups.hallId, hallId))
}
