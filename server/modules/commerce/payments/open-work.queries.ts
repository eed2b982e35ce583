import { eq } from 'drizzle-orm'
import { countOpenWork, type OpenWork } from '#server/platform/db/open-work.ts'
import type { Db } from '#server/platform/db/database.ts'
import { refunds } from './payments.schema'

/** Refunds that failed and wait for finance. */
export const countFailedRefunds = (db: Db): Promise<OpenWork> =>
  countOpenWork(db, { table: refunds, since: refunds.createdAt, where: eq(refunds.state, 'failed') })
