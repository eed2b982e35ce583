import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { chinaDay } from '#contract/core/china-time.ts'
import { readConfig } from '#server/config.ts'
import { ServiceFailure, ServiceRefusal } from '#server/providers/http-json.ts'
import { openProviders } from '#server/providers/open-providers.ts'
import type { PaymentPort } from '../port'
import { type FakeWechatPay, type Misfortune, openFakeWechatPay } from './fake/open-fake'

const origin = 'https://fair.example'
let fake: FakeWechatPay
let port: PaymentPort
let made = 0
beforeAll(async () => {
  fake = await openFakeWechatPay({ deliver: async () => 200 })
})
afterAll(() => fake.close())

/** The driver as the fair opens it, knowing no certificate yet. */
function open(): PaymentPort {
  const config = readConfig({ DATA_DIR: './data', PUBLIC_URL: origin, ...fake.settings })
  const { payment, cashier } = openProviders(config)
  expect(cashier).toBeNull()
  if (!payment) throw new Error('WeChat Pay is not there')
  return payment
}

beforeEach(() => {
  port = open()
  fake.requests.length = 0
  fake.autoRefund = undefined
})

/** A payment that was opened. */
async function opened(minutes = 15) {
  made += 1
  const number = `PAY${String(made).padStart(6, '0')}`
  const request = { number, fen: 8_800, description: '单日票, × 1', expiresAt: new Date(Date.now() + minutes * 60_000) }
  return { ...request, request, ...(await port.create(request, origin)) }
}

async function paid() {
  const one = await opened()
  await fake.pay(one.number)
  return one
}

const refundOf = (paymentNumber: string, given: object = {}) => ({
  number: `R${paymentNumber}`,
  paymentNumber,
  fen: 8_800,
  paidFen: 8_800,
  reason: '行程有变，'.repeat(20),
  ...given,
})

const kindOf = (error: unknown): string =>
  error instanceof ServiceRefusal ? 'refusal' : error instanceof ServiceFailure ? 'failure' : 'neither'
const errorOf = (input: Promise<unknown>): Promise<[string, string]> =>
  input.then(
    () => ['', 'it was done'],
    (error: unknown) => [kindOf(error), String(error)],
  )
/** What it failed with, to be requested again. */
async function failureOf(input: Promise<unknown>): Promise<string> {
  const [kind, message] = await errorOf(input)
  return kind === 'failure' ? message : `no failure: ${kind}`
}
/** What it was refused with, for good. */
async function refusalOf(input: Promise<unknown>): Promise<string> {
  const [kind, message] = await errorOf(input)
  return kind === 'refusal' ? message : `no refusal: ${kind}`
}

describe('a payment', () => {
  it('is opened once, paid, and told as it is', async () => {
    const { number, request, codeUrl } = await opened()
    expect(codeUrl).toMatch(/^weixin:/)
    expect(await port.create(request, origin)).toEqual({ codeUrl })
    expect(fake.books().payments.at(-1)?.order.notify_url).toBe(`${origin}/api/ce-payment/notify/wechat`)
    expect(await port.query(number)).toEqual({ state: 'open' })
    await fake.pay(number)
    const known = fake.books().payments.find(({ order }) => order.out_trade_no === number)
    const state = await port.query(number)
    expect(state).toMatchObject({ state: 'paid', fen: 8_800, providerNumber: known?.transactionId })
    expect(await port.query('PAY999999')).toEqual({ state: 'missing' })
    expect(fake.requests).not.toContain('refused')
  })

  it('shows what was paid, and not what was requested', async () => {
    const { number } = await opened()
    await fake.pay(number, { fen: 1 })
    expect(await port.query(number)).toMatchObject({ state: 'paid', fen: 1 })
  })

  it('is closed, or says that it was paid just before', async () => {
    const [left, taken] = [await opened(), await opened()]
    expect(await port.close(left.number)).toEqual({ state: 'closed' })
    expect(await port.close(left.number)).toEqual({ state: 'closed' })
    expect(await port.query(left.number)).toEqual({ state: 'closed' })
    fake.script('close', 'payFirst')
    expect(await port.close(taken.number)).toMatchObject({ state: 'paid', fen: 8_800 })
    expect(await port.close('PAY999999')).toEqual({ state: 'missing' })
    expect(await refusalOf(port.create(taken.request, origin))).toMatch(/ORDERPAID/)
  })

  it.each([
    ['NOTPAY', 'open'],
    ['USERPAYING', 'open'],
    ['PAYERROR', 'open'],
    ['CLOSED', 'closed'],
    ['REVOKED', 'closed'],
  ] as const)('that is %s is %s', async (trade, state) => {
    const { number } = await opened()
    fake.setTradeState(number, trade)
    expect(await port.query(number)).toEqual({ state })
  })

  it('that was returned stays paid', async () => {
    const { number } = await paid()
    await port.refund(refundOf(number), origin)
    expect(await port.query(number)).toMatchObject({ state: 'paid', fen: 8_800 })
  })
})

describe('a refund', () => {
  it('is requested once, and ends as it ends', async () => {
    const { number } = await paid()
    const request = refundOf(number, { fen: 800 })
    expect(await port.refund(request, origin)).toEqual({ state: 'processing' })
    expect(await port.refund(request, origin)).toEqual({ state: 'processing' })
    expect(fake.books().refunds.filter(({ order }) => order.out_trade_no === number)).toHaveLength(1)
    await fake.settleRefund(request.number)
    expect(await port.queryRefund(request.number)).toMatchObject({ state: 'succeeded', fen: 800 })
    expect(await port.queryRefund('RPAY999999')).toEqual({ state: 'missing' })
  })

  it.each(['ABNORMAL', 'CLOSED'] as const)('that is %s after it was accepted has failed', async (status) => {
    const { number } = await paid()
    await port.refund(refundOf(number), origin)
    await fake.settleRefund(`R${number}`, status)
    expect(await port.queryRefund(`R${number}`)).toMatchObject({ state: 'failed' })
  })

  it('of more than was paid is refused', async () => {
    const { number } = await paid()
    expect(await refusalOf(port.refund(refundOf(number, { fen: 8_801 }), origin))).toMatch(/INVALID_REQUEST/)
    expect(await refusalOf(port.refund(refundOf('PAY999999'), origin))).toMatch(/RESOURCE_NOT_EXISTS/)
  })
})

describe('an answer', () => {
  const passing = ['fail', 'failAfter', 'nonsense'] as const
  it.each<Misfortune>([
    ...passing,
    { status: 429, code: 'FREQUENCY_LIMITED' },
    { status: 400, code: 'SYSTEM_ERROR' },
    { status: 403, code: 'NOT_ENOUGH' },
  ])('of trouble is no refusal: %j', async (misfortune) => {
    const { number } = await paid()
    fake.script('refund', misfortune)
    expect(await failureOf(port.refund(refundOf(number), origin))).toMatch(/WeChat Pay/)
    // Requested again it goes through, once.
    expect(await port.refund(refundOf(number), origin)).toEqual({ state: 'processing' })
  })

  it.each(['PARAM_ERROR', 'NO_AUTH', 'INVALID_REQUEST', 'MCH_NOT_EXISTS'])('of %s is one', async (code) => {
    const { request } = await opened()
    fake.script('create', { status: 403, code })
    expect(await refusalOf(port.create(request, origin))).toMatch(new RegExp(`WeChat Pay: ${code}$`))
  })

  it.each([
    ['unsigned', /not signed/],
    ['wrongSignature', /not signed by it/],
    ['probe', /probe/],
    ['stale', /long ago/],
    ['unknownSerial', /not signed by it/],
  ] as const)('that is %s is not believed', async (misfortune, message) => {
    const { number } = await paid()
    fake.script('query', misfortune)
    expect(await failureOf(port.query(number))).toMatch(message)
    expect(await port.query(number)).toMatchObject({ state: 'paid' })
  })

  it('that never comes is waited for five seconds, and what was requested is found afterwards', async () => {
    const { number } = await paid()
    const late = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
    fake.script('refund', 'silence')
    const input = port.refund(refundOf(number), origin)
    await vi.waitFor(() => expect(fake.requests).toContain('refund'))
    expect(timeout).toHaveBeenCalledWith(5_000)
    timeout.mockRestore()
    late.abort(new DOMException('', 'TimeoutError'))
    expect(await failureOf(input)).toMatch(/no answer \(timeout\)/)
    expect(await port.queryRefund(`R${number}`)).toEqual({ state: 'processing' })
  })

  it('tells no key and no number of a person in what it fails with', async () => {
    const { number } = await paid()
    fake.script('query', 'wrongSignature')
    const failed = await port.query(number).catch((error: unknown) => error)
    for (const secret of Object.values(fake.settings)) expect(String(failed)).not.toContain(secret)
  })
})

describe('a request', () => {
  it('is taken by nobody who checks it, where another key has signed it', async () => {
    const other = await openFakeWechatPay()
    const config = { PUBLIC_URL: origin, ...fake.settings, WECHAT_PAY_KEY: other.settings['WECHAT_PAY_KEY'] }
    const { payment } = openProviders(readConfig(config))
    expect(await failureOf(Promise.resolve(payment?.query('PAY000001')))).toMatch(/not signed \(401\)/)
    expect(fake.requests).toEqual(['refused'])
    await other.close()
  })
})

describe('the bill', () => {
  const today = chinaDay(new Date())
  it('of a day has what was paid and returned', async () => {
    const { number } = await paid()
    await port.refund(refundOf(number, { fen: 805 }), origin)
    await fake.settleRefund(`R${number}`)
    expect(await port.bill(today)).toBeNull()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
    try {
      const all = await port.bill(today)
      expect(all?.filter((line) => line.paymentNumber === number)).toEqual([
        { about: 'payment', number, paymentNumber: number, fen: 8_800 },
        { about: 'refund', number: `R${number}`, paymentNumber: number, fen: 805 },
      ])
      expect(await port.bill('2026-01-01')).toEqual([])
      fake.script('bill', { status: 400, code: 'STATEMENT_CREATING' })
      expect(await port.bill(today)).toBeNull()
      fake.script('file', 'nonsense')
      expect(await failureOf(port.bill(today))).toMatch(/not the one that was signed/)
    } finally {
      vi.useRealTimers()
    }
  })
})
