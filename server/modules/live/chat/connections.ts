import type { Language } from '#contract/core/language.ts'
import { connector } from '#contract/core/connector.ts'
import type { Refusal } from '#server/platform/http/fail.ts'
import type { Db } from '#server/platform/db/database.ts'

/** The cards of other areas that a message may carry, as the fair knows them; undefined: not this account's. */
interface ChatCards {
  findOrder: (
    db: Db,
    language: Language,
    of: { id: number; accountId: number; exhibitorId: number | undefined },
  ) => Promise<object | undefined>
  findDemand: (db: Db, language: Language, of: { id: number; accountId: number }) => Promise<object | undefined>
  /** Whether this is a message of the assistant to the account. */
  wasAnswered: (db: Db, userId: string, text: string) => Promise<boolean>
}

export const chatCards = connector<ChatCards>('cards of messages')

/** An exhibitor and an account that write to each other. */
export interface ChatPair {
  exhibitorId: number
  accountId: number
}

/** For many pairs at once: the refusal of what a side writes; undefined: neither side has blocked the other. */
type FindBlocks = (
  db: Db,
  pairs: readonly ChatPair[],
) => Promise<(pair: ChatPair, side: 'exhibitor' | 'buyer') => Refusal | undefined>

export const chatBlocks = connector<FindBlocks>('blocks between writers')
