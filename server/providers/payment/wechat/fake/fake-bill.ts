import { createHash } from 'node:crypto'
import { chinaDay } from '#contract/core/china-time.ts'
import { writeMoment } from '../moment'
import { type FakeBooks, type FakePayment, Refused } from './fake-books'

const NAMES =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,' +
  '应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,' +
  '订单金额,申请退款金额,费率备注'
const SUM_NAMES = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'

const yuan = (fen: number): string => (fen / 100).toFixed(2)
const line = (values: string[]): string => values.map((value) => `\`${value}`).join(',')
const moment = (at: Date): string => writeMoment(at).slice(0, 19).replace('T', ' ')

interface Row {
  payment: FakePayment
  at: Date
  trade: 'SUCCESS' | 'REFUND'
  paid: number
  refund?: { id: string; number: string; fen: number; status: string }
}

function write({ payment, at, trade, paid, refund }: Row): string {
  const { appid, mchid, out_trade_no: number, description } = payment.order
  const back = yuan(refund?.fen ?? 0)
  const trades = [appid, mchid, '0', '', payment.transactionId, number, 'oUpF8uMuAJO', 'NATIVE', trade, 'OTHERS', 'CNY']
  const amounts = [yuan(paid), '0.00', refund?.id ?? '0', refund?.number ?? '0', back, '0.00']
  const kinds = [refund ? 'ORIGINAL' : '', refund?.status ?? '', description, '', '0.00000', '0.60%']
  return line([moment(at), ...trades, ...amounts, ...kinds, yuan(paid), back, ''])
}

/** The bill of a day as a file. Throws what WeChat Pay refuses with. */
export function writeFakeBill({ payments, refunds, getPayment }: FakeBooks, day: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || day >= chinaDay(new Date())) throw new Refused(400, 'STATEMENT_CREATING')
  const paid = [...payments.values()].flatMap((payment) =>
    payment.paidAt && chinaDay(payment.paidAt) === day
      ? [write({ payment, at: payment.paidAt, trade: 'SUCCESS', paid: payment.fen })]
      : [],
  )
  const back = [...refunds.values()].flatMap(({ order, refundId: id, refundedAt, status }) => {
    const at = refundedAt ?? new Date()
    const refund = {
      id,
      number: order.out_refund_no,
      fen: order.amount.refund,
      status: status === 'SUCCESS' ? status : 'FAIL',
    }
    const payment = getPayment(order.out_trade_no)
    return chinaDay(at) === day ? [write({ payment, at, trade: 'REFUND', paid: 0, refund })] : []
  })
  const rows = [...paid, ...back]
  if (rows.length === 0) throw new Refused(400, 'NO_STATEMENT_EXIST')
  return `\uFEFF${[NAMES, ...rows, SUM_NAMES, line([String(rows.length), '0.00'])].join('\r\n')}\r\n`
}

export const hashOf = (file: string): string => createHash('sha1').update(file).digest('hex')
