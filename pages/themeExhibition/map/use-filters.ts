import { useCallback } from 'react'
import type { FloorPlan, PlanBooth } from '#contract/fair/floor-plan/schemas.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { planFilters, type PlanFilter } from '#src/features/fair/floor-plan/panel/plan-filters.tsx'
import type { Marked } from '#src/features/fair/floor-plan/picture/marked.ts'
import type { Sources } from './filter-sources'

/** Filters as the address has them, from the plan itself and, as soon as they are read, `sources`. */
export function useFilters(
  plan: FloorPlan,
  query: Pick<HashQuery, 'text' | 'id' | 'set'>,
  sources: Sources | undefined,
) {
  const industry = query.id('industry')
  const only = planFilters.find((name) => name === query.text('only'))
  const passes = useCallback(
    ({ exhibitor }: PlanBooth, filter: PlanFilter | undefined): boolean => {
      if (!exhibitor) return false
      if (filter === undefined) return true
      if (filter === 'vr') return exhibitor.vrShowUrl !== ''
      const members = sources?.[filter]
      // Until it is known which booths a filter leaves, none is dimmed.
      return members === undefined || members?.has(exhibitor.id) === true
    },
    [sources],
  )
  const isMeant = useCallback(
    ({ booth }: Marked) => (industry === undefined || booth.exhibitor?.industryId === industry) && passes(booth, only),
    [industry, only, passes],
  )
  /** Undefined until it is known. */
  const countOf = (filter: PlanFilter) =>
    filter === 'vr' || sources?.[filter] !== undefined
      ? plan.booths.filter((booth) => passes(booth, filter)).length
      : undefined
  /** What leaves nothing is not offered, except to those who can follow somebody; what is on can always be turned off. */
  const isOffered = (filter: PlanFilter) =>
    only === filter || (filter === 'followed' ? Boolean(sources?.followed) : (countOf(filter) ?? 0) > 0)
  return {
    isMeant,
    liveOf: ({ exhibitor }: PlanBooth) => (exhibitor ? sources?.live?.get(exhibitor.id) : undefined),
    shown: {
      industry,
      only: only ?? '',
      counts: Object.fromEntries(planFilters.filter(isOffered).map((filter) => [filter, countOf(filter)])),
      onIndustry: (id: number | undefined) => query.set({ industry: id }),
      onOnly: (next: string) => query.set({ only: next }),
    },
  }
}
