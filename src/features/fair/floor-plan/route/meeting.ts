import { visitMinutes } from '#contract/fair/floor-plan/visit/rules.ts'
import { minutesOf, type Leg } from '#contract/fair/floor-plan/routing/plan-route.ts'

/** What the viewer attends at a stop: a meeting at a booth, or an event of the program at the stage. */
export interface Meeting {
  /** Of the booth; the landmark's id of an event. */
  number: string
  /** ISO 8601 */
  start: string
  end: string
  /** The title of an event; without one it is a meeting. */
  event?: string
}

/** The stops with meetings in the order of their first ones: a walk visits them in it. */
export const timedStops = (meetings: readonly Meeting[]): string[] => [
  ...new Set(meetings.toSorted((a, b) => a.start.localeCompare(b.start)).map(({ number }) => number)),
]

const MINUTE_MS = 60_000

/** A meeting or an event on a walk. */
export interface MeetingOnWay {
  event: string | undefined
  /** ms */
  start: number
  /** When to leave the stop before it, in ms. */
  leave: number
  /** When one is there after the meeting before it, in ms; undefined: it is the first, or there is time enough. */
  late: number | undefined
}

/** From the end of one leg to that of another, along the walk or back. */
const metresBetween = (legs: readonly Leg[], a: number, b: number): number =>
  legs.slice(Math.min(a, b) + 1, Math.max(a, b) + 1).reduce((sum, { metres }) => sum + metres, 0)

/**
 * The meetings at each stop of a walk, by the number of the leg that leads there. Whether one is in time depends on the meeting
 * before it in time, at whatever stop: a stage has several events, between which one goes elsewhere.
 */
export function meetingsOnWay(legs: readonly Leg[], meetings: readonly Meeting[]): MeetingOnWay[][] {
  const shown = legs.map((): MeetingOnWay[] => [])
  let before: { end: number; leg: number } | undefined
  let furthest = -1
  for (const meeting of meetings.toSorted((a, b) => a.start.localeCompare(b.start))) {
    const leg = legs.findIndex(({ to }) => to === meeting.number)
    const [here, metres] = [shown[leg], legs[leg]?.metres]
    if (!here || metres === undefined) continue
    const start = Date.parse(meeting.start)
    // Who goes back to a stop has been at those between already.
    const stops = Math.max(leg - furthest - 1, 0)
    const there =
      before && before.leg !== leg
        ? before.end + visitMinutes(minutesOf(metresBetween(legs, before.leg, leg)), stops) * MINUTE_MS
        : undefined
    here.push({
      event: meeting.event,
      start,
      leave: start - minutesOf(metres) * MINUTE_MS,
      late: there !== undefined && there > start ? there : undefined,
    })
    before = { end: Date.parse(meeting.end), leg }
    furthest = Math.max(furthest, leg)
  }
  return shown
}
