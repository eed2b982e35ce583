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

/** The meetings at each stop of a walk, by the number of the leg that leads there. */
export function meetingsOnWay(legs: readonly Leg[], meetings: readonly Meeting[]): MeetingOnWay[][] {
  let free: number | undefined
  let [metres, stops] = [0, 0]
  return legs.map((leg) => {
    metres += leg.metres
    const own = meetings.filter(({ number }) => number === leg.to).toSorted((a, b) => a.start.localeCompare(b.start))
    const shown = own.map((meeting, index): MeetingOnWay => {
      const [start, end] = [Date.parse(meeting.start), Date.parse(meeting.end)]
      const there =
        free === undefined || index > 0 ? undefined : free + visitMinutes(minutesOf(metres), stops) * MINUTE_MS
      free = end
      const leave = start - minutesOf(leg.metres) * MINUTE_MS
      return { event: meeting.event, start, leave, late: there !== undefined && there > start ? there : undefined }
    })
    if (own.length > 0) [metres, stops] = [0, 0]
    else stops += 1
    return shown
  })
}
