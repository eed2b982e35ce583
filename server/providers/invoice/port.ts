import type { InvoiceType } from '#contract/commerce/invoices/rules.ts'
import type { InvoiceTitle } from '#contract/commerce/invoices/rules.ts'

export interface InvoiceRequest {
  /** Of the application: the same on every try, and issued once. */
  number: string
  type: InvoiceType
  fen: number
  /** What it is of: the service knows the goods' name and the tax rate of each. */
  item: 'ticket' | 'service'
  orderNumber: string
  title: InvoiceTitle
}

/** What a service says of an application. */
export type InvoiceStanding =
  | { state: 'missing' }
  | { state: 'issuing' }
  | { state: 'issued'; invoiceNumber: string; fen: number; issuedAt: Date }
  | { state: 'failed'; reason: string }
  | { state: 'reversing' }
  | { state: 'reversed' }

export type ReversalStanding = { state: 'reversing' } | { state: 'reversed' } | { state: 'refused'; reason: string }

export interface InvoiceDocument {
  ext: 'pdf' | 'ofd'
  bytes: Buffer
}

/**
 * Who issues electronic invoices. Every call can be made again with the same numbers, and does nothing twice. Each rejects
 * with ServiceFailure where nobody knows its outcome: then it is requested again.
 */
export interface InvoicePort {
  /** Whether there is a service: without one finance issues by hand. */
  readonly available: boolean
  issue(request: InvoiceRequest): Promise<InvoiceStanding>
  query(number: string): Promise<InvoiceStanding>
  /** Has an application's invoice reversed, or, where none is issued yet, never issued. `reversal` is the same on every try. */
  reverse(input: { number: string; reversal: string }): Promise<ReversalStanding>
  /** The document of an issued invoice. */
  readDocument(number: string): Promise<InvoiceDocument>
}
