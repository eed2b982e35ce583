import { useEffect, useMemo } from 'react'
import { PAGE_SIZE_MAX } from '#contract/core/limits.ts'
import type { LiveCard } from '#contract/core/live/live-card.ts'
import { useSession } from '#src/common/session/session.ts'
import { useExhibitorLives } from '#src/features/live/live/api.ts'
import { useBookable } from '#src/features/trade/appointments/api.ts'
import { useFollowedExhibitors } from './use-followed'

const ON_AIR = 1

/** What filters go by besides the plan itself, by exhibitor; undefined until it is read. */
export interface Sources {
  /** null for guests, who follow nobody. */
  followed: ReadonlySet<number> | null | undefined
  /** The session of each that is on air. */
  live: ReadonlyMap<number, LiveCard> | undefined
  /** Those with free meeting slots. */
  bookable: ReadonlySet<number> | undefined
}

interface FilterSourcesProps {
  hallId: number
  onSources: (sources: Sources) => void
}

/** Reads what filters go by, and draws nothing: a part of the page, so that it is fetched after the plan is shown. */
export function FilterSources({ hallId, onSources }: FilterSourcesProps) {
  const isGuest = useSession() === null
  const known = useFollowedExhibitors()
  const followed = isGuest ? null : known
  const { data: lives } = useExhibitorLives({ status: ON_AIR, limit: PAGE_SIZE_MAX })
  const live = useMemo(() => {
    const onAir = lives?.list.flatMap((card) => (card.exhibitorId === null ? [] : [[card.exhibitorId, card] as const]))
    return onAir && new Map<number, LiveCard>(onAir)
  }, [lives])
  const { data: free } = useBookable(hallId)
  const bookable = useMemo(() => free && new Set(free.exhibitorIds), [free])
  useEffect(() => onSources({ followed, live, bookable }), [onSources, followed, live, bookable])
  return null
}
