import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import * as contract from '#contract/commerce/invoices/endpoints.ts'
import type { Invoice } from '#contract/commerce/invoices/schemas.ts'
import { ofd } from '#tests/setup/file-bytes.ts'
import { applyFor, askAsFinance, type Headers, paidOrder, personalTitle, seen } from '#tests/setup/money/invoices.ts'
import { createPaymentPort } from '#tests/setup/money/payment-port.ts'
import { useServer } from '#tests/setup/server.ts'
import { readConfig } from '#server/config.ts'
import { type FakeInvoiceService, openFakeInvoiceService } from '#server/providers/invoice/fake/open-fake.ts'
import { openProviders } from '#server/providers/open-providers.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { processDueInvoices, endInvoice } from '.'
import { forgetAttempts } from '#tests/setup/attempts.ts'

/** The service as it misbehaves: after each fault the clock reaches its truth, once. */
const server = useServer('demo')
const provider = createPaymentPort()
let fake: FakeInvoiceService
const standing = { issue: 'at once', reverse: 'at once', document: { ext: 'pdf', bytes: Buffer.alloc(0) } } as const
let document: FakeInvoiceService['plans']['document']
beforeAll(async () => {
  fake = await openFakeInvoiceService()
  document = fake.plans.document
  const { invoice } = openProviders(readConfig({ DATA_DIR: './data', ...fake.settings }))
  Object.assign(server().providers, { payment: provider.port, invoice })
})
afterAll(() => fake.close())
beforeEach(async () => {
  Object.assign(fake.plans, standing, { document })
  await forgetAttempts(server())
})

const MINUTE = 60_000
/** What the fair does by its clock, so many times a minute apart. */
async function after(looks: number): Promise<void> {
  const { database, config, providers } = server()
  for (let i = 1; i <= looks; i += 1) {
    await processDueInvoices(database, { config, providers }, new Date(Date.now() + i * MINUTE))
    await database.write((db) => db.execute(sql`update invoice set ask_at = now()`))
  }
}

interface Case {
  headers: Headers
  invoice: Invoice
}
async function applied(): Promise<Case> {
  const { headers, order } = await paidOrder(server(), provider)
  return { headers, invoice: (await applyFor(server(), headers, order)).data }
}
async function read({ headers, invoice: { orderId } }: Case): Promise<Invoice> {
  const { data } = await server().ask(contract.listOwnInvoices, { orderId }, { headers })
  if (!data.list[0]) throw new Error('the invoice is gone')
  return data.list[0]
}
async function managed({ invoice: { number } }: Case) {
  const { data } = await askAsFinance(server(), contract.listInvoices, { keyWord: number })
  if (!data.list[0]) throw new Error('the invoice is gone')
  return data.list[0]
}
const notified = async (template: string, { invoice }: Case): Promise<number> => {
  const { db } = server().database
  const sent = await db.select().from(outbox).where(eq(outbox.template, template))
  // The address of the title is sent too.
  const isTheirs = ({ address, body }: (typeof sent)[number]) =>
    address !== personalTitle.email && body.includes(invoice.orderNumber)
  return sent.filter(isTheirs).length
}
const issuedTimes = ({ invoice: { number } }: Case): number =>
  fake.requests.filter((input) => input === `issue ${number}`).length
const askReversal = async (one: Case) =>
  server().ask(contract.askReversal, seen(await read(one)), { headers: one.headers })

describe('an invoice is issued by the service', () => {
  it('once, with its document, and its applicant is told once', async () => {
    const one = await applied()
    await after(3)
    const issued = await read(one)
    const booked = fake.find(one.invoice.number)
    expect(issued).toMatchObject({ state: 'issued', fileExt: 'pdf', invoiceNumber: booked?.invoiceNumber })
    expect([issuedTimes(one), await notified('invoiceIssued', one)]).toEqual([1, 1])
    const { statusCode, rawPayload } = await server().app.inject({ url: issued.fileUrl, headers: one.headers })
    expect([statusCode, rawPayload.equals(document.bytes)]).toEqual([200, true])
    expect(booked?.request).toMatchObject({ fen: 6_000, item: 'ticket', title: { name: '陈采薇' } })
  })

  it.each([
    ['500 before it was taken', 'issue', 'fail', 2],
    ['500 after it was taken', 'issue', 'failAfter', 1],
    ['silence after it was taken', 'issue', 'silent', 1],
    ['an answer in another shape', 'issue', 'nonsense', 1],
    ['an answer about another application', 'issue', 'another', 1],
    ['500 to the question', 'query', 'fail', 1],
    ['500 to the document', 'document', 'fail', 1],
  ] as const)('after %s, once', async (_, call, fault, times) => {
    const one = await applied()
    fake.script(call, fault)
    await after(1)
    expect((await read(one)).state).toBe('issuing')
    await after(2)
    expect((await read(one)).state).toBe('issued')
    expect([issuedTimes(one), await notified('invoiceIssued', one)]).toEqual([times, 1])
  })

  it('late, and as an OFD', async () => {
    Object.assign(fake.plans, { issue: 'late', document: { ext: 'ofd', bytes: ofd } })
    const one = await applied()
    await after(2)
    expect((await read(one)).state).toBe('issuing')
    fake.settle(one.invoice.number)
    await after(1)
    expect(await read(one)).toMatchObject({ state: 'issued', fileExt: 'ofd' })
    expect(issuedTimes(one)).toBe(1)
  })

  it('or refused: its applicant reads why, and applies again under another number', async () => {
    fake.plans.issue = { refused: '税号与名称不符' }
    const one = await applied()
    await after(2)
    expect(await read(one)).toMatchObject({ state: 'failed', failure: '税号与名称不符' })
    expect(await notified('invoiceFailed', one)).toBe(1)
    fake.plans.issue = 'at once'
    const { data: again } = await applyFor(server(), one.headers, { id: one.invoice.orderId })
    await after(1)
    expect((await read({ ...one, invoice: again })).state).toBe('issued')
  })

  it('and nobody withdraws it or takes a step with it meanwhile', async () => {
    fake.plans.issue = 'late'
    const one = await applied()
    await after(1)
    const now = await read(one)
    const { headers } = one
    expect((await server().ask(contract.withdrawInvoice, seen(now), { headers })).code).toBe(errors.InvoiceNotNow.code)
    const failing = await askAsFinance(server(), contract.failInvoice, { ...seen(now), failure: '税号有误' })
    expect(failing.code).toBe(errors.InvoiceAtService.code)
    expect((await managed(one)).atService).toBe(true)
  })
})

describe('deviations of the service from the request are reported to finance', () => {
  it('another sum', async () => {
    fake.plans.issue = 'late'
    const one = await applied()
    await after(1)
    Object.assign(fake.find(one.invoice.number) ?? {}, { fen: 5_900 })
    fake.settle(one.invoice.number)
    await after(2)
    const invoiceNumber = fake.find(one.invoice.number)?.invoiceNumber
    expect(await managed(one)).toMatchObject({
      state: 'issuing',
      atService: false,
      trouble: 'sum',
      detail: invoiceNumber,
    })
    expect(await notified('invoiceIssued', one)).toBe(0)
    const failing = { ...seen(await read(one)), failure: '金额有误，已作废' }
    expect((await askAsFinance(server(), contract.failInvoice, failing)).data).toMatchObject({
      trouble: '',
      detail: '',
    })
  })

  it.each([
    ['not what it says', { ext: 'pdf', bytes: ofd }],
    ['no document', { ext: 'ofd', bytes: Buffer.from('<html></html>') }],
  ])('a document that is %s', async (_, wrong) => {
    fake.plans.document = wrong
    const one = await applied()
    await after(2)
    expect(await managed(one)).toMatchObject({ state: 'issuing', atService: false, trouble: 'document' })
  })
})

describe('a reversal', () => {
  async function issued(): Promise<Case> {
    const one = await applied()
    await after(1)
    return one
  }

  it.each([
    ['at once', undefined],
    ['after 500 when it was taken', 'failAfter'],
    ['after 500 before it was taken', 'fail'],
    ['after another shape', 'nonsense'],
  ] as const)('is carried out %s, once', async (_, fault) => {
    const one = await issued()
    await askReversal(one)
    if (fault) fake.script('reverse', fault)
    await after(3)
    expect((await read(one)).state).toBe('reversed')
    expect(fake.find(one.invoice.number)?.reversals.size).toBe(1)
    expect(await notified('invoiceReversed', one)).toBe(1)
  })

  it('is reported at once, even right after a query of the service', async () => {
    const one = await applied()
    const { database, config, providers } = server()
    const now = new Date()
    await processDueInvoices(database, { config, providers }, now)
    expect((await read(one)).state).toBe('issued')
    await askReversal(one)
    // On a busy machine the request may come more than a second after `now`.
    await processDueInvoices(database, { config, providers }, new Date(Date.now() + 1_000))
    expect((await read(one)).state).toBe('reversed')
  })

  it('that takes its time is waited for', async () => {
    fake.plans.reverse = 'late'
    const one = await issued()
    await askReversal(one)
    await after(2)
    expect((await read(one)).state).toBe('reversalAsked')
    fake.settle(one.invoice.number)
    await after(1)
    expect((await read(one)).state).toBe('reversed')
  })

  it('that the service refuses is finance’s, and stays there when it is requested again', async () => {
    fake.plans.reverse = { refused: '购买方已确认用途' }
    const one = await issued()
    await askReversal(one)
    await after(2)
    const before = await managed(one)
    expect(before).toMatchObject({
      state: 'reversalAsked',
      atService: false,
      trouble: 'reversal',
      detail: '购买方已确认用途',
    })
    const { data } = await askAsFinance(server(), contract.decideReversal, { ...seen(before), reversed: false })
    expect(data).toMatchObject({ state: 'issued', trouble: '', detail: '' })
    await askReversal(one)
    await after(1)
    expect(await managed(one)).toMatchObject({ state: 'reversalAsked', atService: false })
  })

  it.each([
    ['before the service has heard of it', 'at once', 'fail', 'reversed'],
    ['when the service has issued it unheard', 'at once', 'failAfter', 'reversed'],
    ['when the service has refused it unheard', { refused: '税号有误' }, 'failAfter', 'failed'],
  ] as const)('follows where the order is given back %s', async (_, issue, fault, state) => {
    fake.plans.issue = issue
    const one = await applied()
    fake.script('issue', fault)
    await after(1)
    await server().database.write((db) => endInvoice(db, one.invoice.orderId))
    await after(2)
    expect(await read(one)).toMatchObject({ state, failure: '' })
    expect(fake.find(one.invoice.number)?.state).toBe(state)
  })
})
