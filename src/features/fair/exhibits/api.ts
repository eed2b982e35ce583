import type { InputOf } from '#contract/core/endpoint.ts'
import {
  getExhibit,
  listCategories,
  listExhibitLabels,
  listExhibits,
  recommendExhibits,
} from '#contract/fair/exhibits/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export type ExhibitFilter = InputOf<typeof listExhibits>

/** A page of exhibits; the last one stays while the next is under way. */
export const useExhibits = (filter: ExhibitFilter) => useEndpoint(listExhibits, filter, { keep: true })

/** One exhibit; no request without an id. */
export const useExhibit = (id: number | undefined) =>
  useEndpoint(getExhibit, { id: id ?? 0 }, { enabled: id !== undefined, keep: true })

/** Exhibits like that one. */
export const useRelatedExhibits = (exhibitsInfoId: number, limit: number) =>
  useEndpoint(recommendExhibits, { exhibitsInfoId, limit }, { keep: true })

/** What the fair recommends on its home page. */
export const useRecommendedExhibits = (limit: number) => useEndpoint(recommendExhibits, { limit }, { keep: true })

export const useCategories = (hallId: number | undefined) =>
  useEndpoint(listCategories, hallId === undefined ? {} : { hallId }, { keep: true })

export const useExhibitLabels = () => useEndpoint(listExhibitLabels, {}, { keep: true })
