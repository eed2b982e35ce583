/** Commands a second of one socket, and how many it may send at once. */
const PER_SECOND = 20
const BURST = 40
/** Refusals in a row past which a socket is closed: it does not listen. */
const REFUSALS_MAX = 200

export type Verdict = 'admitted' | 'refused' | 'closed'

/** What one socket may send: a bucket that fills by time. */
export function createAllowance(now: () => number = () => performance.now()) {
  let left = BURST
  let last = now()
  let refusals = 0
  return (): Verdict => {
    const at = now()
    left = Math.min(BURST, left + ((at - last) / 1_000) * PER_SECOND)
    last = at
    if (left < 1) return ++refusals > REFUSALS_MAX ? 'closed' : 'refused'
    left -= 1
    refusals = 0
    return 'admitted'
  }
}
