import { countOpenWork, type OpenWork } from '#server/platform/db/open-work.ts'
import type { Db } from '#server/platform/db/database.ts'
import { appointments, isContested } from './appointments.schema'

/** Meetings of which one side contests that it was absent, and nobody has decided. */
export const countContestedAppointments = (db: Db): Promise<OpenWork> =>
  countOpenWork(db, { table: appointments, since: appointments.contestedAt, where: isContested() })
