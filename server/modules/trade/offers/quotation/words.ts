import type { Language } from '#contract/core/language.ts'

export interface PaperWords {
  brand: string
  title: string
  exhibitor: string
  buyer: string
  booth: (booth: string) => string
  demand: string
  item: string
  quantity: string
  price: string
  amount: string
  total: string
  deliverBy: string
  noDelivery: string
  validUntil: string
  accepted: string
  note: string
  confirmations: string
  byExhibitor: string
  byBuyer: string
  notYet: string
  state: { issued: string; confirmed: string; superseded: string }
  basis: (version: number) => string
  intention: string
}

/** What stands on every quotation. */
export const paperWords: Record<Language, PaperWords> = {
  'zh-CN': {
    brand: '云展 Yunzhan',
    title: '报价单',
    exhibitor: '展商',
    buyer: '采购商',
    booth: (booth) => `展位 ${booth}`,
    demand: '采购需求',
    item: '项目',
    quantity: '数量',
    price: '单价',
    amount: '金额',
    total: '合计',
    deliverBy: '交货日期',
    noDelivery: '未约定',
    validUntil: '有效期至',
    accepted: '报价已被接受，不再到期',
    note: '说明',
    confirmations: '确认',
    byExhibitor: '出具并确认',
    byBuyer: '确认',
    notYet: '尚未确认',
    state: { issued: '待采购商确认', confirmed: '双方已确认', superseded: '已失效：所依据的报价已变动或不再有效' },
    basis: (version) => `依据报价第 ${version} 版`,
    intention:
      '本报价单记录双方在云展上确认的采购意向，不是合同，不产生付款或交货义务；正式条款由双方另行签订合同约定。所载内容以平台记录为准，时间均为北京时间（GMT+8）。',
  },
  'en-US': {
    brand: '云展 Yunzhan',
    title: 'Quotation',
    exhibitor: 'Exhibitor',
    buyer: 'Buyer',
    booth: (booth) => `Booth ${booth}`,
    demand: 'Sourcing request',
    item: 'Item',
    quantity: 'Quantity',
    price: 'Unit price',
    amount: 'Amount',
    total: 'Total',
    deliverBy: 'Delivery date',
    noDelivery: 'Not agreed',
    validUntil: 'Valid until',
    accepted: 'Quote accepted; no longer expires',
    note: 'Note',
    confirmations: 'Confirmations',
    byExhibitor: 'Issued and confirmed',
    byBuyer: 'Confirmed',
    notYet: 'Not confirmed yet',
    state: {
      issued: 'Awaiting confirmation by the buyer',
      confirmed: 'Confirmed by both sides',
      superseded: 'No longer valid: the underlying quote has changed or ended',
    },
    basis: (version) => `Based on version ${version} of the quote`,
    intention:
      'This quotation records a purchase intent that both parties confirmed on Yunzhan. It is not a contract and creates no obligation to pay or deliver; binding terms require a separate contract. The record on the platform prevails. All times are Beijing time (GMT+8).',
  },
}
