import { eq, sql } from 'drizzle-orm'
import { columnsOf } from '#server/platform/db/view-columns.ts'
import type { Db } from '#server/platform/db/database.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'
import { expoRecords } from '#server/modules/fair/expo/index.ts'
import { caseColumns } from '#server/modules/people/review/index.ts'
import { enrollments, expoGroups } from './enrollment.schema'

/** Sign-ups as cases of the review. */
export function selectEnrollmentCases(db: Db) {
  const { phone, email, languageType } = accountRecords
  const kind = sql`case when ${enrollments.type} = 1 then 'group' else 'individual' end`
  return db
    .select(
      caseColumns({
        ...enrollments,
        kind,
        name: exhibitorRecords.company,
        expo: expoRecords.name,
        phone,
        email,
        languageType,
      }),
    )
    .from(enrollments)
    .innerJoin(exhibitorRecords, eq(exhibitorRecords.id, enrollments.exhibitorId))
    .innerJoin(expoRecords, eq(expoRecords.id, enrollments.expoId))
    .innerJoin(accountRecords, eq(accountRecords.id, enrollments.accountId))
    .as('cases')
}

/** What a sign-up names by number. */
export async function findNames(db: Db, id: number) {
  const [found] = await db
    .select({
      enrollment: enrollments,
      expo: columnsOf(expoRecords),
      account: accountRecords.name,
      group: expoGroups.name,
    })
    .from(enrollments)
    .innerJoin(expoRecords, eq(expoRecords.id, enrollments.expoId))
    .innerJoin(accountRecords, eq(accountRecords.id, enrollments.accountId))
    .leftJoin(expoGroups, eq(expoGroups.id, enrollments.groupId))
    .where(eq(enrollments.id, id))
  return found
}
