import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/**
 * A payment at the sandbox that stands for WeChat's cashier, by the number and the token that its address bears. There
 * is none where the fair has a real one, or nobody to take money.
 */
export const getCashierPayment = endpoint<typeof schemas.getCashierPayment>({
  method: 'POST',
  path: '/ce-payment/sandbox/detail', // path: ours
  access: 'public',
  reads: true,
  errors: ['CashierPaymentNotFound'],
})

/** Pays it, once: paid again it stays as it is. No money moves. */
export const payCashierPayment = endpoint<typeof schemas.payCashierPayment>({
  method: 'POST',
  path: '/ce-payment/sandbox/pay', // path: ours
  access: 'public',
  errors: ['CashierPaymentNotFound', 'CashierPaymentEnded', 'TooManyRequests'],
})

/** Ends it unpaid, for good: whoever requested the money has to ask for a new payment. */
export const refuseCashierPayment = endpoint<typeof schemas.refuseCashierPayment>({
  method: 'POST',
  path: '/ce-payment/sandbox/refuse', // path: ours
  access: 'public',
  errors: ['CashierPaymentNotFound', 'CashierPaymentPaid', 'TooManyRequests'],
})
