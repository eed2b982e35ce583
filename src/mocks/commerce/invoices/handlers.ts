import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import * as contract from '#contract/commerce/invoices/endpoints.ts'
import {
  checkTitle,
  documentTypes,
  invoiceNumberPattern,
  type InvoiceState,
} from '#contract/commerce/invoices/rules.ts'
import type { ManagedInvoice } from '#contract/commerce/invoices/schemas.ts'
import { byIdOf, say } from '#src/mocks/core/bilingual.ts'
import { mock, mockBytes, refuse, refuseBreaches } from '#src/mocks/core/mock.ts'
import { containsText, paginate } from '#src/mocks/core/paginate.ts'
import { dateIn } from '#src/mocks/core/time.ts'
import { findMockFile } from '#src/mocks/foundation/files/files.ts'
import { findOwnOrder } from '#src/mocks/commerce/orders/handlers.ts'
import { payableOf } from '#src/mocks/commerce/orders/orders.ts'
import { accountOfToken, findMockAccountById } from '#src/mocks/foundation/accounts/accounts.ts'
import { paperOf } from '#src/mocks/commerce/tickets/handlers.ts'
import { invoiceOf, invoices, isInvoiced, type MockInvoice } from './invoices'
import { titleHandlers } from './titles'

const present = ({ accountId: _owner, key: _key, ...invoice }: MockInvoice): Omit<ManagedInvoice, 'buyer'> => invoice
const manage = (language: Language, row: MockInvoice): ManagedInvoice => ({
  ...present(row),
  buyer: say(language, findMockAccountById(row.accountId)?.name ?? ['', '']),
})

const period = () => ({ start: dateIn(-90), end: dateIn(92) })
const ownOf = (token: string): MockInvoice[] =>
  invoices.filter(({ accountId }) => accountId === accountOfToken(token).userId)
const newest = (a: MockInvoice, b: MockInvoice): number => b.createdAt.localeCompare(a.createdAt) || b.id - a.id

function apply(input: ParsedInputOf<typeof contract.applyInvoice>, token: string): MockInvoice {
  const known = ownOf(token).find(({ key }) => key === input.key)
  if (known) return known
  const order = findOwnOrder(input.orderId, token) ?? refuse('OrderNotFound')
  refuseBreaches(checkTitle(input.title, input.type), 'title.')
  const given = order.refunds.reduce((sum, { fen, feeFen }) => sum + fen + feeFen, 0)
  const fen = order.stored === 'paid' ? payableOf(order) - given : 0
  if (fen <= 0) return refuse('InvoiceNothing')
  if (isInvoiced(order.id)) return refuse('InvoiceStands')
  const { key, type, title } = input
  const row = { accountId: order.buyer, ago: 0, orderId: order.id, fen, key, type, title }
  const added = { ...invoiceOf(row, invoices.length + 1), createdAt: new Date().toISOString() }
  invoices.push(added)
  return added
}

/** One step of an invoice as it was seen. */
function step(
  row: MockInvoice | undefined,
  version: number,
  from: readonly InvoiceState[],
  change: Partial<MockInvoice>,
): MockInvoice {
  if (!row) return refuse('InvoiceNotFound')
  if (row.version !== version || !from.includes(row.state)) return refuse('InvoiceNotNow')
  return Object.assign(row, { trouble: '', detail: '' }, change, { version: version + 1 })
}

/** What finance may take a step with: not what the service is at. */
function manageable(id: number): MockInvoice | undefined {
  const row = byIdOf(invoices, id)
  return row?.atService ? refuse('InvoiceAtService') : row
}

const issuable = ['applied', 'issuing'] as const

export const invoiceHandlers = [
  mock(contract.getInvoiceDate, period),
  mock(contract.postInvoiceDate, period),
  ...titleHandlers,
  mock(contract.applyInvoice, ({ input, token }) => present(apply(input, token))),
  mock(contract.listOwnInvoices, ({ input, token }) =>
    paginate(
      ownOf(token)
        .filter(({ state, orderId }) => state === (input.state ?? state) && orderId === (input.orderId ?? orderId))
        .toSorted(newest)
        .map(present),
      input,
    ),
  ),
  mockBytes(contract.getInvoiceApplication, ({ input, token }) => {
    const found = byIdOf(ownOf(token), input.id) ?? refuse('InvoiceNotFound')
    return { type: 'application/pdf', body: paperOf(found.number) }
  }),
  mock(contract.withdrawInvoice, ({ input, token }) =>
    present(step(byIdOf(ownOf(token), input.id), input.version, ['applied'], { state: 'failed' })),
  ),
  mock(contract.askReversal, ({ input, token }) =>
    present(step(byIdOf(ownOf(token), input.id), input.version, ['issued'], { state: 'reversalAsked' })),
  ),
  mock(contract.listInvoices, ({ input, language }) =>
    paginate(
      invoices
        .filter(({ state }) => state === (input.state ?? state))
        .filter(({ number, invoiceNumber, orderNumber, title }) =>
          containsText(input.keyWord, number, invoiceNumber, orderNumber, title.name),
        )
        .toSorted(newest)
        .map((row) => manage(language, row)),
      input,
    ),
  ),
  mock(contract.beginInvoice, ({ input, language }) =>
    manage(language, step(byIdOf(invoices, input.id), input.version, ['applied'], { state: 'issuing' })),
  ),
  mock(contract.issueInvoice, ({ input, language }) => {
    const invoiceNumber = input.invoiceNumber.replace(/\s/g, '')
    const file = findMockFile(input.file)?.file
    if (!invoiceNumberPattern.test(invoiceNumber)) return refuse('BadInput', { detail: 'invoiceNumber' })
    if (!file) return refuse('FileNotFound')
    const fileExt = documentTypes.find((type) => type === file.fileExt) ?? refuse('BadInput', { detail: 'file' })
    const { url: fileUrl } = file
    const issued = { state: 'issued' as const, invoiceNumber, fileUrl, fileExt, issuedAt: new Date().toISOString() }
    return manage(language, step(manageable(input.id), input.version, issuable, issued))
  }),
  mock(contract.failInvoice, ({ input, language }) => {
    const failed = { state: 'failed' as const, failure: input.failure.trim() }
    return manage(language, step(manageable(input.id), input.version, issuable, failed))
  }),
  mock(contract.decideReversal, ({ input, language }) => {
    const state = input.reversed ? ('reversed' as const) : ('issued' as const)
    return manage(language, step(manageable(input.id), input.version, ['reversalAsked'], { state }))
  }),
]
