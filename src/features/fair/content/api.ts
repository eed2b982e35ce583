import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as contract from '#contract/fair/content/endpoints.ts'
import type { ContentKind, Referable } from '#contract/fair/content/kinds.ts'
import type { AnyEndpoint, InputOf, OutputOf } from '#contract/core/endpoint.ts'
import { call } from '#src/common/request/call.ts'
import { listRelated, loadRelated } from './load-related'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** ms after which what waits is counted again */
const LOOK_MS = 60_000

export type ContentFilter = InputOf<typeof contract.listContent>

export const useContentList = (filter: ContentFilter, enabled = true) =>
  useEndpoint(contract.listContent, filter, { keep: true, enabled })

/** An object that others refer to by number, deleted or not; null: there is none. */
export function useRelated(to: Referable, id: number) {
  const { i18n } = useTranslation()
  return useQuery({
    queryKey: [contract.listContent.path, i18n.language, 'one', to, id],
    queryFn: () => loadRelated(to, id),
  })
}

/** Objects to choose from by their names; the last answer stays while the next is under way. */
export function useReferable(to: Referable, keyWord: string, enabled: boolean) {
  const { i18n } = useTranslation()
  return useQuery({
    queryKey: [contract.listContent.path, i18n.language, 'choose', to, keyWord],
    queryFn: () => listRelated(to, keyWord === '' ? {} : { keyWord }),
    placeholderData: keepPreviousData,
    enabled,
  })
}

/** An object as it is edited, requested again by each screen that opens it; typed values stay during a change of language. */
export function useContent(kind: ContentKind, id: number | undefined) {
  const { i18n } = useTranslation()
  const input = { kind, id: id ?? 0 }
  return useQuery<OutputOf<typeof contract.getContent>>({
    queryKey: [contract.getContent.path, i18n.language, input],
    queryFn: () => call(contract.getContent, input, { alerts: false }),
    enabled: id !== undefined,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

export const useContentChanges = (kind: ContentKind, id: number) =>
  useEndpoint(contract.listContentChanges, { kind, id })

export type ChangesFilter = InputOf<typeof contract.listAllContentChanges>

export const useAllContentChanges = (filter: ChangesFilter) =>
  useEndpoint(contract.listAllContentChanges, filter, { keep: true })

/** How much of each kind waits for an organizer. */
export const useWaitingContent = () => useEndpoint(contract.countWaitingContent, {}, { every: LOOK_MS })

const rests = [
  contract.listContent,
  contract.getContent,
  contract.listContentChanges,
  contract.listAllContentChanges,
  contract.countWaitingContent,
]

const refresh = (client: QueryClient) =>
  Promise.all(rests.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))

/** Changes content; rejects with ApiError and alerts nothing. What was read of it is requested again. */
export const useContentChange = <E extends AnyEndpoint>(endpoint: E) => useChange(endpoint, rests, { alerts: false })

/** Changes objects one after the other; what was read is requested again once, when all are through. */
export function useContentEach() {
  const client = useQueryClient()
  return {
    run: <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) => call(endpoint, input, { alerts: false }),
    finish: () => refresh(client),
  }
}

/** Asks for a link to the draft; rejects with ApiError and alerts nothing. */
export const usePreview = () => useChange(contract.previewContent, [], { alerts: false })
