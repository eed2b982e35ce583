import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chinaDay } from '#contract/core/china-time.ts'
import { ServiceRefusal } from '#server/providers/http-json.ts'
import { useFakeService } from '#server/providers/http-json.fake.ts'
import type { PaymentRequest } from '../port'
import { openBooks } from './books'
import { REFUND_MS } from './records'
import { openSandbox, sandboxFolder } from './sandbox'
import { NOTIFICATION_LIFE_MS, readOrMakeKey, signNotification } from './signature'

const fair = useFakeService()
const origin = 'https://fair.example'
let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cashier-test-'))
  fair.answer = { body: {} }
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(dataDir, { recursive: true, force: true })
})

/** An address without a listener: a notification of one test must not reach the next. */
const NOWHERE = 'http://127.0.0.1:1'
const open = (address = NOWHERE) => openSandbox({ dataDir, address })
const request = (given: Partial<PaymentRequest> = {}): PaymentRequest => ({
  number: 'P0001',
  fen: 8_800,
  description: '单日票 × 1',
  expiresAt: new Date(Date.now() + 900_000),
  ...given,
})
const refund = (given: object = {}) => ({
  number: 'R00001',
  paymentNumber: 'P00001',
  fen: 8_800,
  paidFen: 8_800,
  reason: '行程有变',
  ...given,
})

/** A payment that was opened, with what its address names. */
async function opened(sandbox = open(), given: Partial<PaymentRequest> = {}) {
  const { codeUrl } = await sandbox.payment.create(request({ number: 'P00001', ...given }), origin)
  const query = new URLSearchParams(codeUrl.split('?')[1])
  return { ...sandbox, codeUrl, number: query.get('number') ?? '', token: query.get('token') ?? '' }
}

async function paid(given: Partial<PaymentRequest> & { refundsFail?: boolean; address?: string } = {}) {
  const { refundsFail = false, address, ...requests } = given
  const one = await opened(open(address), requests)
  await one.cashier.pay(one.number, one.token, refundsFail)
  return one
}

/** Only the clock stands still; what waits for the disk goes on. */
const atTime = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: ms })

describe('a payment of the sandbox', () => {
  it('is opened once, at an address that only it has', async () => {
    const { payment, codeUrl, token } = await opened()
    expect(codeUrl).toMatch(/^https:\/\/fair\.example\/sandbox\.html#\/cashier\?number=P00001&token=[\w-]{43}$/)
    expect(await payment.create(request({ number: 'P00001' }), origin)).toEqual({ codeUrl })
    const other = await payment.create(request({ number: 'P00002' }), origin)
    expect(other.codeUrl).not.toContain(token)
    await expect(payment.create(request({ number: 'P00001', fen: 1 }), origin)).rejects.toThrow(ServiceRefusal)
    expect(await payment.query('P00001')).toEqual({ state: 'open' })
    expect(await payment.query('P09999')).toEqual({ state: 'missing' })
    expect(await payment.query('../key')).toEqual({ state: 'missing' })
    expect(await payment.close('P09999')).toEqual({ state: 'missing' })
  })

  it('is one when ten ask for it at once', async () => {
    const { payment } = open()
    const all = await Promise.all(
      Array.from({ length: 10 }, () => payment.create(request({ number: 'P00001' }), origin)),
    )
    expect(new Set(all.map(({ codeUrl }) => codeUrl)).size).toBe(1)
  })

  it('is paid once, and the fair is told by a genuine notification', async () => {
    const { payment, cashier, number, token } = await opened(open(fair.url))
    await Promise.all(Array.from({ length: 10 }, () => cashier.pay(number, token, false)))
    const now = await payment.query(number)
    expect(now).toMatchObject({ state: 'paid', fen: 8_800 })
    await vi.waitFor(() => expect(fair.requests).toHaveLength(1))
    const [notified] = fair.requests
    expect(notified?.path).toBe('/api/ce-payment/notify/sandbox')
    const header = (name: string) => String(notified?.headers[name] ?? '')
    expect(await payment.verifyNotification({ header, body: notified?.body ?? '' })).toEqual({
      about: 'payment',
      number,
      payment: now,
    })
  })

  it('is opened and paid by nobody without its token', async () => {
    const { payment, cashier, number, token } = await opened()
    await payment.create(request({ number: 'P00002' }), origin)
    for (const [of, by] of [
      [number, ''],
      [number, `${token}x`],
      ['P00002', token],
      ['../key', token],
    ] as const) {
      expect(await cashier.find(of, by)).toBeNull()
      expect(await cashier.pay(of, by, false)).toBeNull()
      expect(await cashier.refuse(of, by)).toBeNull()
    }
    expect(await payment.query(number)).toEqual({ state: 'open' })
    expect(await cashier.find(number, token)).toMatchObject({ fen: 8_800, description: '单日票 × 1', state: 'open' })
  })

  it('is either paid or closed when both come at once', async () => {
    const { payment, cashier } = open()
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const { number, token } = await opened({ payment, cashier }, { number: `P1000${index}` })
        const acts = [() => cashier.pay(number, token, false), () => payment.close(number)]
        if (index % 2) acts.reverse()
        const message = await Promise.all(acts.map((act) => act()))
        const states = new Set([...message.map((one) => one?.state), (await payment.query(number)).state])
        expect(states.size).toBe(1)
        return [...states][0]
      }),
    )
    // The control: both of them can win.
    expect(new Set(outcomes)).toEqual(new Set(['paid', 'closed']))
  })

  it.each(['pay', 'refuse'] as const)('is not opened again once somebody did %s', async (act) => {
    const { payment, cashier, number, token } = await opened()
    await (act === 'pay' ? cashier.pay(number, token, false) : cashier.refuse(number, token))
    await expect(payment.create(request({ number }), origin)).rejects.toThrow(/no longer open/)
  })

  it('cannot be paid once its time is over, or once it was refused', async () => {
    const expiresAt = new Date(Date.now() + 60_000)
    const { payment, cashier, number, token } = await opened(open(), { expiresAt })
    atTime(expiresAt.getTime())
    expect(await cashier.pay(number, token, false)).toMatchObject({ state: 'expired' })
    expect(await payment.query(number)).toEqual({ state: 'closed' })
    const later = await opened(open(), { number: 'P00002', expiresAt: new Date(Date.now() + 60_000) })
    expect(await later.cashier.refuse('P00002', later.token)).toMatchObject({ state: 'closed' })
    expect(await later.cashier.pay('P00002', later.token, false)).toMatchObject({ state: 'closed' })
    expect(await payment.query('P00002')).toEqual({ state: 'closed' })
  })

  it('stays in the books when they are opened again, beside what a killed server left unfinished', async () => {
    const { number, token } = await paid()
    writeFileSync(join(sandboxFolder(dataDir), 'payments', 'unfinished-1'), '{ "number": "P0')
    const again = open()
    const list = await openBooks(sandboxFolder(dataDir)).list()
    expect(list).toMatchObject([{ number, fen: 8_800, paid: { providerNumber: expect.any(String) } }])
    expect(await again.payment.query(number)).toMatchObject({ state: 'paid' })
    expect(await again.cashier.find(number, token)).toMatchObject({ state: 'paid' })
  })
})

describe('a refund of the sandbox', () => {
  it('is requested once, and succeeds by itself', async () => {
    const { payment, number } = await paid({ address: fair.url })
    atTime(Date.now())
    const input = await Promise.all(Array.from({ length: 10 }, () => payment.refund(refund(), origin)))
    expect(new Set(input.map(({ state }) => state))).toEqual(new Set(['processing']))
    const [kept] = await openBooks(sandboxFolder(dataDir)).list()
    expect(kept?.refunds).toHaveLength(1)
    atTime(Date.now() + REFUND_MS)
    expect(await open().payment.queryRefund('R00001')).toMatchObject({ state: 'succeeded', fen: 8_800 })
    vi.useRealTimers()
    await vi.waitFor(() => expect(fair.requests).toHaveLength(2), 15_000)
    expect(JSON.parse(fair.requests[1]?.body ?? '')).toMatchObject({ about: 'refund', number: 'R00001' })
    expect(await payment.query(number)).toMatchObject({ state: 'paid' })
  })

  it('never returns more than was paid, however many ask', async () => {
    const { payment } = await paid()
    const parts = Array.from({ length: 10 }, (_, index) => refund({ number: `R0000${index}`, fen: 3_000 }))
    const all = await Promise.allSettled(parts.map((part) => payment.refund(part, origin)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await expect(payment.refund(refund({ number: 'R99999', fen: 2_800 }), origin)).resolves.toBeDefined()
  })

  it('is refused where there is nothing to return, or its number is another refund’s', async () => {
    const { payment } = await paid()
    await opened({ payment, cashier: open().cashier }, { number: 'P00002' })
    const refused = (given: object) => expect(payment.refund(refund(given), origin)).rejects.toThrow(ServiceRefusal)
    await refused({ paymentNumber: 'P00002' })
    await refused({ paymentNumber: 'P09999' })
    await payment.refund(refund({ fen: 100 }), origin)
    await refused({ fen: 200 })
    const second = await paid({ number: 'P00003' })
    await expect(second.payment.refund(refund({ paymentNumber: 'P00003' }), origin)).rejects.toThrow(/another payment/)
    expect(await payment.queryRefund('R09999')).toEqual({ state: 'missing' })
  })

  it('fails where the payer chose so, and can be requested again by another number', async () => {
    const { payment } = await paid({ refundsFail: true })
    await payment.refund(refund(), origin)
    atTime(Date.now() + REFUND_MS)
    expect(await payment.queryRefund('R00001')).toMatchObject({ state: 'failed' })
    expect(await payment.refund(refund({ number: 'R00002' }), origin)).toEqual({ state: 'processing' })
  })
})

describe('the bill of the sandbox', () => {
  it('has what was paid and returned on a day that is over', async () => {
    const { payment } = await paid()
    await opened({ payment, cashier: open().cashier }, { number: 'P00002' })
    await payment.refund(refund({ fen: 800 }), origin)
    const today = chinaDay(new Date())
    expect(await payment.bill(today)).toBeNull()
    atTime(Date.now() + 86_400_000)
    expect(await payment.bill(today)).toEqual([
      { about: 'payment', number: 'P00001', paymentNumber: 'P00001', fen: 8_800 },
      { about: 'refund', number: 'R00001', paymentNumber: 'P00001', fen: 800 },
    ])
    expect(await payment.bill('2026-01-01')).toEqual([])
  })
})

describe('a notification of the sandbox', () => {
  const body = JSON.stringify({ about: 'payment', number: 'P00001', payment: { state: 'closed' } })
  const read = (headers: Record<string, string>, sent = body) =>
    open().payment.verifyNotification({ header: (name) => headers[name] ?? '', body: sent })

  it('is taken as it was signed, within five minutes', async () => {
    const key = readOrMakeKey(sandboxFolder(dataDir))
    expect(await read(signNotification(key, body))).toMatchObject({ number: 'P00001' })
    const signed = signNotification(key, body)
    await expect(read(signed, body.replace('P00001', 'P00002'))).rejects.toThrow(ServiceRefusal)
    await expect(read({ ...signed, 'sandbox-timestamp': String(Date.now() + 1) })).rejects.toThrow('signature')
    await expect(read({ ...signed, 'sandbox-signature': 'ab' })).rejects.toThrow('signature')
    await expect(read({})).rejects.toThrow('signature')
    await expect(read(signNotification('another key', body))).rejects.toThrow('signature')
    for (const reserved of [-NOTIFICATION_LIFE_MS - 1_000, NOTIFICATION_LIFE_MS + 60_000])
      await expect(read(signNotification(key, body, Date.now() + reserved))).rejects.toThrow('long ago')
  })

  it('is sent again where nobody takes it', async () => {
    fair.answers = [{ status: 500, body: {} }]
    await paid({ address: fair.url })
    await vi.waitFor(() => expect(fair.requests).toHaveLength(2), 15_000)
  })
})
