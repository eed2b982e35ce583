import { emptyTitle } from '#contract/commerce/invoices/rules.ts'

const title = { ...emptyTitle(), kind: 'personal' as const, name: '沈砚秋', email: 'yanqiu@exhibitor.example' }

/** Inputs that the mocks of invoices take, each once; what is applied for is withdrawn, so that its order is free again. */
export const invoiceInputs: Record<string, unknown> = {
  saveInvoiceTitle: { id: null, title, isDefault: false },
  removeInvoiceTitle: { id: 3 },
  applyInvoice: { key: 'mock-invoice-of-test', orderId: 13, type: 'ordinary', title },
  withdrawInvoice: { id: 11, version: 1 },
  getInvoiceApplication: { id: 8, language: 'zh-CN' },
  askReversal: { id: 8, version: 1 },
  beginInvoice: { id: 4, version: 1 },
  issueInvoice: { id: 6, version: 1, invoiceNumber: '26332000000087654321', file: 'mock-2' },
  failInvoice: { id: 5, version: 1, failure: '抬头与证件不符' },
  decideReversal: { id: 7, version: 1, reversed: true },
}
