import type { InputOf } from '#contract/core/endpoint.ts'
import { getArticle, listNews, listNewsColumns } from '#contract/fair/news/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** A page of news; the last one stays while the next is under way. */
export const useNews = (filter: InputOf<typeof listNews>) => useEndpoint(listNews, filter, { keep: true })

export const useNewsColumns = () => useEndpoint(listNewsColumns, {}, { keep: true })

/** One article; no request without an id. */
export const useArticle = (id: number | undefined) =>
  useEndpoint(getArticle, { id: id ?? 0 }, { enabled: id !== undefined, keep: true })
