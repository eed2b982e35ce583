import { STOPS_MAX } from '#contract/fair/floor-plan/limits.ts'
import { findStart, placeOf } from '#contract/fair/floor-plan/routing/places.ts'
import type { FloorPlan } from '#contract/fair/floor-plan/schemas.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'

/** A walk as the address has it, so that a link, Back and a reload open it again. */
export interface Trip {
  /** A booth's number or a landmark's id: where one begins, the main entrance by default. */
  from: string
  /** The address names it; else it is the main entrance. */
  isChosen: boolean
  /** By the QR code of a booth: the visitor is there. */
  isHere: boolean
  stops: string[]
  /** It has as many stops as one can have. */
  isFull: boolean
  stepFree: boolean
  setFrom: (from: string) => void
  setStepFree: (stepFree: boolean) => void
  toggle: (stop: string) => void
  setStops: (stops: readonly string[]) => void
  clear: () => void
}

export function useTrip(query: HashQuery, plan: FloorPlan): Trip {
  const [chosen, here] = [query.text('from'), query.text('here')]
  const given = chosen || here
  const isChosen = given !== '' && placeOf(plan, given) !== undefined
  const stops = query.text('stops').split(',').filter(Boolean).slice(0, STOPS_MAX)
  const setStops = (next: readonly string[]) => query.set({ stops: [...new Set(next)].slice(0, STOPS_MAX).join(',') })
  return {
    from: isChosen ? given : (findStart(plan) ?? ''),
    isChosen,
    isHere: isChosen && given !== chosen,
    stops,
    isFull: stops.length >= STOPS_MAX,
    stepFree: query.text('stepFree') === '1',
    setFrom: (from) => query.set({ from }),
    setStepFree: (stepFree) => query.set({ stepFree: stepFree ? '1' : '' }),
    toggle: (stop) => setStops(stops.includes(stop) ? stops.filter((one) => one !== stop) : [...stops, stop]),
    setStops,
    clear: () => query.set({ stops: '', stepFree: '' }),
  }
}
