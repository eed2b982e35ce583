import { ServiceFailure } from '#server/providers/http-json.ts'
import type { InvoicePort } from './port'

const nobody = (): Promise<never> => Promise.reject(new ServiceFailure('invoice: finance issues by hand'))

/** Issues nothing: finance does by hand, and writes down the number and hands over the document. */
export const embeddedInvoice: InvoicePort = {
  available: false,
  issue: nobody,
  query: nobody,
  reverse: nobody,
  readDocument: nobody,
}
