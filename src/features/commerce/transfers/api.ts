import { getOwnOrder, listOwnOrders } from '#contract/commerce/orders/endpoints.ts'
import * as contract from '#contract/commerce/transfers/endpoints.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** ms between two looks at a transfer that finance checks */
const CHECK_LOOK_MS = 20_000

/** Where a transfer goes; null: bank transfer is not offered. */
export const useTransferAccount = (enabled = true) => useEndpoint(contract.getTransferAccount, {}, { enabled })

/** The transfers of an own order, the latest first; while finance checks one they are requested again. */
export const useOwnTransfers = (orderId: number, enabled: boolean) =>
  useEndpoint(
    contract.listOwnTransfers,
    { orderId },
    { enabled, every: (found) => (found?.[0]?.state === 'submitted' ? CHECK_LOOK_MS : false) },
  )

/** Reports a transfer; the order waits longer from then on. */
export const useSubmitTransfer = () =>
  useChange(contract.submitTransfer, [contract.listOwnTransfers, getOwnOrder, listOwnOrders], { alerts: false })
