import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import { PAGE_SIZE_MAX } from '#contract/core/limits.ts'
import * as contract from '#contract/commerce/invoices/endpoints.ts'
import { isBlocking, isUnderWay } from '#contract/commerce/invoices/rules.ts'
import type { Invoice } from '#contract/commerce/invoices/schemas.ts'
import { getOwnOrder } from '#contract/commerce/orders/endpoints.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** ms between two looks at invoices that others are at */
const LOOK_MS = 5_000

/** Whether invoices are looked at again while somebody reads of them: finance or the service is at one. */
export const looksAtInvoices = (found: { list: readonly Pick<Invoice, 'state'>[] } | undefined): number | false =>
  found?.list.some(({ state }) => isUnderWay(state)) ? LOOK_MS : false

/** A page of the own invoices, the latest first; requested again while one of them is under way. */
export const useOwnInvoices = (filter: InputOf<typeof contract.listOwnInvoices>) =>
  useEndpoint(contract.listOwnInvoices, filter, { keep: true, every: looksAtInvoices })

/** The own orders of which an invoice stands, according to the latest invoices; undefined: it is not known yet. */
export function useInvoicedOrders(): ReadonlySet<number> | undefined {
  const { data, isPending } = useOwnInvoices({ limit: PAGE_SIZE_MAX })
  // If the request fails, the server reports it on application.
  if (isPending) return undefined
  return new Set(data?.list.flatMap(({ state, orderId }) => (isBlocking(state) ? [orderId] : [])))
}

export const useInvoiceTitles = () => useEndpoint(contract.listInvoiceTitles, {}, { keep: true })
export const useInvoiceDate = () => useEndpoint(contract.getInvoiceDate, {}, { keep: true })

/** An own order, of which an invoice is applied for. */
export const useOrderOf = (orderId: number) => useEndpoint(getOwnOrder, { id: orderId }, { keep: true })

/** Changes an own invoice; what was read of it is requested again, whether it went well or not. */
export const useInvoiceChange = <E extends AnyEndpoint>(endpoint: E) =>
  useChange(endpoint, [contract.listOwnInvoices, getOwnOrder], { alerts: false })

/** Changes the saved titles; the list is requested again. */
export const useTitleChange = <E extends AnyEndpoint>(endpoint: E, { alerts = false }: { alerts?: boolean } = {}) =>
  useChange(endpoint, [contract.listInvoiceTitles], { alerts })
