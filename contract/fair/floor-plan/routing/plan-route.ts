import { WALKING_SPEED } from '../limits'
import type { Point } from '../schemas'
import { buildNetwork, straighten } from './network'
import { findStart, placeOf, type WalkedPlan } from './places'
import { orderVisit } from './visit-order'

/** The way from one stop to the next. */
export interface Leg {
  /** A booth's number or a landmark's id. */
  from: string
  to: string
  metres: number
  points: Point[]
}

export interface PlannedRoute {
  legs: Leg[]
  metres: number
  minutes: number
  /** Stops to which no way leads. */
  unreached: string[]
}

/** Whole minutes for a walk, at least one. */
export const minutesOf = (metres: number): number => Math.max(1, Math.ceil(metres / WALKING_SPEED / 60))

interface RouteOptions {
  stepFree?: boolean
  /** Stops that are visited in this order, such as those with a meeting. */
  timed?: readonly string[]
}

/**
 * The shortest walk from a place to all stops, in whatever order is shortest (`orderVisit`). Names are those of booths or ids
 * of landmarks; what the plan does not have is left out. Undefined when the start is unknown.
 */
export function planRoute(
  plan: WalkedPlan,
  from: string,
  stops: readonly string[],
  { stepFree = false, timed = [] }: RouteOptions = {},
): PlannedRoute | undefined {
  const start = placeOf(plan, from)
  if (!start) return undefined
  const named = [...new Set(stops)].flatMap((name) => {
    const at = name === from ? undefined : placeOf(plan, name)
    return at ? [{ name, at }] : []
  })
  const places = [{ name: from, at: start }, ...named]
  const network = buildNetwork(
    plan.aisles,
    places.map(({ at }) => at),
    stepFree,
  )
  const paths = places.map((_, index) => network.from(index))
  const reached = places.map((_, index) => index).filter((index) => Number.isFinite(paths[0]?.metresTo(index)))
  const metresBetween = (a: number, b: number) => paths[reached[a] ?? 0]?.metresTo(reached[b] ?? 0) ?? Infinity
  const fixed = timed.map((name) => reached.findIndex((index) => places[index]?.name === name)).filter((at) => at > 0)
  const order = orderVisit(reached.length - 1, metresBetween, fixed)
  const legs: Leg[] = []
  let at = 0
  for (const next of order.map((index) => reached[index] ?? 0)) {
    const line = paths[at]?.to(next) ?? []
    legs.push({
      from: places[at]?.name ?? '',
      to: places[next]?.name ?? '',
      metres: paths[at]?.metresTo(next) ?? 0,
      points: straighten(line.flatMap((index) => network.points[index] ?? [])),
    })
    at = next
  }
  const metres = legs.reduce((sum, leg) => sum + leg.metres, 0)
  return {
    legs,
    metres,
    minutes: minutesOf(metres),
    unreached: places.flatMap(({ name }, index) => (reached.includes(index) ? [] : [name])),
  }
}

/** The entrance from which a place is reached on the shortest way, for plans with several. */
export function nearestEntrance(
  plan: WalkedPlan,
  name: string,
  { stepFree = false }: { stepFree?: boolean } = {},
): string | undefined {
  const entrances = plan.landmarks.filter(({ kind }) => kind === 'entrance')
  const at = placeOf(plan, name)
  if (!at || entrances.length === 0) return findStart(plan)
  const paths = buildNetwork(plan.aisles, [at, ...entrances], stepFree).from(0)
  const metresTo = (index: number) => paths.metresTo(index + 1)
  const nearest = entrances.reduce((best, _, index) => (metresTo(index) < metresTo(best) ? index : best), 0)
  return entrances[nearest]?.id
}
