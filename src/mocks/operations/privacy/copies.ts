import { COPY_DAYS } from '#contract/operations/privacy/limits.ts'
import type { DataCopy } from '#contract/operations/privacy/schemas.ts'
import { momentIn } from '#src/mocks/core/time.ts'

/** The copies of the mock fair, the last last; whoever asks finds theirs ready. */
export const copies: { userId: string; copy: DataCopy }[] = [
  {
    userId: '7',
    copy: {
      id: 1,
      state: 'ready',
      requestedAt: momentIn(-1, '09:12'),
      bytes: 48_213,
      until: momentIn(COPY_DAYS - 1, '09:13'),
    },
  },
]

export function askCopy(userId: string): DataCopy {
  const input = { id: copies.length + 1, requestedAt: momentIn(0, '10:00'), bytes: 22 }
  const copy: DataCopy = { ...input, state: 'ready', until: momentIn(COPY_DAYS, '10:00') }
  copies.push({ userId, copy })
  return copy
}
