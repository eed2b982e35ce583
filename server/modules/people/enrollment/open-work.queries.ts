import { eq } from 'drizzle-orm'
import { countOpenWork, type OpenWork } from '#server/platform/db/open-work.ts'
import type { Db } from '#server/platform/db/database.ts'
import { enrollments } from './enrollment.schema'

/** Sign-ups under review. */
export const countOpenEnrollments = (db: Db): Promise<OpenWork> =>
  countOpenWork(db, { table: enrollments, since: enrollments.submittedAt, where: eq(enrollments.state, 'review') })
