import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** When invoices can be applied for (spec: access §7). */
export const getInvoiceDate = endpoint<typeof schemas.getInvoiceDate>({
  method: 'GET',
  path: '/ce-marketing/ticket/invoice/getInvoiceDate',
  access: 'public',
})

/** The same by POST (spec: common §7). */
export const postInvoiceDate = endpoint<typeof schemas.postInvoiceDate>({
  method: 'POST',
  path: '/ce-marketing/ticket/invoice/getInvoiceDate',
  access: 'public',
  reads: true,
})

const own = { method: 'POST', access: 'signed-in' } as const

export const listInvoiceTitles = endpoint<typeof schemas.listInvoiceTitles>({
  ...own,
  path: '/ce-marketing/ticket/invoice/titles', // path: ours
  reads: true,
})

export const saveInvoiceTitle = endpoint<typeof schemas.saveInvoiceTitle>({
  ...own,
  path: '/ce-marketing/ticket/invoice/saveTitle', // path: ours
  errors: ['InvoiceTitleNotFound', 'TooManyTitles'],
})

export const removeInvoiceTitle = endpoint<typeof schemas.removeInvoiceTitle>({
  ...own,
  path: '/ce-marketing/ticket/invoice/removeTitle', // path: ours
  errors: ['InvoiceTitleNotFound'],
})

/** Applies for an invoice of what was paid of an own order and not returned, once for a key. */
export const applyInvoice = endpoint<typeof schemas.applyInvoice>({
  ...own,
  path: '/ce-marketing/ticket/invoice/apply', // path: ours
  errors: ['OrderNotFound', 'InvoiceStands', 'InvoiceNothing', 'InvoiceClosed'],
})

export const listOwnInvoices = endpoint<typeof schemas.listOwnInvoices>({
  ...own,
  path: '/ce-marketing/ticket/invoice/ownList', // path: ours
  reads: true,
})

/** What was applied for, as a PDF in the requested language. */
export const getInvoiceApplication = endpoint<typeof schemas.getInvoiceApplication>({
  method: 'GET',
  path: '/ce-marketing/ticket/invoice/application', // path: ours
  access: 'signed-in',
  answers: 'bytes',
  errors: ['InvoiceNotFound'],
})

export const withdrawInvoice = endpoint<typeof schemas.withdrawInvoice>({
  ...own,
  path: '/ce-marketing/ticket/invoice/withdraw', // path: ours
  errors: ['InvoiceNotFound', 'InvoiceNotNow'],
})

/** Asks to have an issued invoice reversed, so that its order can be returned. */
export const askReversal = endpoint<typeof schemas.askReversal>({
  ...own,
  path: '/ce-marketing/ticket/invoice/askReversal', // path: ours
  errors: ['InvoiceNotFound', 'InvoiceNotNow'],
})

export const listInvoices = endpoint<typeof schemas.listInvoices>({
  method: 'POST',
  path: '/ce-marketing/mgr/invoice/list', // path: ours
  access: 'readFinance',
  reads: true,
})

const managed = { method: 'POST', access: 'manageFinance' } as const
const decided = ['InvoiceNotFound', 'InvoiceNotNow', 'InvoiceAtService'] as const

export const beginInvoice = endpoint<typeof schemas.beginInvoice>({
  ...managed,
  path: '/ce-marketing/mgr/invoice/begin', // path: ours
  errors: ['InvoiceNotFound', 'InvoiceNotNow'],
})

/** Writes down that finance has issued it: its number, and its document for the buyer. */
export const issueInvoice = endpoint<typeof schemas.issueInvoice>({
  ...managed,
  path: '/ce-marketing/mgr/invoice/issue', // path: ours
  errors: [...decided, 'FileNotFound'],
})

export const failInvoice = endpoint<typeof schemas.failInvoice>({
  ...managed,
  path: '/ce-marketing/mgr/invoice/fail', // path: ours
  errors: decided,
})

export const decideReversal = endpoint<typeof schemas.decideReversal>({
  ...managed,
  path: '/ce-marketing/mgr/invoice/decideReversal', // path: ours
  errors: decided,
})
