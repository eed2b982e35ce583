import { eq } from 'drizzle-orm'
import { countOpenWork, type OpenWork } from '#server/platform/db/open-work.ts'
import type { Db } from '#server/platform/db/database.ts'
import { reports } from './reports.schema'

/** Feedback and reports that nobody has decided. */
export const countOpenReports = (db: Db): Promise<OpenWork> =>
  countOpenWork(db, { table: reports, since: reports.at, where: eq(reports.state, 'open') })
