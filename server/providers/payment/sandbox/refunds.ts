import { setTimeout as wait } from 'node:timers/promises'
import { ServiceRefusal } from '#server/providers/http-json.ts'
import type { PaymentNotification, PaymentPort, RefundRequest, RefundState } from '../port'
import type { Books } from './books'
import { isNumber, REFUND_MS, refundableFen, type SandboxPayment, type SandboxRefund, toRefundState } from './records'

/** The payment with a refund that was requested; as it is where it has the refund already. Throws ServiceRefusal. */
function withRefund(payment: SandboxPayment | undefined, { number, fen, reason }: RefundRequest): SandboxPayment {
  if (!payment?.paid) throw new ServiceRefusal('sandbox: what is to be refunded was not paid')
  const known = payment.refunds.find((one) => one.number === number)
  if (known?.fen === fen) return payment
  if (known) throw new ServiceRefusal('sandbox: there is a refund of this number and another amount')
  if (fen > refundableFen(payment)) throw new ServiceRefusal('sandbox: more is to be refunded than was paid')
  const refund: SandboxRefund = { number, fen, reason, requestedAt: new Date(), fails: payment.refundsFail }
  return { ...payment, refunds: [...payment.refunds, refund] }
}

/** The refunds of the sandbox's books; `notify` is called for each completed one. */
export function openRefunds(
  books: Books,
  notify: (message: PaymentNotification) => void,
): Pick<PaymentPort, 'refund' | 'queryRefund'> {
  const stateIn = (payment: SandboxPayment | undefined, number: string): RefundState => {
    const refund = payment?.refunds.find((one) => one.number === number)
    return refund ? toRefundState(refund) : { state: 'missing' }
  }
  const queryRefund = async (number: string) => {
    const paymentNumber = isNumber(number) ? await books.findRefunded(number) : undefined
    return stateIn(paymentNumber === undefined ? undefined : await books.find(paymentNumber), number)
  }
  const tellWhenThrough = async (number: string) => {
    await wait(REFUND_MS, undefined, { ref: false })
    const refund = await queryRefund(number)
    if (refund.state !== 'missing') notify({ about: 'refund', number, refund })
  }
  return {
    queryRefund,
    async refund(request) {
      const { number, paymentNumber } = request
      let isNew = false
      const paid = await books.change(paymentNumber, async (known) => {
        const changed = withRefund(known, request)
        isNew = changed !== known
        if (isNew) await books.noteRefunded(number, paymentNumber)
        return changed
      })
      // Whoever is not notified of it asks.
      if (isNew) void tellWhenThrough(number).catch(() => undefined)
      return stateIn(paid, number)
    },
  }
}
