import { erase, keep, type PersonalData } from '#server/modules/foundation/personal-data/index.ts'
import { invoices, invoiceTitles } from './invoices.schema'

/** Saved titles go, invoices stay in the books. */
export const personalDataOfInvoices: PersonalData[] = [
  erase('titles', invoiceTitles.accountId),
  keep('invoices', invoices.accountId, 'books', { columns: [invoices.title] }),
]
