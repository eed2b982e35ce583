/** A meeting of the viewer at a booth. */
export interface Meeting {
  /** Of the booth. */
  number: string
  /** ISO 8601 */
  start: string
  end: string
}

/** The booths with meetings in the order of their first ones: a walk visits them in it. */
export const timedStops = (meetings: readonly Meeting[]): string[] => [
  ...new Set(meetings.toSorted((a, b) => a.start.localeCompare(b.start)).map(({ number }) => number)),
]
