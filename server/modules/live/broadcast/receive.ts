import { INIT_BYTES_MAX, SEGMENT_BYTES_MAX, STILL_BYTES_MAX } from '#contract/live/broadcast/limits.ts'
import type { SegmentKind } from '#contract/live/broadcast/rules.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { receiveBytes } from '#server/modules/foundation/files/index.ts'

const bytesMax: Record<SegmentKind, number> = {
  init: INIT_BYTES_MAX,
  media: SEGMENT_BYTES_MAX,
  still: STILL_BYTES_MAX,
}

/** The bytes of a segment. Throws FileTooLarge before any of it is read where the request says so, FileDamaged. */
export const receive = (context: Context<unknown>, kind: SegmentKind): Promise<Buffer> =>
  receiveBytes(context, bytesMax[kind])
