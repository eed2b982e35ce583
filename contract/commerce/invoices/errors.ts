/** Refusals of invoices; codes ours. */
export const invoiceErrors = {
  InvoiceNotFound: { code: 1_12081, status: 404, zh: '发票申请不存在', en: 'This invoice does not exist' },
  InvoiceStands: {
    code: 1_12082,
    status: 409,
    zh: '该订单已有发票申请',
    en: 'An invoice of this order was applied for already',
  },
  InvoiceNotNow: {
    code: 1_12083,
    status: 409,
    zh: '发票当前状态不能进行此操作，请刷新后再试',
    en: 'This cannot be done with the invoice as it is now, please refresh',
  },
  InvoiceNothing: {
    code: 1_12084,
    status: 409,
    zh: '该订单没有可开票金额',
    en: 'There is nothing to be invoiced of this order',
  },
  InvoiceClosed: {
    code: 1_12085,
    status: 409,
    zh: '不在开票时间内',
    en: 'Invoices can be applied for within their period only',
  },
  InvoiceTitleNotFound: { code: 1_12086, status: 404, zh: '抬头不存在', en: 'This title does not exist' },
  InvoiceAtService: {
    code: 1_12088,
    status: 409,
    zh: '开票服务正在处理该发票，请等待结果',
    en: 'The invoice service is at this invoice, please wait for what it says',
  },
  TooManyTitles: { code: 1_12087, status: 429, zh: '最多保存 {max} 个抬头', en: 'At most {max} titles can be saved' },
} as const
