import { CASHIER_ANSWERS_PER_MINUTE } from '#contract/commerce/cashier/limits.ts'
import * as contract from '#contract/commerce/cashier/endpoints.ts'
import type { CashierPayment } from '#contract/commerce/cashier/schemas.ts'
import { assertWithinLimit } from '#server/platform/auth/rate-limit.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Context, type Route, serve } from '#server/platform/http/serve.ts'
import type { CashierPayment as Known, CashierPort } from '#server/providers/payment/sandbox/cashier.ts'

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
const admit = ({ write, ip }: Context<unknown>): Promise<void> =>
  write((db) => assertWithinLimit(db, `cashier:${ip}`, CASHIER_ANSWERS_PER_MINUTE, 60))

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
