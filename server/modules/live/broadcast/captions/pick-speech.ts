import { CAPTIONED_MS_MAX, CAPTIONED_MS_MIN, CAPTIONS_BEHIND_MS_MAX } from '#contract/live/broadcast/limits.ts'
import { durationOf } from '../recording/trim'
import type { Segment } from '../segments.queries'

type Timed = Pick<Segment, 'init' | 'durationMs'>

/** The last segments that play as long as the service is sent at once. */
function newest<S extends Timed>(segments: readonly S[]): S[] {
  const found: S[] = []
  for (const one of segments.toReversed()) {
    if (durationOf([one, ...found]) > CAPTIONED_MS_MAX) break
    found.unshift(one)
  }
  return found
}

/**
 * What the service is sent next of segments that it was not sent, in their order: of one initialization segment, from
 * CAPTIONED_MS_MIN to CAPTIONED_MS_MAX long, shorter only before a change or the end. Empty: more is waited for. Where more than
 * CAPTIONS_BEHIND_MS_MAX waits, only the newest is left.
 */
export function pickSpeech<S extends Timed>(waiting: readonly S[], hasEnded: boolean): S[] {
  const left = durationOf(waiting) > CAPTIONS_BEHIND_MS_MAX ? newest(waiting) : waiting
  const change = left.findIndex(({ init }) => init !== left[0]?.init)
  const equal = change < 0 ? left : left.slice(0, change)
  const picked: S[] = []
  for (const one of equal) {
    if (durationOf([...picked, one]) > CAPTIONED_MS_MAX) break
    picked.push(one)
  }
  const isWhole = hasEnded || change >= 0 || durationOf(picked) >= CAPTIONED_MS_MIN
  return isWhole ? picked : []
}
