import { connector } from '#contract/core/connector.ts'
import type { Db } from '#server/platform/db/database.ts'

/** What else stands in a hall. */
interface HallUses {
  /** Its booths that were ordered, paid or not. */
  countOrderedBooths: (db: Db, hallId: number) => Promise<number>
}

export const hallUses = connector<HallUses>('uses of a hall')
