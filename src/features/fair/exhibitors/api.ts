import type { InputOf } from '#contract/core/endpoint.ts'
import { getExhibitor, listExhibitors, listIndustries } from '#contract/fair/exhibitors/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export type ExhibitorFilter = InputOf<typeof listExhibitors>

/** A page of exhibitors; the last one stays while the next is under way. */
export const useExhibitors = (filter: ExhibitorFilter) => useEndpoint(listExhibitors, filter, { keep: true })

/** One exhibitor; no request without an id. */
export const useExhibitor = (id: number | undefined) =>
  useEndpoint(getExhibitor, { id: id ?? 0 }, { enabled: id !== undefined, keep: true })

export const useIndustries = () => useEndpoint(listIndustries, {}, { keep: true })
