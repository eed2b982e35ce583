import type { InputOf } from '#contract/core/endpoint.ts'
import { listBooths } from '#contract/fair/booths/endpoints.ts'
import { listInvoices } from '#contract/commerce/invoices/endpoints.ts'
import { getOrder, listOrders } from '#contract/commerce/orders/endpoints.ts'
import * as contract from '#contract/commerce/payments/endpoints.ts'
import { listManagedTicketTypes } from '#contract/commerce/tickets/endpoints.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export const usePayments = (filter: InputOf<typeof contract.listPayments>) =>
  useEndpoint(contract.listPayments, filter, { keep: true })

export const useRefunds = (filter: InputOf<typeof contract.listRefunds>) =>
  useEndpoint(contract.listRefunds, filter, { keep: true })

/** Tries a refund again; what shows it is requested again. */
export const useRetryRefund = () =>
  useChange(contract.retryRefund, [contract.listRefunds, listOrders, getOrder], { alerts: false })

/** Writes down that a refund was returned by hand. */
export const useSettleRefund = () =>
  useChange(contract.settleRefund, [contract.listRefunds, contract.listDailySums, listOrders, getOrder], {
    alerts: false,
  })

/** Refunds an order of services in full; what shows it is requested again. */
export const useRefundService = () =>
  useChange(
    contract.refundService,
    [contract.listRefunds, contract.listPayments, listInvoices, listBooths, listOrders, getOrder],
    { alerts: false },
  )

/** ms between two looks at what is being canceled */
const LOOK_MS = 3_000

/** What was canceled; looked at again and again while refunds of it are under way. */
export function useCallOffs() {
  const callOffs = useEndpoint(contract.listCallOffs, {})
  const isUnderWay = callOffs.data?.some(({ doneAt }) => doneAt === null) ?? false
  useEndpoint(contract.listCallOffs, {}, { every: LOOK_MS, enabled: isUnderWay })
  return callOffs
}

/** What calling these off would cost now. */
export const useCallOffPreview = (typeIds: readonly number[]) =>
  useEndpoint(contract.previewCallOff, { typeIds: [...typeIds] }, { enabled: typeIds.length > 0 })

/** Calls types off; what it costs is requested again where it was refused. */
export const useCallOff = () =>
  useChange(
    contract.callOff,
    [
      contract.previewCallOff,
      contract.listCallOffs,
      contract.listRefunds,
      contract.listPayments,
      listManagedTicketTypes,
      listOrders,
    ],
    { alerts: false },
  )
