import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Side } from '#contract/trade/appointments/rules.ts'
import type { AnyEndpoint, InputOf, OutputOf } from '#contract/core/endpoint.ts'
import * as contract from '#contract/trade/leads/endpoints.ts'
import { call } from '#src/common/request/call.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export type LeadFilter = InputOf<typeof contract.listLeads>

export const useLeads = (filter: LeadFilter) => useEndpoint(contract.listLeads, filter, { keep: true })
export const useLead = (id: number) => useEndpoint(contract.getLead, { id })
export const useDealings = (filter: InputOf<typeof contract.listDealings>) =>
  useEndpoint(contract.listDealings, filter, { keep: true })

/** Changes a lead; what was read is requested again, whether it went well or not: a colleague may have been first. */
export const useLeadChange = <E extends AnyEndpoint>(endpoint: E) =>
  useChange(endpoint, [contract.listLeads, contract.getLead], { alerts: false })

export type TimelinePage = OutputOf<typeof contract.listLeadTimeline> & { company?: string }

/** Everything with the other side, page by page: an exhibitor reads a buyer's, a buyer an exhibitor's. */
export function useTimeline(reader: Side, id: number) {
  const { i18n } = useTranslation()
  const endpoint = reader === 'buyer' ? contract.listDealingTimeline : contract.listLeadTimeline
  return useInfiniteQuery<TimelinePage, Error, InfiniteData<TimelinePage>, unknown[], string>({
    queryKey: [endpoint.path, i18n.language, id],
    queryFn: ({ pageParam }) => call(endpoint, { id, ...(pageParam ? { cursor: pageParam } : {}) }, { alerts: false }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
  })
}
