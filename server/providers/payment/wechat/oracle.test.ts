import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin'
import { parseBill } from './bill'
import { configOf } from './fake/config-of'
import { openFakeWechatPay } from './fake/open-fake'
import { readWechatPaySettings } from './settings'
import { authorizationOf, isSignedBy, unseal } from './signature'
import { wechatPay } from './wechat-pay'

/** Another hand's code of the same protocol, against which ours is held. */
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicKey = createPublicKey(privateKey)

it.each([
  ['GET', '/v3/certificates', ''],
  ['GET', '/v3/pay/transactions/out-trade-no/PAY1?mchid=1900000109', ''],
  ['POST', '/v3/pay/transactions/native', '{"description":"单日票 × 1"}'],
] as const)('what we sign of %s %s it verifies', (method, path, body) => {
  const given = authorizationOf(
    { mchId: '1900000109', serial: '5F', key: privateKey },
    { method, path, body, time: 1_800_000_000, nonce: 'nonce-of-a-test' },
  )
  const signature = /signature="([^"]+)"/.exec(given)?.[1] ?? ''
  const signed = Formatter.request(method, path, 1_800_000_000, 'nonce-of-a-test', body)
  expect(Rsa.verify(signed, signature, publicKey)).toBe(true)
  expect(Rsa.verify(signed.replace('v3', 'v2'), signature, publicKey)).toBe(false)
  const written = Formatter.authorization('1900000109', 'nonce-of-a-test', signature, 1_800_000_000, '5F')
  const fields = (header: string) =>
    header
      .slice(header.indexOf(' ') + 1)
      .split(',')
      .toSorted()
  expect([given.split(' ')[0], fields(given)]).toEqual([written.split(' ')[0], fields(written)])
})

it('what it signs we verify', () => {
  const body = '{"code_url":"weixin://茶"}'
  const time = Math.floor(Date.now() / 1_000)
  const signature = Rsa.sign(Formatter.response(time, 'n', body), privateKey)
  const headers = { 'wechatpay-timestamp': String(time), 'wechatpay-nonce': 'n', 'wechatpay-signature': signature }
  const message = { body, header: (name: string) => Object.entries(headers).find(([key]) => key === name)?.[1] ?? '' }
  expect(isSignedBy(publicKey, message)).toBe(true)
  expect(isSignedBy(publicKey, { ...message, body: `${body} ` })).toBe(false)
})

it.each(['transaction', ''])('what it seals we open, beside “%s”', (associated) => {
  const key = 'k'.repeat(32)
  const ciphertext = Aes.AesGcm.encrypt('{"trade_state":"SUCCESS","备注":"茶"}', key, 'nonce-of-12b', associated)
  const sealed = { ciphertext, nonce: 'nonce-of-12b', associated_data: associated }
  expect(unseal(Buffer.from(key), sealed)).toBe('{"trade_state":"SUCCESS","备注":"茶"}')
  expect(() => unseal(Buffer.from(key), { ...sealed, associated_data: 'refund' })).toThrow(/authenticate/)
  expect(() => unseal(Buffer.from('l'.repeat(32)), sealed)).toThrow(/authenticate/)
})

it('what the fake signs and seals it takes too, so that the fake is not of our opinion alone', async () => {
  const fake = await openFakeWechatPay({ mode: 'both', deliver: async () => 200 })
  const expiresAt = new Date(Date.now() + 900_000)
  const port = wechatPay(readWechatPaySettings(configOf(fake)))
  await port.create({ number: 'PAY000001', fen: 1, description: '票', expiresAt }, 'https://fair.example')
  await fake.pay('PAY000001')
  const { headers, body } = fake.notificationOf('payment', 'PAY000001')
  const header = (name: string) => headers[`wechatpay-${name}`] ?? ''
  const signed = Formatter.response(header('timestamp'), header('nonce'), body)
  const key = createPublicKey(fake.settings['WECHAT_PAY_PUBLIC_KEY'] ?? '')
  expect(Rsa.verify(signed, header('signature'), key)).toBe(true)
  const { ciphertext, nonce, associated_data } = JSON.parse(body).resource
  const v3Key = fake.settings['WECHAT_PAY_V3_KEY'] ?? ''
  expect(Aes.AesGcm.decrypt(ciphertext, v3Key, nonce, associated_data)).toContain('"out_trade_no":"PAY000001"')
  await fake.close()
})

it('reads the lines of a bill as it does', () => {
  const names = '交易时间,商户订单号,交易状态,商户退款单号,退款状态,商品名称,订单金额,申请退款金额'
  const rows = [
    '`2026-05-01 10:00:00,`PAY000001,`SUCCESS,`0,`,`单日票, × 1,`88.00,`0.00',
    '`2026-05-01 11:00:00,`PAY000001,`REFUND,`RPAY000001,`SUCCESS,`单日票, × 1,`0.00,`8.05',
    '`2026-05-01 11:00:00,`PAY000001,`REFUND,`RPAY000002,`FAIL,`单日票, × 1,`0.00,`8.05',
  ]
  const file = `\uFEFF${[names, ...rows, '总交易单数,订单总金额', '`3,`88.00'].join('\r\n')}\r\n`
  expect(parseBill(file)).toEqual([
    { about: 'payment', number: 'PAY000001', paymentNumber: 'PAY000001', fen: 8_800 },
    { about: 'refund', number: 'RPAY000001', paymentNumber: 'PAY000001', fen: 805 },
  ])
  const theirs = Formatter.castCsvBill(Buffer.from(file.replace('\uFEFF', '')))
  expect(JSON.stringify(theirs)).toContain('单日票, × 1')
})
