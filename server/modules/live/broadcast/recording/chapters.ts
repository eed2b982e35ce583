import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import type { listChapters } from '#contract/live/broadcast/endpoints.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findLive, listShelf } from '#server/modules/live/live/index.ts'
import { findBroadcastOf } from '../broadcast.queries'
import { listAll, listWhole, type Segment } from '../segments.queries'
import { trimmed } from './trim'

/** Where a moment is in segments as they are played, in ms; undefined: before or after them, or while none was sent. */
export function findPosition(
  segments: readonly Pick<Segment, 'startsAt' | 'durationMs'>[],
  moment: Date,
): number | undefined {
  let from = 0
  for (const { startsAt, durationMs } of segments) {
    const within = moment.getTime() - startsAt.getTime()
    // Shown while the picture was interrupted: where it continues.
    if (within < 0 && from > 0) return Math.round(from)
    if (within >= 0 && within < durationMs) return Math.round(from + within)
    from += durationMs
  }
  return undefined
}

/** Where exhibits were shown in the recording of a session. Throws LiveNotFound. */
export async function getChapters({
  db,
  input,
  language,
}: Context<ParsedInputOf<typeof listChapters>>): Promise<OutputOf<typeof listChapters>> {
  const live = await findLive(db, input.liveId)
  if (!live) throw fail('LiveNotFound')
  const broadcast = await findBroadcastOf(db, live.id)
  if (broadcast?.recording !== 'ready' || live.status !== 2) return []
  const [best] = await listWhole(db, broadcast.id)
  if (!best) return []
  const segments = trimmed(await listAll(db, broadcast.id, best), broadcast)
  return (await listShelf(db, language, live.id))
    .flatMap(({ exhibitsId, ExhibitsName, ExhibitsCoverUrl, pushedAt }) => {
      const atMs = findPosition(segments, new Date(pushedAt))
      return atMs === undefined ? [] : [{ exhibitsId, name: ExhibitsName, coverUrl: ExhibitsCoverUrl, atMs }]
    })
    .toSorted((a, b) => a.atMs - b.atMs)
}
