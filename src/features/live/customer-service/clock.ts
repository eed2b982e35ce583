const DAY = 1_440

/** `09:00` of minutes of the day; the day's end is its beginning. */
export function formatChatClock(minute: number): string {
  const within = minute % DAY
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}

/** Minutes of the day; undefined: it is no time. */
export function parseMinutes(clock: string): number | undefined {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock) ?? []
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute)
}
