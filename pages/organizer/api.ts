import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import { listAccounts } from '#contract/operations/management/endpoints.ts'
import { listOutbox } from '#contract/foundation/outbox/endpoints.ts'
import type { CaseSubject } from '#contract/people/review/schemas.ts'
import {
  addReason,
  decideCase,
  getCase,
  listCases,
  listReasons,
  removeReason,
} from '#contract/people/review/endpoints.ts'
import { call } from '#src/common/request/call.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export type CaseFilter = InputOf<typeof listCases>

export const useCases = (filter: CaseFilter, enabled = true) => useEndpoint(listCases, filter, { keep: true, enabled })
export const useCase = (subject: CaseSubject, id: number) => useEndpoint(getCase, { subject, id })
export const useAccounts = (filter: InputOf<typeof listAccounts>) => useEndpoint(listAccounts, filter, { keep: true })
/** ms between two looks at what was sent, which changes by itself */
const LOOK_MS = 15_000

export const useOutbox = (filter: InputOf<typeof listOutbox>) =>
  useEndpoint(listOutbox, filter, { keep: true, every: LOOK_MS })

const refresh = (client: QueryClient, endpoint: AnyEndpoint) => client.invalidateQueries({ queryKey: [endpoint.path] })

/** Decides a case; what was read of it and of the queues is requested again, whether it went well or not. */
export function useDecide() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof decideCase>) => call(decideCase, input, { alerts: false }),
    onSettled: () => {
      void refresh(client, listCases)
      // The refusal of who came second shows what the first decided.
      return refresh(client, getCase)
    },
  })
}

/** Decides cases one after the other; the queues are requested again once, when all are through. */
export function useDecideEach() {
  const client = useQueryClient()
  return {
    decide: (input: InputOf<typeof decideCase>) => call(decideCase, input, { alerts: false }),
    finish: () => Promise.all([refresh(client, listCases), refresh(client, getCase)]),
  }
}

/** Adds or removes a ready-made reason; the list is requested again. */
export const useReasonChange = <E extends typeof addReason | typeof removeReason>(endpoint: E) =>
  useChange(endpoint, [listReasons], { alerts: false })

/** Does something to an account; the list is requested again. */
export const useManage = <E extends AnyEndpoint>(endpoint: E) => useChange(endpoint, [listAccounts], { alerts: false })
