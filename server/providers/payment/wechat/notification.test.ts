import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ServiceFailure, ServiceRefusal } from '#server/providers/http-json.ts'
import type { PaymentPort } from '../port'
import type { FakeNotification, Tampering } from './fake/fake-notifications'
import { type FakeWechatPay, openFakeWechatPay } from './fake/open-fake'
import { configOf } from './fake/config-of'
import { readWechatPaySettings } from './settings'
import { wechatPay } from './wechat-pay'

const origin = 'https://fair.example'
const NUMBER = 'PAY000001'
let fake: FakeWechatPay
let port: PaymentPort

const open = (of: FakeWechatPay) => wechatPay(readWechatPaySettings(configOf(of)))

beforeAll(async () => {
  fake = await openFakeWechatPay({ mode: 'both', deliver: async () => 200 })
  port = open(fake)
  const expiresAt = new Date(Date.now() + 900_000)
  await port.create({ number: NUMBER, fen: 8_800, description: '单日票 × 1', expiresAt }, origin)
  await fake.pay(NUMBER)
})
afterAll(() => fake.close())
beforeEach(() => {
  port = open(fake)
  fake.requests.length = 0
})
afterEach(() => void vi.useRealTimers())

const read = ({ headers, body }: FakeNotification, by = port) =>
  by.verifyNotification({ header: (name) => headers[name.toLowerCase()] ?? '', body })
const tampered = (tampering: Tampering) => read(fake.notificationOf('payment', NUMBER, tampering))
/** What it was refused with. */
const refusalOf = (input: Promise<unknown>): Promise<string> =>
  input.then(
    () => 'taken',
    (error: unknown) => (error instanceof ServiceRefusal ? String(error) : `no refusal: ${String(error)}`),
  )

describe('a notification', () => {
  it.each(['publicKey', 'certificate'] as const)('signed with the %s is taken', async (by) => {
    const notified = await tampered({ by })
    expect(notified).toEqual({ about: 'payment', number: NUMBER, payment: await port.query(NUMBER) })
  })

  it('tells of a refund, and how it ended', async () => {
    const request = { paymentNumber: NUMBER, fen: 100, paidFen: 8_800, reason: '' }
    for (const [status, state] of [
      ['SUCCESS', 'succeeded'],
      ['ABNORMAL', 'failed'],
      ['CLOSED', 'failed'],
    ] as const) {
      const number = `R${status}`
      // One after the other: a refund under way holds its part of the payment.
      await port.refund({ ...request, number }, origin)
      await fake.settleRefund(number, status)
      expect(await read(fake.notificationOf('refund', number))).toMatchObject({
        about: 'refund',
        number,
        refund: { state },
      })
    }
  })

  it('that tells another amount says so', async () => {
    expect(await tampered({ fen: 1 })).toMatchObject({ payment: { state: 'paid', fen: 1 } })
  })

  it('signed as a probe is refused', async () => {
    expect(await refusalOf(tampered({ signature: 'probe' }))).toMatch(/probe/)
  })
  it('with another signature is refused', async () => {
    expect(await refusalOf(tampered({ signature: 'wrong' }))).toMatch(/not signed/)
  })
  it.each([-330, 301])('of %i seconds ago is refused', async (age) => {
    expect(await refusalOf(tampered({ age }))).toMatch(/long ago/)
  })
  it.each([-290, 270])('of %i seconds ago is taken', async (age) => {
    expect(await tampered({ age })).toMatchObject({ number: NUMBER })
  })
  it('of another merchant is refused', async () => {
    expect(await refusalOf(tampered({ mchId: '1900000110' }))).toMatch(/another merchant/)
  })

  it.each(['publicKey', 'certificate'] as const)('of a %s that there is not is refused', async (by) => {
    expect(await refusalOf(tampered({ by, unknownSerial: true }))).toMatch(/does not have/)
  })

  it.each(['wechatpay-timestamp', 'wechatpay-nonce', 'wechatpay-serial', 'wechatpay-signature'])(
    'with another or a missing %s is refused',
    async (name) => {
      const other = fake.notificationOf('payment', NUMBER, { age: 5, by: 'certificate' })
      const replace = (value: string) =>
        tampered({ alter: ({ headers, body }) => ({ body, headers: { ...headers, [name]: value } }) })
      expect(await refusalOf(replace(other.headers[name] ?? ''))).toMatch(/not signed|does not have/)
      expect(await refusalOf(replace(''))).toMatch(/not signed|does not have/)
    },
  )

  it('with a changed body is refused', async () => {
    const alterBody = (change: (body: string) => string) =>
      tampered({ alter: ({ headers, body }) => ({ headers, body: change(body) }) })
    expect(await refusalOf(alterBody((body) => body.replace('"transaction"', '"refund"')))).toMatch(/not signed/)
    expect(await refusalOf(alterBody((body) => `${body} `))).toMatch(/not signed/)
    expect(await refusalOf(alterBody(() => ''))).toMatch(/not signed/)
  })
})

describe('what is sealed', () => {
  it('with another key is refused, though it is signed', async () => {
    const config = { ...configOf(fake), v3Key: 'k'.repeat(32) }
    const other = wechatPay(readWechatPaySettings(config))
    expect(await refusalOf(read(fake.notificationOf('payment', NUMBER), other))).toMatch(/cannot be opened/)
  })
})

describe('the certificates', () => {
  it('are fetched once for what names the same, and not at all for the public key', async () => {
    await tampered({ by: 'publicKey' })
    expect(fake.requests).toEqual([])
    await Promise.all(Array.from({ length: 10 }, () => tampered({ by: 'certificate' })))
    expect(fake.requests).toEqual(['certificates'])
  })

  it('are fetched at most once a minute, whatever is named', async () => {
    await tampered({ by: 'certificate' })
    expect(await refusalOf(tampered({ by: 'certificate', unknownSerial: true }))).toMatch(/does not have/)
    fake.rotate()
    expect(await refusalOf(tampered({ by: 'certificate' }))).toMatch(/does not have/)
    expect(fake.requests).toEqual(['certificates'])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    expect(await tampered({ by: 'certificate' })).toMatchObject({ number: NUMBER })
    expect(fake.requests).toEqual(['certificates', 'certificates'])
  })

  it.each(['wrongSignature', 'unsigned', 'stale', 'probe', 'fail', 'nonsense'] as const)(
    'are not taken from an answer that is %s',
    async (misfortune) => {
      fake.script('certificates', misfortune)
      const failed = await tampered({ by: 'certificate' }).catch((error: unknown) => error)
      expect(failed).toBeInstanceOf(ServiceFailure)
      expect(failed).not.toBeInstanceOf(ServiceRefusal)
    },
  )

  it('verify themselves where nothing else is known', async () => {
    const alone = await openFakeWechatPay({ deliver: async () => 200 })
    const first = open(alone)
    const expiresAt = new Date(Date.now() + 900_000)
    expect(await first.create({ number: NUMBER, fen: 1, description: '票', expiresAt }, origin)).toHaveProperty(
      'codeUrl',
    )
    expect(alone.requests).toEqual(['create', 'certificates'])
    // Of another WeChat Pay: sealed with a key that this merchant does not have.
    const settings = { ...configOf(alone), v3Key: 'k'.repeat(32) }
    const failed = await wechatPay(readWechatPaySettings(settings)).query(NUMBER).catch(String)
    expect(failed).toContain('cannot be opened')
    await alone.close()
  })
})
