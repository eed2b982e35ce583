import { connector } from '#contract/core/connector.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Who reads the documents for the exhibitors of a hall: it changes with every booth, so it is looked up for each request. */
export const setupReaders = connector<{
  canRead: (db: Db, fileId: string, accountId: number) => Promise<boolean>
}>('readers of documents for exhibitors')
