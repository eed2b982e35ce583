import { createFile, MP4BoxBuffer } from 'mp4box'
import type { Init } from '../broadcast.queries'
import { type Files, initKey, segmentKey } from '../files'
import { moveSegment } from '../media/join-film'
import type { Segment } from '../segments.queries'

/** samples of one fragment: more than a piece of speech has, so that each segment stays whole */
const WHOLE = 1_000_000

/** The sound of segments of one initialization segment as an MP4 file that begins at 0, without their picture; undefined: there is none. */
export function joinSound(init: Buffer, segments: readonly Buffer[]): Buffer | undefined {
  const file = createFile()
  const pieces: Buffer[] = []
  let place = 0
  const append = (bytes: Buffer) => {
    const copy = new Uint8Array(bytes)
    file.appendBuffer(MP4BoxBuffer.fromArrayBuffer(copy.buffer, place))
    place += bytes.length
  }
  append(init)
  const [sound] = file.getInfo().audioTracks
  if (!sound) return undefined
  file.onSegment = (_id, _user, buffer) => void pieces.push(Buffer.from(buffer))
  file.setSegmentOptions(sound.id, undefined, { nbSamples: WHOLE })
  pieces.push(Buffer.from(file.initializeSegmentation().buffer))
  file.start()
  segments.forEach(append)
  file.flush()
  return Buffer.concat(pieces)
}

/** The sound of stored segments; undefined: they have none. Rejects with `NoSuchFile` where they were removed meanwhile. */
export async function extractSound(
  files: Files,
  id: string,
  init: Init,
  segments: readonly Segment[],
): Promise<Buffer | undefined> {
  const first = await files.read(initKey({ id, rendition: init.rendition, init: init.number }))
  const [begin] = segments
  const moved = []
  for (const one of segments)
    moved.push(moveSegment(await files.read(segmentKey({ ...one, id })), -(begin?.startMs ?? 0), init))
  return joinSound(first, moved)
}
