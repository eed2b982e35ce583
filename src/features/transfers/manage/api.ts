import type { AnyEndpoint } from '../../../../contract/core/endpoint'
import { getOrder, listOrders } from '../../../../contract/orders/endpoints'
import * as contract from '../../../../contract/transfers/endpoints'
import type { TransferState } from '../../../../contract/transfers/rules'
import { useChange } from '../../../common/request/use-change'
import { useEndpoint } from '../../../common/request/use-endpoint'

export const useTransfers = (state: TransferState | undefined, page: number) =>
  useEndpoint(contract.listTransfers, { ...(state ? { state } : {}), page }, { keep: true })

/** Changes a transfer or the account; the lists are asked for anew, whether it went well or not. */
export const useTransferChange = <E extends AnyEndpoint>(endpoint: E) =>
  useChange(endpoint, [contract.listTransfers, contract.getTransferAccount, listOrders, getOrder], { alerts: false })
