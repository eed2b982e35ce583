import type { Range } from '#server/platform/byte-range.ts'
import type { Init } from '../broadcast.queries'
import { type Files, initKey, segmentKey } from '../files'
import { listBoxes } from '../mp4/boxes'
import { parseMedia } from '../mp4/parse-media'
import { durationOf } from '../recording/trim'
import type { Segment } from '../segments.queries'

/** A segment moved by so many ms on the timeline of its initialization segment. */
export function moveSegment(bytes: Buffer, shiftMs: number, { tracks }: Init): Buffer {
  const moved = Buffer.from(bytes)
  let timescale = 0
  for (const { type, from } of listBoxes(moved) ?? []) {
    // Both begin with four bytes of version and flags.
    if (type === 'tfhd') {
      const track = moved.readUInt32BE(from + 4)
      timescale = tracks.find(({ id }) => id === track)?.timescale ?? 0
    }
    if (type !== 'tfdt') continue
    const isLong = moved[from] === 1
    const before = isLong ? moved.readBigUInt64BE(from + 4) : BigInt(moved.readUInt32BE(from + 4))
    const units = before + BigInt(Math.round((shiftMs * timescale) / 1_000))
    const time = units < 0n ? 0n : units
    if (isLong) moved.writeBigUInt64BE(time, from + 4)
    else moved.writeUInt32BE(Number(BigInt.asUintN(32, time)), from + 4)
  }
  return moved
}

/** Segments that one initialization segment can play: of equal ones, those that play longest. */
export function pickJoinable(
  segments: readonly Segment[],
  inits: readonly Init[],
): { segments: Segment[]; init: Init } {
  const groups = new Map<string, Segment[]>()
  for (const one of segments) {
    const hash = inits.find(({ number }) => number === one.init)?.hash ?? ''
    groups.set(hash, [...(groups.get(hash) ?? []), one])
  }
  const [longest = []] = [...groups.values()].toSorted((a, b) => durationOf(b) - durationOf(a))
  const init = inits.find(({ number }) => number === longest[0]?.init)
  if (!init) throw new Error('the recording has no initialization segment')
  return { segments: longest, init }
}

interface Film {
  segments: readonly Segment[]
  init: Init
  id: string
}

/** A recording as one film that begins at 0: what each device sent has a time of its own. */
async function* joinFrom(files: Files, { segments, init, id }: Film, first: Buffer, skipped: number) {
  let place = first.length
  if (place > skipped) yield first
  let at = 0
  for (const segment of segments) {
    place += segment.bytes
    if (place > skipped) {
      const bytes = await files.read(segmentKey({ ...segment, id }))
      const time = parseMedia(bytes, init.tracks)
      if (typeof time === 'string') throw new Error(`a stored segment is damaged: ${time}`)
      yield moveSegment(bytes, at - time.startMs, init)
    }
    at += segment.durationMs
  }
}

/** The whole pieces before a byte are not read. */
async function* cut(files: Files, film: Film, first: Buffer, { start, end }: Range): AsyncGenerator<Buffer> {
  const sizes = [first.length, ...film.segments.map(({ bytes }) => bytes)]
  let place = 0
  for (const size of sizes) {
    if (place + size > start) break
    place += size
  }
  for await (const piece of joinFrom(files, film, first, start)) {
    const part = piece.subarray(Math.max(0, start - place), end + 1 - place)
    if (part.length > 0) yield part
    place += piece.length
    if (place > end) return
  }
}

/** A film and its size. `read` gives a part of it, or all: moving a segment on the timeline changes none of their sizes. */
export async function openFilm(files: Files, film: Film) {
  const { init, id, segments } = film
  const first = await files.read(initKey({ id, rendition: init.rendition, init: init.number }))
  const size = segments.reduce((sum, { bytes }) => sum + bytes, first.length)
  return { size, read: (range: Range = { start: 0, end: size - 1 }) => cut(files, film, first, range) }
}
