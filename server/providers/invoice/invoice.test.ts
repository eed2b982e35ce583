import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyTitle } from '#contract/commerce/invoices/rules.ts'
import { embeddedInvoice } from './embedded'
import { type FakeInvoiceService, openFakeInvoiceService } from './fake/open-fake'
import { httpInvoice } from './http'
import type { InvoicePort, InvoiceRequest } from './port'

let fake: FakeInvoiceService
let service: InvoicePort
let made = 0
beforeAll(async () => {
  fake = await openFakeInvoiceService()
  service = httpInvoice({ url: fake.settings.INVOICE_URL, key: fake.settings.INVOICE_KEY })
})
afterAll(() => fake.close())
beforeEach(() => Object.assign(fake.plans, { issue: 'at once', reverse: 'at once' }))

const title = { ...emptyTitle(), kind: 'personal' as const, name: '陈采薇', email: 'caiwei@buyer.example' }
const request = (over: Partial<InvoiceRequest> = {}): InvoiceRequest => ({
  number: `F${String(++made)}`,
  type: 'ordinary',
  fen: 6_000,
  item: 'ticket',
  orderNumber: 'T1',
  title,
  ...over,
})

describe('a service that issues invoices', () => {
  it('issues an application once, whoever asks however often', async () => {
    const one = request()
    const first = await service.issue(one)
    expect(first).toMatchObject({ state: 'issued', fen: 6_000, issuedAt: new Date('2026-11-23T02:00:00Z') })
    expect(await service.issue(one)).toEqual(first)
    expect(await service.query(one.number)).toEqual(first)
    const { ext, bytes } = await service.readDocument(one.number)
    expect([ext, bytes.subarray(0, 5).toString()]).toEqual(['pdf', '%PDF-'])
  })

  it('says what it has not heard of, what it is at, and what it will not issue', async () => {
    expect(await service.query('F-unknown')).toMatchObject({ state: 'missing' })
    fake.plans.issue = 'late'
    const late = request()
    expect(await service.issue(late)).toMatchObject({ state: 'issuing' })
    fake.settle(late.number)
    expect(await service.query(late.number)).toMatchObject({ state: 'issued' })
    fake.plans.issue = { refused: '税号与名称不符' }
    expect(await service.issue(request())).toMatchObject({ state: 'failed', reason: '税号与名称不符' })
  })

  it('reverses once for a number, and never issues what was reversed before it came', async () => {
    const one = request()
    await service.issue(one)
    const input = { number: one.number, reversal: `${one.number}-3` }
    fake.plans.reverse = { refused: '已抵扣' }
    expect(await service.reverse(input)).toMatchObject({ state: 'refused', reason: '已抵扣' })
    fake.plans.reverse = 'at once'
    expect(await service.reverse(input)).toMatchObject({ state: 'refused' })
    expect(await service.reverse({ ...input, reversal: `${one.number}-5` })).toMatchObject({ state: 'reversed' })
    const early = request()
    await service.reverse({ number: early.number, reversal: `${early.number}-2` })
    expect(await service.issue(early)).toMatchObject({ state: 'reversed' })
  })

  it.each([
    ['500', 'fail', 'invoice: answered 500'],
    ['500 after it has issued', 'failAfter', 'invoice: answered 500'],
    ['another shape', 'nonsense', 'invoice: answered something else than agreed'],
    ['another application', 'another', 'invoice: answered of another application'],
    ['silence', 'silent', 'invoice: no answer (timeout)'],
  ] as const)('fails by %s', async (_, fault, message) => {
    fake.script('issue', fault)
    await expect(service.issue(request())).rejects.toThrow(message)
  })

  it('fails by another key, and for a document that there is not', async () => {
    const stranger = httpInvoice({ url: fake.settings.INVOICE_URL, key: 'another' })
    await expect(stranger.query('F1')).rejects.toThrow('invoice: answered 401')
    await expect(service.readDocument('F-unknown')).rejects.toThrow('invoice: answered 404')
  })
})

it('without a service nobody issues but finance', async () => {
  expect(embeddedInvoice.available).toBe(false)
  await expect(embeddedInvoice.issue(request())).rejects.toThrow('finance issues by hand')
})
