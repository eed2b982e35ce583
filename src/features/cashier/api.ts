import { getCashierPayment, payCashierPayment, refuseCashierPayment } from '../../../contract/cashier/endpoints'
import type { CashierPayment } from '../../../contract/cashier/schemas'
import { call } from '../../common/request/call'
import { useEndpoint } from '../../common/request/use-endpoint'

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
