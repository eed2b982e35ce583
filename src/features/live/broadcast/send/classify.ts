import { ApiError, isRefusal } from '#src/common/request/api-error.ts'

/** What a refused or failed segment means for those behind it. */
export type Verdict =
  | { do: 'retry' | 'restart' | 'lower' | 'skip' }
  | { do: 'renumber'; next: number }
  | { do: 'end'; because: 'takenOver' | 'closed' | 'hoursUsed'; message: string }

/** What to do about the failure of a segment. */
export function classify(error: unknown): Verdict {
  if (isRefusal(error, 'SegmentOutOfOrder')) return { do: 'renumber', next: Number(error.data.next) }
  if (isRefusal(error, 'BadSegment')) return { do: 'restart' }
  if (isRefusal(error, 'StreamTooHeavy')) return { do: 'lower' }
  if (isRefusal(error, 'FileTooLarge', 'FileDamaged')) return { do: 'skip' }
  const message = error instanceof ApiError ? error.message : ''
  if (isRefusal(error, 'StreamTakenOver')) return { do: 'end', because: 'takenOver', message }
  if (isRefusal(error, 'BroadcastClosed', 'BroadcastNotFound')) return { do: 'end', because: 'closed', message }
  if (isRefusal(error, 'StreamHoursUsed')) return { do: 'end', because: 'hoursUsed', message }
  // No answer, or that of a server that restarts.
  return { do: 'retry' }
}
