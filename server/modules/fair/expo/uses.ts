import { connector } from '#contract/core/connector.ts'
import type { Db } from '#server/platform/db/database.ts'

/** What other areas hold of an exhibition. */
interface ExpoUses {
  countEnrollments: (db: Db, expoId: number) => Promise<number>
}

export const expoUses = connector<ExpoUses>('uses of an exhibition')
