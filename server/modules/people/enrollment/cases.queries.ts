import { eq, sql } from 'drizzle-orm'
import { columnsOf } from '#server/platform/db/view-columns.ts'
import type { Db } from '#server/platform/db/database.ts'
import { accountRecords as accounts } from '#server/modules/foundation/accounts/index.ts'
import { exhibitorRecords as exhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { expoRecords as expos } from '#server/modules/fair/expo/index.ts'
import { caseColumns } from '#server/modules/people/review/index.ts'
import { enrollments, expoGroups } from './enrollment.schema'

/** Sign-ups as cases of the review. */
export function selectEnrollmentCases(db: Db) {
  const { phone, email, languageType } = accounts
  const kind = sql`case when ${enrollments.type} = 1 then 'group' else 'individual' end`
  return db
    .select(
      caseColumns({ ...enrollments, kind, name: exhibitors.company, expo: expos.name, phone, email, languageType }),
    )
    .from(enrollments)
    .innerJoin(exhibitors, eq(exhibitors.id, enrollments.exhibitorId))
    .innerJoin(expos, eq(expos.id, enrollments.expoId))
    .innerJoin(accounts, eq(accounts.id, enrollments.accountId))
    .as('cases')
}

/** What a sign-up names by number. */
export async function findNames(db: Db, id: number) {
  const [found] = await db
    .select({ enrollment: enrollments, expo: columnsOf(expos), account: accounts.name, group: expoGroups.name })
    .from(enrollments)
    .innerJoin(expos, eq(expos.id, enrollments.expoId))
    .innerJoin(accounts, eq(accounts.id, enrollments.accountId))
    .leftJoin(expoGroups, eq(expoGroups.id, enrollments.groupId))
    .where(eq(enrollments.id, id))
  return found
}
