/** Shares of the planned bit rate, from the best to what is barely watched. */
export const SHARES = [1, 0.65, 0.4] as const

/** ms of segments that wait, above which the line counts as too slow, and below which it has recovered */
const [SLOW_MS, CLEAR_MS] = [3_000, 1_500]
/** ms between two steps down, within which the one before can show its effect; and of a clear line before a step up */
const [DOWN_MS, UP_MS] = [5_000, 30_000]

export interface Pace {
  /** Which of `SHARES`. */
  step: number
  /** When it was last changed, or the line was last not clear; ms. */
  since: number
}

/** The next pace, by the ms of segments that wait. The same object where nothing changes. */
export function adaptPace(pace: Pace, waitingMs: number, now: number): Pace {
  const { step, since } = pace
  if (waitingMs > SLOW_MS) {
    if (step === SHARES.length - 1) return { step, since: now }
    return now - since >= DOWN_MS ? { step: step + 1, since: now } : pace
  }
  if (step === 0) return pace
  if (waitingMs > CLEAR_MS) return { step, since: now }
  return now - since >= UP_MS ? { step: step - 1, since: now } : pace
}
