import { randomUUID } from 'node:crypto'
import { writeMoment } from '../moment'
import type { FakeBooks } from './fake-books'
import { type FakeKeys, seal, signBody, type Signer } from './fake-keys'

/** How a notification differs from a right one. */
export interface Tampering {
  /** s that its time lies before now. */
  age?: number
  /** `probe`: as WeChat Pay tries whether anybody checks. */
  signature?: 'probe' | 'wrong'
  /** Of a key that there is not. */
  unknownSerial?: boolean
  by?: 'certificate' | 'publicKey'
  /** The reported amount, fen. */
  fen?: number
  /** The merchant in the notification. */
  mchId?: string
  /** Its outcome after it was signed. */
  alter?: (sent: FakeNotification) => FakeNotification
}

export interface FakeNotification {
  headers: Record<string, string>
  body: string
}

const PROBE = 'WECHATPAY/SIGNTEST/'

/** Writes notifications, sealed and signed as WeChat Pay does. */
export function createNotifications(keys: FakeKeys, books: FakeBooks, signerOf: (by: Tampering['by']) => Signer) {
  function write(
    type: 'transaction' | 'refund',
    notified: object,
    event: string,
    tampering: Tampering,
  ): FakeNotification {
    const { age = 0, signature, unknownSerial = false, by, alter = (sent) => sent } = tampering
    const resource = { original_type: type, ...seal(keys.v3Key, JSON.stringify(notified), type) }
    const envelope = { id: randomUUID(), create_time: writeMoment(new Date()), event_type: event, summary: event }
    const body = JSON.stringify({ ...envelope, resource_type: 'encrypt-resource', resource })
    const signer = signerOf(by)
    const signed = signBody(signer, body, Math.floor(Date.now() / 1_000) - age)
    const right = signed['wechatpay-signature']
    return alter({
      body,
      headers: {
        'content-type': 'application/json',
        ...signed,
        ...(unknownSerial
          ? { 'wechatpay-serial': signer.serial.replace(/..$/, signer.serial.endsWith('00') ? '01' : '00') }
          : {}),
        ...(signature === 'probe' ? { 'wechatpay-signature': PROBE + right.slice(PROBE.length) } : {}),
        ...(signature === 'wrong' ? { 'wechatpay-signature': Buffer.from(right).toString('base64') } : {}),
      },
    })
  }
  return {
    ofPayment(number: string, tampering: Tampering = {}): FakeNotification {
      const notified = books.writePayment(books.getPayment(number))
      const { fen: total = notified.amount.total, mchId: mchid = notified.mchid } = tampering
      return write(
        'transaction',
        { ...notified, mchid, amount: { ...notified.amount, total } },
        'TRANSACTION.SUCCESS',
        tampering,
      )
    },
    ofRefund(number: string, tampering: Tampering = {}): FakeNotification {
      const refund = books.getRefund(number)
      const { status, amount, ...notified } = books.writeRefund(refund)
      const { fen = amount.refund, mchId: mchid = books.getPayment(refund.order.out_trade_no).order.mchid } = tampering
      const whole = { ...notified, mchid, refund_status: status, amount: { ...amount, refund: fen } }
      return write('refund', whole, `REFUND.${status}`, tampering)
    },
  }
}
