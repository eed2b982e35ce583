import { CASHIER_ANSWERS_PER_MINUTE } from '../../../contract/cashier/limits'
import * as contract from '../../../contract/cashier/endpoints'
import type { CashierPayment } from '../../../contract/cashier/schemas'
import { assertWithinLimit } from '../../platform/auth/rate-limit'
import { fail } from '../../platform/http/fail'
import { type Context, type Route, serve } from '../../platform/http/serve'
import type { CashierPayment as Known, CashierPort } from '../../providers/payment/sandbox/cashier'

/** The sandbox's cashier. Throws CashierPaymentNotFound where the fair has none. */
function cashierOf({ providers }: Pick<Context<unknown>, 'providers'>): CashierPort {
  if (!providers.cashier) throw fail('CashierPaymentNotFound')
  return providers.cashier
}

function shown(payment: Known | null): CashierPayment {
  if (!payment) throw fail('CashierPaymentNotFound')
  return { ...payment, expiresAt: payment.expiresAt.toISOString() }
}

/** Each answer is kept on a disk, so that nobody fills it. */
const admit = ({ writeUncached, ip }: Context<unknown>): Promise<void> =>
  writeUncached((db) => assertWithinLimit(db, `cashier:${ip}`, CASHIER_ANSWERS_PER_MINUTE, 60))

export const cashier: Route[] = [
  serve(contract.getCashierPayment, async (context) => {
    const { number, token } = context.input
    return shown(await cashierOf(context).find(number, token))
  }),
  serve(contract.payCashierPayment, async (context) => {
    const { number, token, refundsFail } = context.input
    await admit(context)
    const payment = shown(await cashierOf(context).pay(number, token, refundsFail))
    if (payment.state !== 'paid') throw fail('CashierPaymentEnded')
    return payment
  }),
  serve(contract.refuseCashierPayment, async (context) => {
    const { number, token } = context.input
    await admit(context)
    const payment = shown(await cashierOf(context).refuse(number, token))
    if (payment.state === 'paid') throw fail('CashierPaymentPaid')
    return payment
  }),
]
