/** Refusals of invoices; codes ours. */
export const invoiceErrors = {
  InvoiceNotFound: { code: 1_12081, status: 404, zh: '发票申请不存在', en: 'Invoice not found' },
  InvoiceStands: {
    code: 1_12082,
    status: 409,
    zh: '该订单已有发票申请',
    en: 'An invoice has already been requested for this order',
  },
  InvoiceNotNow: {
    code: 1_12083,
    status: 409,
    zh: '发票当前状态不能进行此操作，请刷新后再试',
    en: 'This action is not possible for the invoice’s current status. Please refresh.',
  },
  InvoiceNothing: {
    code: 1_12084,
    status: 409,
    zh: '该订单没有可开票金额',
    en: 'This order has no amount to invoice',
  },
  InvoiceClosed: {
    code: 1_12085,
    status: 409,
    zh: '不在开票时间内',
    en: 'Invoices cannot be requested outside the request period',
  },
  InvoiceTitleNotFound: { code: 1_12086, status: 404, zh: '抬头不存在', en: 'Invoice title not found' },
  InvoiceAtService: {
    code: 1_12088,
    status: 409,
    zh: '开票服务正在处理该发票，请等待结果',
    en: 'The invoice service is processing this invoice. Please wait for the result.',
  },
  TooManyTitles: { code: 1_12087, status: 429, zh: '最多保存 {max} 个抬头', en: 'You can save up to {max} titles' },
} as const
