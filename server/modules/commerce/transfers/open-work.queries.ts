import { eq } from 'drizzle-orm'
import { countOpenWork, type OpenWork } from '#server/platform/db/open-work.ts'
import type { Db } from '#server/platform/db/database.ts'
import { transfers } from './transfers.schema'

/** Transfers that finance has to confirm. */
export const countOpenTransfers = (db: Db): Promise<OpenWork> =>
  countOpenWork(db, { table: transfers, since: transfers.createdAt, where: eq(transfers.state, 'submitted') })
