import { asc, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/platform/db/database.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { reportSteps } from './reports.schema'

export type NewReportStep = typeof reportSteps.$inferInsert

/** Writes down what was done to a case, with what was done. */
export async function addStep(db: Db, step: NewReportStep): Promise<void> {
  await db.insert(reportSteps).values(step)
}

/** What was done to some cases, the first first. */
export async function listStepsOf(db: Db, reportIds: readonly number[]) {
  if (reportIds.length === 0) return []
  return db
    .select()
    .from(reportSteps)
    .where(inArray(reportSteps.reportId, [...reportIds]))
    .orderBy(asc(reportSteps.id))
}

/** The history of a case with author and new handler, oldest first. */
export async function listNamedSteps(db: Db, reportId: number) {
  const [by, to] = [alias(accountRecords, 'by'), alias(accountRecords, 'to')]
  return db
    .select({
      step: reportSteps,
      by: { name: by.name, nickName: by.nickName },
      to: { name: to.name, nickName: to.nickName },
    })
    .from(reportSteps)
    .leftJoin(by, eq(by.id, reportSteps.byAccount))
    .leftJoin(to, eq(to.id, reportSteps.toAccount))
    .where(eq(reportSteps.reportId, reportId))
    .orderBy(asc(reportSteps.id))
}
