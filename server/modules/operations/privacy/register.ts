import { personalDataDeletedLast, personalDataOfAccounts } from './kept-account.queries'
import { personalDataOfFair } from './kept-fair.queries'
import { personalDataOfCommerce } from './kept-money.queries'
import { personalDataOfTrade } from './kept-trade.queries'
import type { PersonalData } from './kept.queries'

/**
 * Everything that the fair keeps of people, and what becomes of it when an account is deleted, in the order in which that
 * is done. A table that refers to accounts and is not here fails a test.
 */
export const personalData: readonly PersonalData[] = [
  ...personalDataOfFair,
  ...personalDataOfTrade,
  ...personalDataOfCommerce,
  ...personalDataOfAccounts,
  ...personalDataDeletedLast,
]
