import { eq, sql } from 'drizzle-orm'
import { PgSelectBase } from 'drizzle-orm/pg-core'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/commerce/invoices/endpoints.ts'
import { APPLICATIONS_PER_MINUTE } from '#contract/commerce/invoices/limits.ts'
import type { InvoiceTitle } from '#contract/commerce/invoices/rules.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { requestRefund } from '#contract/commerce/payments/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { blackPng, ofd, pdf } from '#tests/setup/file-bytes.ts'
import { newBuyers } from '#tests/setup/money/buyers.ts'
import { applyFor, askAsFinance, type Headers, paidOrder, personalTitle, seen } from '#tests/setup/money/invoices.ts'
import { runDueOrders, orderKey, placed, typeNamed, wholeOrder } from '#tests/setup/money/orders.ts'
import { createPaymentPort } from '#tests/setup/money/payment-port.ts'
import { apart } from '#tests/setup/races/apart.ts'
import { race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { uploadedFile } from '#tests/setup/uploaded-file.ts'
import { waitFor } from '#tests/setup/wait-for.ts'
import { insertInvoice, moveInvoice } from './invoices.queries'
import { endInvoice } from './manage'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { forgetAttempts, useUp } from '#tests/setup/attempts.ts'

const server = useServer('demo')
const provider = createPaymentPort()
beforeAll(() => {
  server().providers.payment = provider.port
})
beforeEach(async () => {
  await forgetAttempts(server())
})

const finance = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) => askAsFinance(server(), endpoint, input)
const personal = personalTitle
const company: InvoiceTitle = {
  ...personal,
  kind: 'company',
  name: '采薇茶空间有限公司',
  taxNumber: '91350100M000100Y43',
}

const paid = (quantity = 1) => paidOrder(server(), provider, quantity)
const apply = (headers: Headers, order: Order, over: object = {}) => applyFor(server(), headers, order, over)
const refund = ({ headers, order }: { headers: Headers; order: Order }, lines = order.lines) => {
  const input = { orderId: order.id, lineIds: lines.map(({ id }) => id), reason: 'personal' as const }
  return server().ask(requestRefund, { key: orderKey(), ...input, fen: lines.length * 5_400 }, { headers })
}

describe('an invoice', () => {
  it('is applied for, issued with its document, blocks the refund, and lets it go once it is reversed', async () => {
    const { headers, order } = await paid()
    const { data: applied } = await apply(headers, order, { title: { ...company, email: 'accounts@tea.example' } })
    expect(applied).toMatchObject({ state: 'applied', fen: 6_000, title: { taxNumber: '91350100M000100Y43' } })
    expect((await refund({ headers, order })).code).toBe(errors.OrderInvoiced.code)
    const { data: begun } = await finance(contract.beginInvoice, seen(applied))
    const late = await server().ask(contract.withdrawInvoice, seen(begun), { headers })
    expect(late.code).toBe(errors.InvoiceNotNow.code)
    const as = await signedInAs(server(), userTypes.financeStaff)
    const file = await uploadedFile(server(), { name: '发票.pdf', bytes: pdf, headers: as })
    const issue = { invoiceNumber: '24312000000012345678', file: `/api/ce-digital/dsf/file/${file}` }
    const { data: issued } = await finance(contract.issueInvoice, { ...seen(begun), ...issue })
    expect(issued).toMatchObject({ state: 'issued', invoiceNumber: issue.invoiceNumber })
    const read = await server().app.inject({ url: issued.fileUrl, headers })
    expect(read.statusCode).toBe(200)
    const { data: requested } = await server().ask(contract.askReversal, seen(issued), { headers })
    expect((await refund({ headers, order })).code).toBe(errors.OrderInvoiced.code)
    await finance(contract.decideReversal, { ...seen(requested), reversed: true })
    expect((await refund({ headers, order })).code).toBe(0)
    await runDueOrders(server())
    expect((await apply(headers, order)).code).toBe(errors.InvoiceNothing.code)
    const { db } = server().database
    const mails = await db.select().from(outbox).where(eq(outbox.address, 'accounts@tea.example')).orderBy(outbox.id)
    expect(mails.map(({ template }) => template)).toEqual(['invoiceIssued', 'invoiceReversed'])
  })

  it.each([
    ['an OFD', '发票.ofd', ofd, 0],
    ['a picture', '发票.png', blackPng(9, 9), errors.BadInput.code],
  ])('is issued with %s: %s', async (_, name, bytes, expected) => {
    const { headers, order } = await paid()
    const { data: applied } = await apply(headers, order)
    const as = await signedInAs(server(), userTypes.financeStaff)
    const file = await uploadedFile(server(), { name, bytes, headers: as, module: 'invoice', accept: 'pdf,ofd,png' })
    const issue = { invoiceNumber: '24312000000012345678', file: `/api/ce-digital/dsf/file/${file}` }
    const { code, data: issued } = await finance(contract.issueInvoice, { ...seen(applied), ...issue })
    expect(code).toBe(expected)
    if (code !== 0) return
    expect(issued).toMatchObject({ state: 'issued', fileExt: 'ofd' })
    const read = await server().app.inject({ url: issued.fileUrl, headers })
    expect([read.statusCode, read.headers['content-type']]).toEqual([200, 'application/ofd'])
    expect(read.headers['content-disposition']).toContain('attachment')
  })

  it('has an application that its owner reads as PDF, twenty times a minute', async () => {
    const { headers, order } = await paid()
    const { data } = await apply(headers, order)
    const url = `${contract.getInvoiceApplication.base}${contract.getInvoiceApplication.path}?id=${data.id}&language=en-US`
    const read = async () => server().app.inject({ url, headers: { language: 'en-US', ...headers } })
    const { statusCode, headers: message, rawPayload } = await read()
    expect([statusCode, message['content-type'], message['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ])
    expect(message['content-disposition']).toBe(`attachment; filename="${data.number}.pdf"`)
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    await useUp(server(), `invoiceApplication:${headers.userid}`, APPLICATIONS_PER_MINUTE - 1, 60)
    const again = await Promise.all([read(), read(), read()])
    expect(again.filter((one) => one.statusCode === 200).length).toBeLessThanOrEqual(2)
    expect((await read()).statusCode).toBe(errors.TooManyRequests.status)
  })

  it('is of what was paid and not returned', async () => {
    const { headers, order } = await paid(2)
    await refund({ headers, order }, order.lines.slice(0, 1))
    expect((await apply(headers, order)).data.fen).toBe(6_000)
  })

  it('that failed says why, and another can be applied for', async () => {
    const { headers, order } = await paid()
    const { data } = await apply(headers, order)
    expect((await apply(headers, order)).code).toBe(errors.InvoiceStands.code)
    await finance(contract.failInvoice, { ...seen(data), failure: '抬头与证件不符' })
    const { data: own } = await server().ask(contract.listOwnInvoices, { orderId: order.id }, { headers })
    expect(own.list).toMatchObject([{ state: 'failed', failure: '抬头与证件不符' }])
    expect((await apply(headers, order)).code).toBe(0)
  })

  it('of wrong words is refused at its fields, and of what costs nothing altogether', async () => {
    const { headers, order } = await paid()
    const wrong = { type: 'special', title: { ...company, taxNumber: '91350100M000100Y44', email: 'x' } }
    const { code, data } = await apply(headers, order, wrong)
    expect(code).toBe(errors.BadInput.code)
    expect(Object(data).fields.map(({ field }: { field: string }) => field)).toEqual(
      ['taxNumber', 'address', 'phone', 'bank', 'bankAccount', 'email'].map((field) => `input.title.${field}`),
    )
    const free = await placed(server(), headers, wholeOrder(await typeNamed(server(), 'Trade visitor ticket')))
    expect((await apply(headers, free)).code).toBe(errors.InvoiceNothing.code)
  })

  it('can be applied for in its window, which GET and POST say alike', async () => {
    const got = (await server().ask(contract.getInvoiceDate, {})).data
    expect(got.start < got.end).toBe(true)
    expect((await server().ask(contract.postInvoiceDate, {})).data).toEqual(got)
  })
})

it.each([
  ['91350100M000100Y43', true],
  ['91350100M000100Y44', false],
  ['91350100I000100Y43', false],
  ['123456789012345', true],
  ['12345678901234567', true],
  ['12345678901234567890', true],
  ['1234567890', false],
])('the taxpayer number %s is right: %s', async (number, isRight) => {
  const { isTaxNumber } = await import('#contract/commerce/invoices/rules.ts')
  expect(isTaxNumber(number)).toBe(isRight)
})

it('titles are kept, one of them first, and are their owner’s', async () => {
  const [headers = { token: '' }] = await newBuyers(server(), 1)
  const save = (title: InvoiceTitle, isDefault: boolean) =>
    server().ask(contract.saveInvoiceTitle, { id: null, title, isDefault }, { headers })
  expect((await save(personal, false)).data.isDefault).toBe(true)
  await save(company, true)
  const { data } = await server().ask(contract.listInvoiceTitles, {}, { headers })
  expect(data.map(({ name, isDefault }) => [name, isDefault])).toEqual([
    [company.name, true],
    [personal.name, false],
  ])
})

describe('on ten connections', () => {
  it('two applications at once are one', async () => {
    const { headers, order } = await paid()
    const { outcomes } = await race(server().database, 'invoice', () => apply(headers, order))
    const codes = outcomes.map((one) => (one.status === 'fulfilled' ? one.value.code : -1))
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === errors.InvoiceStands.code)).toHaveLength(RACERS - 1)
  })

  /** How many of ten that apply for an invoice or return the order at once get what they ask for. */
  async function invoiceOrRefund(): Promise<number> {
    const one = await paid()
    const { outcomes } = await race(server().database, ['invoice', 'payment'], async (racer) => {
      const { code } = racer % 2 === 0 ? await apply(one.headers, one.order) : await refund(one)
      return code
    })
    return outcomes.filter((each) => each.status === 'fulfilled' && each.value === 0).length
  }

  it('an invoice and a refund at once: one of them', async () => {
    expect(await invoiceOrRefund()).toBe(1)
  })

  it('an invoice and a refund are both, where nobody holds the order', async () => {
    vi.spyOn(PgSelectBase.prototype, 'for').mockReturnThis()
    expect(await invoiceOrRefund()).toBe(2)
  })

  it('one that is issued while its order is called off has to be reversed', async () => {
    const { headers, order } = await paid()
    const { data: applied } = await apply(headers, order)
    const { database } = server()
    const waiting = sql`select from pg_locks where not granted`
    let ended: Promise<boolean> | undefined
    await database.write(async (db) => {
      await moveInvoice(db, applied, ['applied'], { state: 'issued', invoiceNumber: '26117000000000000001' })
      ended = apart(() => database.write((other) => endInvoice(other, order.id)))
      await waitFor(async () => {
        const { rows } = Object(await apart(async () => await database.db.execute(waiting)))
        expect(rows).not.toEqual([])
      })
    })
    await ended
    const { data } = await server().ask(contract.listOwnInvoices, {}, { headers })
    expect(data.list.map(({ state }) => state)).toEqual(['reversalAsked'])
  })

  it('ten of one order hold without the index', async () => {
    const { order } = await paid()
    const { database } = server()
    await database.write((db) => db.execute(sql`drop index invoice_one`))
    const { userid } = await signedInAs(server(), userTypes.buyer)
    const row = { orderId: order.id, accountId: Number(userid), type: 'ordinary' as const, title: personal, fen: 1 }
    const { outcomes } = await race(database, 'invoice', (racer) =>
      database.write((db) => insertInvoice(db, { ...row, number: `F-${racer}`, clientKey: `control-${racer}` })),
    )
    expect(outcomes.filter((one) => one.status === 'fulfilled' && one.value)).toHaveLength(RACERS)
  })
})
