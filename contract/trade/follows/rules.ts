/**
 * What may be followed or collected, in the order of the personal centre: exhibitors, exhibits, articles, live sessions, and
 * events of the fair, which stand in the calendar of who collects them.
 */
export const followKinds = ['exhibitor', 'exhibit', 'news', 'live', 'schedule'] as const

export type FollowKind = (typeof followKinds)[number]

/** One object among all kinds. */
export interface FollowTarget {
  kind: FollowKind
  id: number
}

/** The object as a text, to be compared and kept in sets. */
export const followKey = ({ kind, id }: FollowTarget): string => `${kind} ${id}`
