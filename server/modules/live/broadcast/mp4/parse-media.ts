import { SEGMENT_MS_MAX } from '#contract/live/broadcast/limits.ts'
import { listBoxes, listOuter } from './boxes'
import type { Fault } from './faults'
import { parseMp4 } from './parse-init'
import type { Track } from './tracks'

/** Of the video of a segment, in ms of its initialization segment's time. */
export interface SegmentTime {
  startMs: number
  durationMs: number
}

/** Bit of the sample flags: it depends on others (ISO/IEC 14496-12 §8.8.3.1). */
const NON_SYNC = 0x1_00_00

const before = new Set(['styp', 'prft', 'emsg', 'sidx'])

/** One fragment, with what may precede it. */
function isOneFragment(types: readonly string[]): boolean {
  const rest = types.filter((type) => !before.has(type))
  return rest.length === 2 && rest[0] === 'moof' && rest[1] === 'mdat'
}

type Fragment = NonNullable<ReturnType<typeof parseMp4>['moofs']>[number]
type Run = Fragment['trafs'][number]

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

function countUnits({ tfhd, truns }: Run): number {
  return sum(
    truns.map(({ sample_duration: each, sample_count: count }) =>
      each.length > 0 ? sum(each) : count * (tfhd.default_sample_duration ?? 0),
    ),
  )
}

function beginsWithKeyFrame({ tfhd, truns }: Run): boolean {
  const [first] = truns
  if (!first || first.sample_count === 0) return false
  const FIRST_FLAGS = 0x4
  const flags =
    first.flags & FIRST_FLAGS
      ? first.first_sample_flags
      : (first.sample_flags[0] ?? tfhd.default_sample_flags ?? NON_SYNC)
  return (flags & NON_SYNC) === 0
}

const unitsOf = ({ tfdt }: Run): number => tfdt?.baseMediaDecodeTime ?? Number.NaN

/** When a segment plays and for how long, or what is wrong with it. */
export function parseMedia(bytes: Buffer, tracks: readonly Track[]): SegmentTime | Fault {
  if (!isOneFragment(listOuter(bytes)) || !listBoxes(bytes)) return 'notMedia'
  try {
    const [fragment] = parseMp4(bytes).moofs ?? []
    if (!fragment) return 'notMedia'
    const runs = fragment.trafs ?? []
    const video = tracks.find(({ kind }) => kind === 'video')
    const picture = runs.find(({ tfhd }) => tfhd.track_id === video?.id)
    if (!video || !picture || runs.some(({ tfhd }) => !tracks.some(({ id }) => id === tfhd.track_id))) return 'tracks'
    if (new Set(runs.map(({ tfhd }) => tfhd.track_id)).size !== runs.length) return 'tracks'
    if (!beginsWithKeyFrame(picture)) return 'noKeyFrame'
    const startMs = (unitsOf(picture) / video.timescale) * 1_000
    const durationMs = (countUnits(picture) / video.timescale) * 1_000
    if (!(durationMs > 0) || durationMs > SEGMENT_MS_MAX) return 'duration'
    return Number.isSafeInteger(Math.round(startMs)) && startMs >= 0 ? { startMs, durationMs } : 'time'
  } catch {
    return 'notMedia'
  }
}
