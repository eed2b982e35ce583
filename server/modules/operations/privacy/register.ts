import type { LeavingBlock } from '#contract/operations/privacy/rules.ts'
import type { RetentionKind } from '#contract/operations/privacy/retention.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Account } from '#server/modules/foundation/accounts/index.ts'
import type { PersonalData, RetentionRule } from '#server/modules/foundation/personal-data/index.ts'

/** Counts what keeps an account from being deleted; 0: nothing. */
export type CountBlock = (db: Db, account: Account, now: Date) => Promise<number>

/** What the domains declare of the personal data they store. The composition root gathers it. */
export interface Register {
  /** Personal data in the order in which the deletion of an account processes it. */
  entries: readonly PersonalData[]
  /** The accounts themselves, processed last: other rows refer to them. */
  last: readonly PersonalData[]
  blocks: Record<LeavingBlock, CountBlock>
  retention: Record<RetentionKind, RetentionRule>
}

/** All personal data of a register. */
export const listPersonalData = ({ entries, last }: Pick<Register, 'entries' | 'last'>): PersonalData[] => [
  ...entries,
  ...last,
]
