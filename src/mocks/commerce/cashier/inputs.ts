import { mockCashierToken } from './payments'

const token = mockCashierToken(8_800)

/** Inputs that the mocks of the cashier take. */
export const cashierInputs: Record<string, unknown> = {
  getCashierPayment: { number: 'TEST01', token },
  payCashierPayment: { number: 'TEST02', token },
  refuseCashierPayment: { number: 'TEST03', token },
}
