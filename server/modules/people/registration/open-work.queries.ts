import { eq } from 'drizzle-orm'
import { countOpenWork, type OpenWork } from '#server/platform/db/open-work.ts'
import type { Db } from '#server/platform/db/database.ts'
import { registrations } from './registration.schema'

/** Registrations under review. */
export const countOpenRegistrations = (db: Db): Promise<OpenWork> =>
  countOpenWork(db, {
    table: registrations,
    since: registrations.submittedAt,
    where: eq(registrations.state, 'review'),
  })
