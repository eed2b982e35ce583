import { connector } from '#contract/core/connector.ts'
import type { Db } from '#server/platform/db/database.ts'

/** What other areas hold of an exhibitor. */
interface ExhibitorUses {
  countLives: (db: Db, exhibitorId: number) => Promise<number>
  /** Of every state, cancelled ones too. */
  countEnrollments: (db: Db, exhibitorId: number) => Promise<number>
}

export const exhibitorUses = connector<ExhibitorUses>('uses of an exhibitor')
