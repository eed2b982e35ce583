import * as z from 'zod'
import { ServiceRefusal } from '#server/providers/http-json.ts'
import type { PaymentNotification, RawNotification } from '../port'
import type { WechatPayClient } from './ask'
import { parseJson, SERVICE } from './send'
import { faultOf, isSignedBy, unseal } from './signature'
import { ReportedRefund, toPaymentState, toReportedState, Transaction } from './states'

const Envelope = z.object({
  resource: z.object({
    original_type: z.enum(['transaction', 'refund']),
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().optional(),
  }),
})

const refusal = (reason: string) => new ServiceRefusal(`${SERVICE}: a notification ${reason}`)

function open({ settings }: WechatPayClient, sealed: z.output<typeof Envelope>['resource']): unknown {
  try {
    return parseJson(unseal(settings.v3Key, sealed))
  } catch {
    throw refusal('cannot be opened')
  }
}

function read({ settings }: WechatPayClient, about: 'transaction' | 'refund', notified: unknown): PaymentNotification {
  const isOwn = (of: { mchid: string; appid?: string }) =>
    of.mchid === settings.mchId && (of.appid === undefined || of.appid === settings.appId)
  if (about === 'transaction') {
    const payment = Transaction.safeParse(notified)
    if (!payment.success) throw refusal('tells something else than agreed')
    if (!isOwn(payment.data)) throw refusal('is another merchant’s')
    return { about: 'payment', number: payment.data.out_trade_no, payment: toPaymentState(payment.data) }
  }
  const refund = ReportedRefund.safeParse(notified)
  if (!refund.success) throw refusal('tells something else than agreed')
  if (!isOwn(refund.data)) throw refusal('is another merchant’s')
  return { about: 'refund', number: refund.data.out_refund_no, refund: toReportedState(refund.data) }
}

/**
 * What a notification says that WeChat Pay has signed. Its time and signature are checked before anything of it is
 * opened. Rejects with ServiceRefusal where they are wrong, ServiceFailure where its key could not be fetched.
 */
export async function readNotification(client: WechatPayClient, raw: RawNotification): Promise<PaymentNotification> {
  const fault = faultOf(raw)
  if (fault !== undefined) throw refusal(fault)
  const key = await client.keys.find(raw.header('wechatpay-serial'))
  if (!key) throw refusal('names a key that WeChat Pay does not have')
  if (!isSignedBy(key, raw)) throw refusal('is not signed by WeChat Pay')
  const envelope = Envelope.safeParse(parseJson(raw.body))
  if (!envelope.success) throw refusal('is something else than agreed')
  const { resource } = envelope.data
  return read(client, resource.original_type, open(client, resource))
}
