import * as z from 'zod/mini'
import { languages } from '#contract/core/language.ts'
import { byId, Id, Instant, integer, nothing, pageInput, paged, text } from '#contract/core/shapes.ts'
import { orderKinds } from '#contract/commerce/orders/rules.ts'
import { BANK_ACCOUNT_MAX, BANK_MAX, FAILURE_MAX, TITLE_ADDRESS_MAX, TITLE_NAME_MAX } from './limits'
import {
  documentTypes,
  type InvoiceTitle as TitleFields,
  invoiceStates,
  invoiceTroubles,
  invoiceTypes,
  titleKinds,
} from './rules'

const Key = text(64).check(z.minLength(8))
const Version = integer(1, 2_147_483_647)

export const InvoiceTitle = z.object({
  kind: z.enum(titleKinds),
  name: text(TITLE_NAME_MAX * 4),
  taxNumber: text(40),
  email: text(200),
  address: text(TITLE_ADDRESS_MAX * 4),
  phone: text(60),
  bank: text(BANK_MAX * 4),
  bankAccount: text(BANK_ACCOUNT_MAX * 4),
}) satisfies z.ZodMiniType<TitleFields>

export const SavedTitle = z.object({ id: z.int(), ...InvoiceTitle.shape, isDefault: z.boolean() })
export type SavedTitle = z.output<typeof SavedTitle>

/** From when until when invoices can be applied for (spec: live §3, invoice date); YYYY-MM-DD in GMT+8. */
export const getInvoiceDate = { input: nothing, output: z.object({ start: z.string(), end: z.string() }) }
export const postInvoiceDate = getInvoiceDate

export const listInvoiceTitles = { input: nothing, output: z.array(SavedTitle) }
export const saveInvoiceTitle = {
  input: z.object({ id: z.nullable(Id), title: InvoiceTitle, isDefault: z.boolean() }),
  output: SavedTitle,
}
export const removeInvoiceTitle = { input: byId, output: nothing }

export const Invoice = z.object({
  id: z.int(),
  number: z.string(),
  version: z.int(),
  state: z.enum(invoiceStates),
  type: z.enum(invoiceTypes),
  title: InvoiceTitle,
  fen: z.int(),
  orderId: z.int(),
  orderNumber: z.string(),
  orderKind: z.enum(orderKinds),
  /** The tax authority's; empty until it is issued. */
  invoiceNumber: z.string(),
  /** Where its document is read; empty until it is issued. */
  fileUrl: z.string(),
  /** What its document is; empty until it is issued. */
  fileExt: z.enum(['', ...documentTypes]),
  /** Why it failed; else empty. */
  failure: z.string(),
  createdAt: Instant,
  issuedAt: z.nullable(Instant),
})
export type Invoice = z.output<typeof Invoice>

export const applyInvoice = {
  input: z.object({ key: Key, orderId: Id, type: z.enum(invoiceTypes), title: InvoiceTitle }),
  output: Invoice,
}
export const listOwnInvoices = {
  input: z.object({ ...pageInput, state: z.optional(z.enum(invoiceStates)), orderId: z.optional(Id) }),
  output: paged(Invoice),
}
const ofVersion = { id: Id, version: Version }
/** Gives an application up that nobody has begun to issue. */
export const withdrawInvoice = { input: z.object(ofVersion), output: Invoice }
export const askReversal = { input: z.object(ofVersion), output: Invoice }

/** A PDF that says what was applied for; it is no invoice. */
export const getInvoiceApplication = {
  input: z.object({ id: Id, language: z.enum(languages) }),
  output: z.unknown(),
}

export const ManagedInvoice = z.object({
  ...Invoice.shape,
  buyer: z.string(),
  /** The service issues or reverses it: finance leaves it alone. */
  atService: z.boolean(),
  /** Why what the service was at is finance's now; else empty. */
  trouble: z.enum(invoiceTroubles),
  /** The service's reason not to reverse it, or the number of the invoice that it has issued; else empty. */
  detail: z.string(),
})
export type ManagedInvoice = z.output<typeof ManagedInvoice>

export const listInvoices = {
  input: z.object({ ...pageInput, state: z.optional(z.enum(invoiceStates)), keyWord: z.optional(text(60)) }),
  output: paged(ManagedInvoice),
}
/** Takes an application up, so that its buyer can no longer withdraw it. */
export const beginInvoice = { input: z.object(ofVersion), output: ManagedInvoice }
export const issueInvoice = {
  input: z.object({ ...ofVersion, invoiceNumber: text(40), /** An uploaded PDF or OFD, by its id. */ file: text(200) }),
  output: ManagedInvoice,
}
export const failInvoice = { input: z.object({ ...ofVersion, failure: text(FAILURE_MAX * 4) }), output: ManagedInvoice }
/** Says that the tax authority has reversed it, or that it has not: what was requested ends. */
export const decideReversal = { input: z.object({ ...ofVersion, reversed: z.boolean() }), output: ManagedInvoice }
