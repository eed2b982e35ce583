import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { emptyTitle } from '#contract/commerce/invoices/rules.ts'
import type { Owned } from './owned-records'

/** An order is who placed it's alone; whoever reads all of them has a call of their own. */
const ofOrder = { code: errors.OrderNotFound.code, owner: userTypes.buyer }
const ofInvoice = { code: errors.InvoiceNotFound.code, owner: userTypes.buyer }
const personalTitle = { ...emptyTitle(), kind: 'personal', name: '甲', email: 'jia@buyer.example' }
const ofTicket = { code: errors.TicketNotFound.code, owner: userTypes.buyer }
const bookedAdvert = { title: { zh: '甲', en: 'A' }, imageUrl: { zh: '/a.svg', en: '' }, jumpLink: '' }
const holder = { name: '甲', idType: 'passport', idNumber: 'E12345678' }

/** Of what somebody has bought: the calls that name it. */
export const ownedPurchases = {
  getOwnOrder: { ...ofOrder, input: ({ order }) => ({ id: order }) },
  cancelOrder: { ...ofOrder, input: ({ order }) => ({ id: order, version: 1 }) },
  startPayment: { ...ofOrder, input: ({ order }) => ({ orderId: order }) },
  checkPayment: { ...ofOrder, input: ({ order }) => ({ orderId: order }) },
  requestRefund: {
    ...ofOrder,
    input: ({ order }) => ({ key: 'a-refund-of-others', orderId: order, lineIds: [1], reason: 'other', fen: 0 }),
  },
  saveInvoiceTitle: {
    code: errors.InvoiceTitleNotFound.code,
    owner: userTypes.buyer,
    input: ({ invoiceTitle }) => ({ id: invoiceTitle, title: personalTitle, isDefault: false }),
  },
  removeInvoiceTitle: {
    code: errors.InvoiceTitleNotFound.code,
    owner: userTypes.buyer,
    input: ({ invoiceTitle }) => ({ id: invoiceTitle }),
  },
  applyInvoice: {
    ...ofOrder,
    input: ({ order }) => ({ key: 'an-invoice-of-others', orderId: order, type: 'ordinary', title: personalTitle }),
  },
  getInvoiceApplication: { ...ofInvoice, input: ({ invoice }) => ({ id: invoice, language: 'zh-CN' }) },
  withdrawInvoice: { ...ofInvoice, input: ({ invoice }) => ({ id: invoice, version: 1 }) },
  askReversal: { ...ofInvoice, input: ({ invoice }) => ({ id: invoice, version: 1 }) },
  listOwnTransfers: { ...ofOrder, input: ({ order }) => ({ orderId: order }) },
  submitTransfer: {
    ...ofOrder,
    input: ({ order }) => ({
      key: 'a-transfer-of-others',
      orderId: order,
      payer: '甲',
      paidOn: '2026-11-01',
      proofs: ['/api/ce-digital/dsf/file/kkkkkkkkkkkkkkkk'],
    }),
  },
  saveBookedAdvert: {
    code: errors.BookingNotFound.code,
    input: ({ booking }) => ({ id: booking, version: 1, ...bookedAdvert }),
  },
  getOwnTicket: { ...ofTicket, input: ({ ticket }) => ({ id: ticket }) },
  nameTicket: { ...ofTicket, input: ({ ticket }) => ({ id: ticket, holder }) },
  getTicketPaper: { ...ofTicket, input: ({ ticket }) => ({ id: ticket, form: 'pdf', language: 'zh-CN' }) },
  openDataCopy: {
    code: errors.CopyEnded.code,
    owner: userTypes.buyer,
    input: ({ dataCopy }) => ({ id: dataCopy }),
  },
  leaveWaitingList: {
    code: errors.WaitingPlaceNotFound.code,
    owner: userTypes.buyer,
    input: ({ waitingPlace }) => ({ id: waitingPlace }),
  },
} as const satisfies Record<string, Owned>
