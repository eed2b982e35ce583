import { connector } from '#contract/core/connector.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Whether an open case is about this demand or about an offer to it. */
type HasOpenCase = (db: Db, demandId: number) => Promise<boolean>

export const demandCases = connector<HasOpenCase>('cases about demands')
