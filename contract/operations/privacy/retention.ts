/** What is kept for a number of days that the organizer sets. */
export const retentionKinds = ['messages', 'visits', 'notices', 'chats', 'minutes', 'idNumbers'] as const
export type RetentionKind = (typeof retentionKinds)[number]

/** Days by default, and the fewest and the most that can be set; null: it stays. */
export const retentionDays: Record<RetentionKind, { standard: number | null; min: number; max: number }> = {
  /** Text messages and e-mails that were delivered or given up. */
  messages: { standard: 180, min: 7, max: 1_825 },
  visits: { standard: 365, min: 30, max: 1_825 },
  /** Notices in personal centres that were read. */
  notices: { standard: 365, min: 30, max: 1_825 },
  /** Messages between visitors and exhibitors, from when they were sent. */
  chats: { standard: null, min: 180, max: 3_650 },
  /** Minutes of video meetings, from when they were begun. */
  minutes: { standard: 365, min: 30, max: 3_650 },
  /** Numbers of cards, from the end of the fair. */
  idNumbers: { standard: 180, min: 30, max: 730 },
}

/** Whether so many days can be set. */
export function isRetention(kind: RetentionKind, days: number | null): boolean {
  const { min, max, standard } = retentionDays[kind]
  return days === null ? standard === null : Number.isInteger(days) && days >= min && days <= max
}
