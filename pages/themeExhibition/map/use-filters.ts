import { useCallback } from 'react'
import type { FloorPlan, PlanBooth } from '#contract/fair/floor-plan/schemas.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { planFilters, type PlanFilter } from '#src/features/fair/floor-plan/panel/plan-filters.tsx'
import type { Marked } from '#src/features/fair/floor-plan/picture/marked.ts'
import type { Sources } from './filter-sources'

/** Filters as the address has them, from the plan itself and, as soon as they are read, `sources`. */
export function useFilters(plan: FloorPlan, query: HashQuery, sources: Sources | undefined) {
  const { followed, live, bookable } = sources ?? {}
  const industry = query.id('industry')
  const only = planFilters.find((name) => name === query.text('only'))
  const passes = useCallback(
    ({ exhibitor }: PlanBooth, filter: PlanFilter | undefined): boolean => {
      if (!exhibitor) return false
      if (filter === 'followed') return followed?.has(exhibitor.id) ?? false
      if (filter === 'live') return live?.has(exhibitor.id) ?? false
      if (filter === 'bookable') return bookable?.has(exhibitor.id) ?? false
      return filter !== 'vr' || exhibitor.vrShowUrl !== ''
    },
    [followed, live, bookable],
  )
  const isMeant = useCallback(
    ({ booth }: Marked) => (industry === undefined || booth.exhibitor?.industryId === industry) && passes(booth, only),
    [industry, only, passes],
  )
  const countOf = (filter: PlanFilter) => plan.booths.filter((booth) => passes(booth, filter)).length
  /** What leaves nothing is not offered, but can be turned off. */
  const offered = (filter: PlanFilter) => {
    const count = countOf(filter)
    return count > 0 || only === filter ? { [filter]: count } : {}
  }
  return {
    isMeant,
    liveOf: ({ exhibitor }: PlanBooth) => (exhibitor ? live?.get(exhibitor.id) : undefined),
    shown: {
      industry,
      only: only ?? '',
      counts: {
        ...(followed ? { followed: countOf('followed') } : {}),
        ...offered('live'),
        ...offered('bookable'),
        ...offered('vr'),
      },
      onIndustry: (id: number | undefined) => query.set({ industry: id }),
      onOnly: (next: string) => query.set({ only: next }),
    },
  }
}
