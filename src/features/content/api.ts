import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as contract from '../../../contract/content/endpoints'
import type { ContentKind } from '../../../contract/content/kinds'
import type { AnyEndpoint, InputOf, OutputOf } from '../../../contract/core/endpoint'
import { call } from '../../common/request/call'
import { useEndpoint } from '../../common/request/use-endpoint'

export type ContentFilter = InputOf<typeof contract.listContent>

export const useContentList = (filter: ContentFilter) => useEndpoint(contract.listContent, filter, { keep: true })

/** An object as it is edited; what is typed stays while a switch of language asks anew. */
export const useContent = (kind: ContentKind, id: number | undefined) =>
  useEndpoint(contract.getContent, { kind, id: id ?? 0 }, { keep: true, enabled: id !== undefined })

export const useContentChanges = (kind: ContentKind, id: number) =>
  useEndpoint(contract.listContentChanges, { kind, id })

const rests = [contract.listContent, contract.getContent, contract.listContentChanges]

/** Changes content; rejects with ApiError and alerts nothing. What was read of it is asked for anew. */
export function useContentChange<E extends AnyEndpoint>(endpoint: E) {
  const client = useQueryClient()
  return useMutation<OutputOf<E>, Error, InputOf<E>>({
    mutationFn: (input) => call(endpoint, input, { alerts: false }),
    onSettled: () => Promise.all(rests.map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  })
}
