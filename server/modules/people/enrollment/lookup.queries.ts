import { desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { exhibitorRecords as exhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { expoRecords as expos } from '#server/modules/fair/expo/index.ts'
import { enrollments } from './enrollment.schema'

/** The sign-ups of some exhibitors, the newest first. */
export async function lookUpEnrollments(db: Db, exhibitorIds: readonly number[], limit: number) {
  if (exhibitorIds.length === 0) return []
  return db
    .select({ id: enrollments.id, name: exhibitors.company, expo: expos.name })
    .from(enrollments)
    .innerJoin(exhibitors, eq(exhibitors.id, enrollments.exhibitorId))
    .innerJoin(expos, eq(expos.id, enrollments.expoId))
    .where(inArray(enrollments.exhibitorId, [...exhibitorIds]))
    .orderBy(desc(enrollments.id))
    .limit(limit)
}
