import type { Language } from '#contract/core/language.ts'
import type { InvoiceState, InvoiceType } from '#contract/commerce/invoices/rules.ts'
import type { Invoice } from '#contract/commerce/invoices/schemas.ts'
import type { InvoiceTitle } from '#contract/commerce/invoices/rules.ts'

interface ApplicationWords {
  brand: string
  heading: string
  parts: { title: string; order: string }
  field: Record<Exclude<keyof InvoiceTitle, 'kind'>, string>
  type: { label: string } & Record<InvoiceType, string>
  kind: { label: string } & Record<InvoiceTitle['kind'], string>
  order: string
  item: { label: string } & Record<Invoice['orderKind'], string>
  appliedAt: string
  invoiceNumber: string
  sum: string
  state: Record<InvoiceState | 'cancelled', string>
  notInvoice: string
}

/** What stands on every application. */
export const applicationWords: Record<Language, ApplicationWords> = {
  'zh-CN': {
    brand: '云展 Yunzhan',
    heading: '发票申请单',
    parts: { title: '发票抬头', order: '开票内容' },
    field: {
      name: '名称',
      taxNumber: '纳税人识别号',
      email: '接收邮箱',
      address: '注册地址',
      phone: '注册电话',
      bank: '开户银行',
      bankAccount: '银行账号',
    },
    type: { label: '发票类型', ordinary: '增值税普通发票（电子）', special: '增值税专用发票（电子）' },
    kind: { label: '抬头类型', company: '企业', personal: '个人' },
    order: '订单号',
    item: { label: '项目', ticket: '门票', service: '展务服务' },
    appliedAt: '申请时间',
    invoiceNumber: '发票号码',
    sum: '申请开票金额',
    state: {
      applied: '已申请，等待开具',
      issuing: '开具中',
      issued: '已开具',
      failed: '未能开具',
      cancelled: '已取消',
      reversalAsked: '冲红中',
      reversed: '已冲红',
    },
    notInvoice:
      '本单据是开票申请，不是发票，不能用于报销、入账或抵扣。发票以税务机关认可的电子发票为准。所载内容以平台记录为准，时间均为北京时间（GMT+8）。',
  },
  'en-US': {
    brand: '云展 Yunzhan',
    heading: 'Invoice request',
    parts: { title: 'Invoice title', order: 'Details' },
    field: {
      name: 'Name',
      taxNumber: 'Taxpayer number',
      email: 'Email',
      address: 'Registered address',
      phone: 'Registered phone',
      bank: 'Bank',
      bankAccount: 'Bank account',
    },
    type: {
      label: 'Invoice type',
      ordinary: 'VAT ordinary invoice, electronic',
      special: 'VAT special invoice, electronic',
    },
    kind: { label: 'Issued to', company: 'Company', personal: 'Individual' },
    order: 'Order',
    item: { label: 'Item', ticket: 'Tickets', service: 'Exhibition services' },
    appliedAt: 'Requested on',
    invoiceNumber: 'Invoice number',
    sum: 'Requested amount',
    state: {
      applied: 'Requested, not issued yet',
      issuing: 'Issuing',
      issued: 'Issued',
      failed: 'Could not be issued',
      cancelled: 'Canceled',
      reversalAsked: 'Reversing',
      reversed: 'Reversed',
    },
    notInvoice:
      'This is a request, not an invoice. It cannot be used for reimbursement, bookkeeping, or deduction. Only the electronic invoice recognized by the tax authority is valid. The record on the platform prevails. All times are Beijing time (GMT+8).',
  },
}
