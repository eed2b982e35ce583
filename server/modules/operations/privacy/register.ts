import { personalDataDeletedLast, personalDataOfAccounts } from './personal-data-account.queries'
import { personalDataOfFair } from './personal-data-fair.queries'
import { personalDataOfCommerce } from './personal-data-commerce.queries'
import { personalDataOfTrade } from './personal-data-trade.queries'
import type { PersonalData } from './personal-data.queries'

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
