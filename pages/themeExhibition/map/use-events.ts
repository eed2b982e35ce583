import { useMemo, useState } from 'react'
import type { FloorPlan } from '#contract/fair/floor-plan/schemas.ts'
import { FOLLOWS_REQUESTED_MAX } from '#contract/trade/follows/limits.ts'
import type { Meeting } from '#src/features/fair/floor-plan/route/meeting.ts'
import { findStage } from '#src/features/fair/floor-plan/route/stage.ts'
import { useSchedule } from '#src/features/fair/schedule/api.ts'
import { useFollowed } from '#src/features/trade/follows/api.ts'

export interface SavedEvents {
  /** At the stage of the plan. */
  placed: readonly Meeting[]
  /** When those begin that have no place on the plan, ISO 8601. */
  unplaced: readonly string[]
  isPending: boolean
  /** Whether all was read; what could not be may be missing. */
  isRead: boolean
}

/** The events in the hall of a plan that the viewer has saved and that have not ended. */
export function useEvents(plan: FloorPlan): SavedEvents {
  const schedule = useSchedule()
  const days = schedule.data
  const [now] = useState(Date.now)
  const ofHall = useMemo(
    () =>
      (days ?? [])
        .flatMap(({ events }) => events)
        .filter(({ hallId, endTime }) => hallId === plan.hallId && Date.parse(endTime) > now)
        .slice(0, FOLLOWS_REQUESTED_MAX),
    [days, plan.hallId, now],
  )
  const targets = useMemo(() => ofHall.map(({ id }) => ({ kind: 'schedule' as const, id })), [ofHall])
  const followed = useFollowed(targets)
  const { data } = followed
  // Nothing is requested for no events.
  const isNeeded = targets.length > 0
  const isPending = schedule.isPending || (isNeeded && followed.isPending)
  const isRead = days !== undefined && (!isNeeded || data !== undefined)
  return useMemo(() => {
    const saved = new Set(data?.followed.map(({ id }) => id))
    const found = ofHall
      .filter(({ id }) => saved.has(id))
      .map(({ title, place, startTime: start, endTime: end }) => ({
        event: title,
        start,
        end,
        number: findStage(plan, place),
      }))
    return {
      placed: found.flatMap(({ number, ...event }) => (number === undefined ? [] : [{ ...event, number }])),
      unplaced: found.filter(({ number }) => number === undefined).map(({ start }) => start),
      isPending,
      isRead,
    }
  }, [ofHall, data, plan, isPending, isRead])
}
