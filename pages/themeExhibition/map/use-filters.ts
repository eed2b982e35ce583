import { useCallback, useMemo } from 'react'
import { PAGE_SIZE_MAX } from '#contract/core/limits.ts'
import type { LiveCard } from '#contract/core/live/live-card.ts'
import type { FloorPlan, PlanBooth } from '#contract/fair/floor-plan/schemas.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { useSession } from '#src/common/session/session.ts'
import { planFilters, type PlanFilter } from '#src/features/fair/floor-plan/panel/plan-filters.tsx'
import type { Marked } from '#src/features/fair/floor-plan/picture/marked.ts'
import { useExhibitorLives } from '#src/features/live/live/api.ts'
import { useBookable } from '#src/features/trade/appointments/api.ts'
import { useFollows } from '#src/features/trade/follows/api.ts'

const ON_AIR = 1

/** The exhibitors that the viewer follows; empty for guests. */
export function useFollowedExhibitors(): ReadonlySet<number> | undefined {
  const isSignedIn = useSession() !== null
  const { data } = useFollows({ kind: 'exhibitor', limit: PAGE_SIZE_MAX }, isSignedIn)
  const list = isSignedIn ? data?.list : undefined
  return useMemo(() => list && new Set(list.map(({ id }) => id)), [list])
}

/** Filters as the address has them, from the plan itself, the sessions on air, free meeting slots and what the viewer follows. */
export function useFilters(plan: FloorPlan, query: HashQuery) {
  const followed = useFollowedExhibitors()
  const { data: lives } = useExhibitorLives({ status: ON_AIR, limit: PAGE_SIZE_MAX })
  const live = useMemo(() => {
    const onAir = lives?.list.flatMap((card) => (card.exhibitorId === null ? [] : [[card.exhibitorId, card] as const]))
    return new Map<number, LiveCard>(onAir)
  }, [lives])
  const { data: free } = useBookable(plan.hallId)
  const bookable = useMemo(() => new Set(free?.exhibitorIds), [free])
  const industry = query.id('industry')
  const only = planFilters.find((name) => name === query.text('only'))
  const passes = useCallback(
    ({ exhibitor }: PlanBooth, filter: PlanFilter | undefined): boolean => {
      if (!exhibitor) return false
      if (filter === 'followed') return followed?.has(exhibitor.id) ?? false
      if (filter === 'live') return live.has(exhibitor.id)
      if (filter === 'bookable') return bookable.has(exhibitor.id)
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
    liveOf: ({ exhibitor }: PlanBooth) => (exhibitor ? live.get(exhibitor.id) : undefined),
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
