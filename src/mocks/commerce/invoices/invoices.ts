import { emptyTitle, type InvoiceState, type InvoiceType, isBlocking } from '#contract/commerce/invoices/rules.ts'
import type { ManagedInvoice } from '#contract/commerce/invoices/schemas.ts'
import type { InvoiceTitle } from '#contract/commerce/invoices/rules.ts'
import { fileAddress } from '#contract/foundation/files/rules.ts'
import { dateIn, momentIn } from '#src/mocks/core/time.ts'
import { orders } from '#src/mocks/commerce/orders/rows.ts'
import { mockNumber } from '#src/mocks/core/number.ts'

export interface MockInvoice extends Omit<ManagedInvoice, 'buyer'> {
  accountId: string
  key: string
}

export interface MockTitle {
  id: number
  accountId: string
  title: InvoiceTitle
  isDefault: boolean
}

const person: InvoiceTitle = { ...emptyTitle(), kind: 'personal', name: '陈采薇', email: 'caiwei@buyer.example' }
const company: InvoiceTitle = {
  ...emptyTitle(),
  name: '采薇茶空间（杭州）有限公司',
  taxNumber: '91350100M000100Y43',
  email: 'finance@caiwei.example',
}
const full: InvoiceTitle = {
  ...company,
  name: '江南文化礼品采购有限公司',
  email: 'invoice@jiangnan.example',
  address: '浙江省杭州市西湖区天目山路 148 号 3 幢 602 室',
  phone: '0571-88001234',
  bank: '中国工商银行杭州西湖支行',
  bankAccount: '1202 0212 0900 1234567',
}

interface Row extends Partial<MockInvoice> {
  accountId: string
  ago: number
  orderId: number
  fen: number
}

const message = { invoiceNumber: '26332000000012345678', fileUrl: fileAddress('mock-2'), fileExt: 'pdf' } as const

/**
 * Of the buyer one issued, one failed, one reversed; of others one in every state, and two of the invoice service: one
 * that it is issuing, and one that it does not reverse.
 */
const rows: Row[] = [
  { accountId: '6', ago: 1, orderId: 3, fen: 15_000, state: 'issued', title: company, ...message },
  { accountId: '6', ago: 6, orderId: 8, fen: 6_000, state: 'failed', title: company, failure: '抬头与税号不一致' },
  { accountId: '6', ago: 5, orderId: 7, fen: 6_000, state: 'reversed', ...message },
  { accountId: '9', ago: 0, orderId: 101, fen: 280_000, type: 'special', title: full },
  { accountId: '7', ago: 1, orderId: 102, fen: 30_000, title: { ...person, name: 'Marianne Cole' } },
  { accountId: '9', ago: 1, orderId: 103, fen: 45_000, state: 'issuing', title: full },
  { accountId: '9', ago: 3, orderId: 104, fen: 15_000, state: 'reversalAsked', title: full, ...message },
  { accountId: '1', ago: 4, orderId: 105, fen: 6_000, state: 'issued', ...message },
  { accountId: '7', ago: 0, orderId: 106, fen: 12_000, state: 'issuing', atService: true },
  {
    accountId: '7',
    ago: 2,
    orderId: 107,
    fen: 18_000,
    state: 'reversalAsked',
    ...message,
    fileExt: 'ofd',
    trouble: 'reversal',
    detail: '购买方已确认用途，须由购买方先提交红字信息确认单',
  },
]

/** The number of an order by its id, also of one that the mock fair does not keep. */
const numberOf = (orderId: number, ago: number): string =>
  orders.find(({ id }) => id === orderId)?.number ?? mockNumber('T', dateIn(-ago - 1), orderId)

/** What is requested of an order, as it stands at first. */
export function invoiceOf({ ago, ...row }: Row, id: number): MockInvoice {
  const state: InvoiceState = row.state ?? 'applied'
  const type: InvoiceType = 'ordinary'
  return {
    id,
    number: mockNumber('F', dateIn(-ago), id),
    version: 1,
    state,
    type,
    title: person,
    orderNumber: numberOf(row.orderId, ago),
    orderKind: 'ticket',
    invoiceNumber: '',
    fileUrl: '',
    fileExt: '',
    failure: '',
    createdAt: momentIn(-ago, '00:12'),
    issuedAt: row.invoiceNumber ? momentIn(-ago + 1, '00:30') : null,
    atService: false,
    trouble: '',
    detail: '',
    key: `mock-invoice-${id}`,
    ...row,
  }
}

export const invoices: MockInvoice[] = rows.map((row, i) => invoiceOf(row, i + 1))

/** The titles that the buyer has saved. */
export const titles: MockTitle[] = [
  { id: 1, accountId: '6', title: company, isDefault: true },
  { id: 2, accountId: '6', title: person, isDefault: false },
  { id: 3, accountId: '1', title: person, isDefault: true },
]

/** Whether an order has an invoice that keeps it from being returned. */
export const isInvoiced = (orderId: number): boolean =>
  invoices.some((one) => one.orderId === orderId && isBlocking(one.state))
