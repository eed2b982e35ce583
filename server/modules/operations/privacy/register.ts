import { keptLast, keptOfAccounts } from './kept-account.queries'
import { keptOfFair } from './kept-fair.queries'
import { keptOfMoney } from './kept-money.queries'
import { keptOfTrade } from './kept-trade.queries'
import type { PersonalData } from './kept.queries'

/**
 * Everything that the fair keeps of people, and what becomes of it when an account is deleted, in the order in which that
 * is done. A table that refers to accounts and is not here fails a test.
 */
export const personalData: readonly PersonalData[] = [
  ...keptOfFair,
  ...keptOfTrade,
  ...keptOfMoney,
  ...keptOfAccounts,
  ...keptLast,
]
