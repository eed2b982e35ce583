import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import type { BillLine } from '../port'
import { type SandboxPayment, toRefundState } from './records'

/** What was paid and returned on a day (YYYY-MM-DD in GMT+8); null until it has ended. */
export function readBill(payments: readonly SandboxPayment[], day: string, now = new Date()): BillLine[] | null {
  if (day >= chinaDay(now)) return null
  const { from, until } = chinaDayBounds(day)
  const isThen = (at: Date) => at >= from && at < until
  return payments.flatMap((payment) => {
    const { number: paymentNumber, fen, paid } = payment
    const lines: BillLine[] = []
    if (paid && isThen(paid.at)) lines.push({ about: 'payment', number: paymentNumber, paymentNumber, fen })
    for (const refund of payment.refunds) {
      const message = toRefundState(refund, now)
      if (message.state === 'succeeded' && isThen(message.refundedAt))
        lines.push({ about: 'refund', number: refund.number, paymentNumber, fen: refund.fen })
    }
    return lines
  })
}
