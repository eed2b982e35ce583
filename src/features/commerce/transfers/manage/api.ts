import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { getOrder, listOrders } from '#contract/commerce/orders/endpoints.ts'
import * as contract from '#contract/commerce/transfers/endpoints.ts'
import type { TransferState } from '#contract/commerce/transfers/rules.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export const useTransfers = (state: TransferState | undefined, page: number) =>
  useEndpoint(contract.listTransfers, { ...(state ? { state } : {}), page }, { keep: true })

/** Changes a transfer or the account; the lists are requested again, whether it went well or not. */
export const useTransferChange = <E extends AnyEndpoint>(endpoint: E) =>
  useChange(endpoint, [contract.listTransfers, contract.getTransferAccount, listOrders, getOrder], { alerts: false })
