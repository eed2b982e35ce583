import * as z from 'zod'
import { ServiceFailure } from '#server/providers/http-json.ts'
import type { PaymentPort, PaymentState, RefundRequest, RefundState } from '../port'
import { ask, isUnknown, readDone, type WechatPayAnswer, type WechatPayClient } from './ask'
import { readBill } from './bill'
import { openKeys } from './keys'
import { writeMoment } from './moment'
import { readNotification } from './notification'
import { SERVICE } from './send'
import type { WechatPaySettings } from './settings'
import { Refund, toPaymentState, toRefundState, Transaction } from './states'

const NOTIFY_PATH = '/api/ce-payment/notify/wechat'
const DESCRIPTION_MAX = 127
/** bytes */
const REASON_MAX = 80

const Created = z.object({ code_url: z.string().min(1).max(512) })

const byNumber = (number: string): string => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(number)}`

/** As many whole characters as `max` bytes hold. */
function cutBytes(text: string, max: number): string {
  let cut = ''
  for (const character of text) {
    if (Buffer.byteLength(cut + character) > max) break
    cut += character
  }
  return cut
}

/** An answer that was signed for another question must not pass for this one's. */
const otherThanRequested = () => new ServiceFailure(`${SERVICE}: answered another question`)

async function query(client: WechatPayClient, number: string): Promise<PaymentState> {
  const of = new URLSearchParams({ mchid: client.settings.mchId })
  const answer = await ask(client, { method: 'GET', path: `${byNumber(number)}?${of.toString()}` })
  if (isUnknown(answer)) return { state: 'missing' }
  const transaction = readDone(answer, Transaction)
  const { mchId, appId } = client.settings
  if (transaction.out_trade_no !== number || transaction.mchid !== mchId || transaction.appid !== appId)
    throw otherThanRequested()
  return toPaymentState(transaction)
}

/** Of the one that was requested. Throws ServiceFailure where another was answered. */
function readRefund(answer: WechatPayAnswer, number: string): RefundState {
  const refund = readDone(answer, Refund)
  if (refund.out_refund_no !== number) throw otherThanRequested()
  return toRefundState(refund)
}

async function close(client: WechatPayClient, number: string): Promise<PaymentState> {
  const body = { mchid: client.settings.mchId }
  const answer = await ask(client, { method: 'POST', path: `${byNumber(number)}/close`, body })
  if (answer.ok) return { state: 'closed' }
  if (isUnknown(answer)) return { state: 'missing' }
  // Paid just before, or closed already: what it is, it says itself.
  if (['ORDERPAID', 'ORDER_PAID', 'ORDER_CLOSED', 'ORDERCLOSED'].includes(answer.code)) return query(client, number)
  return readDone(answer, z.never())
}

const refundBody = ({ number, paymentNumber, fen, paidFen, reason }: RefundRequest, origin: string) => ({
  out_trade_no: paymentNumber,
  out_refund_no: number,
  ...(reason === '' ? {} : { reason: cutBytes(reason, REASON_MAX) }),
  notify_url: origin + NOTIFY_PATH,
  amount: { refund: fen, total: paidFen, currency: 'CNY' },
})

/** WeChat Pay by a QR (APIv3, Native). */
export function wechatPay(settings: WechatPaySettings): PaymentPort {
  const client = { settings, keys: openKeys(settings) }
  const { mchId: mchid, appId: appid } = settings
  return {
    kind: 'wechat',
    async create({ number, fen, description, expiresAt }, origin) {
      const body = {
        appid,
        mchid,
        description: [...description.replaceAll('`', '’')].slice(0, DESCRIPTION_MAX).join(''),
        out_trade_no: number,
        time_expire: writeMoment(expiresAt),
        notify_url: origin + NOTIFY_PATH,
        amount: { total: fen, currency: 'CNY' },
      }
      const answer = await ask(client, { method: 'POST', path: '/v3/pay/transactions/native', body })
      return { codeUrl: readDone(answer, Created).code_url }
    },
    query: (number) => query(client, number),
    close: (number) => close(client, number),
    async refund(request, origin) {
      const body = refundBody(request, origin)
      const answer = await ask(client, { method: 'POST', path: '/v3/refund/domestic/refunds', body })
      return readRefund(answer, request.number)
    },
    async queryRefund(number) {
      const path = `/v3/refund/domestic/refunds/${encodeURIComponent(number)}`
      const answer = await ask(client, { method: 'GET', path })
      return isUnknown(answer) ? { state: 'missing' } : readRefund(answer, number)
    },
    verifyNotification: (raw) => readNotification(client, raw),
    bill: (day) => readBill(client, day),
  }
}
