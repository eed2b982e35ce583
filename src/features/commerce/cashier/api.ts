import { getCashierPayment, payCashierPayment, refuseCashierPayment } from '#contract/commerce/cashier/endpoints.ts'
import type { CashierPayment } from '#contract/commerce/cashier/schemas.ts'
import { call } from '#src/common/request/call.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export interface WhichPayment {
  number: string
  token: string
}

/** ms; the fair may close it meanwhile, and its time may be over */
const ASK_EVERY_MS = 10_000

/** A payment at the sandbox, as it is while somebody looks at it. */
export const useCashierPayment = (which: WhichPayment) =>
  useEndpoint(getCashierPayment, which, { enabled: which.number !== '' && which.token !== '', every: ASK_EVERY_MS })

export const pay = (which: WhichPayment, refundsFail: boolean): Promise<CashierPayment> =>
  call(payCashierPayment, { ...which, refundsFail }, { alerts: false })

export const refuse = (which: WhichPayment): Promise<CashierPayment> =>
  call(refuseCashierPayment, which, { alerts: false })
