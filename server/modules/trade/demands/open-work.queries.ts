import { eq } from 'drizzle-orm'
import { countOpenWork, type OpenWork } from '#server/platform/db/open-work.ts'
import type { Db } from '#server/platform/db/database.ts'
import { demands } from './demands.schema'

/** Sourcing requests under review. */
export const countOpenDemands = (db: Db): Promise<OpenWork> =>
  countOpenWork(db, { table: demands, since: demands.submittedAt, where: eq(demands.state, 'review') })
