import * as contract from '#contract/commerce/cashier/endpoints.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { findMockPayment, settleMockPayment } from './payments'

export const cashier = [
  mock(contract.getCashierPayment, ({ input }) => {
    return findMockPayment(input.number, input.token) ?? refuse('CashierPaymentNotFound')
  }),
  mock(contract.payCashierPayment, ({ input }) => {
    const payment = findMockPayment(input.number, input.token) ?? refuse('CashierPaymentNotFound')
    if (payment.state === 'closed' || payment.state === 'expired') return refuse('CashierPaymentEnded')
    settleMockPayment(payment, 'paid')
    return { ...payment, state: 'paid' as const }
  }),
  mock(contract.refuseCashierPayment, ({ input }) => {
    const payment = findMockPayment(input.number, input.token) ?? refuse('CashierPaymentNotFound')
    if (payment.state === 'paid') return refuse('CashierPaymentPaid')
    settleMockPayment(payment, 'closed')
    return { ...payment, state: payment.state === 'expired' ? payment.state : ('closed' as const) }
  }),
]
