import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import { listInvoices } from '#contract/commerce/invoices/endpoints.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { looksAtInvoices } from '../api'

export type InvoiceFilter = InputOf<typeof listInvoices>

/** A page of all invoices; requested again while one of them is under way. */
export const useInvoices = (filter: InvoiceFilter) =>
  useEndpoint(listInvoices, filter, { keep: true, every: looksAtInvoices })

/** Changes an application; the list is requested again, whether it went well or not: somebody may have been first. */
export const useDeskStep = <E extends AnyEndpoint>(endpoint: E) =>
  useChange(endpoint, [listInvoices], { alerts: false })
