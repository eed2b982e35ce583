import { createFile, MP4BoxBuffer } from 'mp4box'
import type { AudioCodec } from '#contract/live/broadcast/rules.ts'
import type { Rendition } from '#contract/live/broadcast/schemas.ts'
import { listBoxes, listOuter } from './boxes'
import type { Fault } from './faults'
import type { Track } from './tracks'

/** Reads bytes that `listBoxes` has passed. */
export function parseMp4(bytes: Buffer) {
  const file = createFile()
  const copy = new Uint8Array(bytes)
  file.appendBuffer(MP4BoxBuffer.fromArrayBuffer(copy.buffer, 0), true)
  return file
}

function audioCodecOf(codec: string): string {
  return codec.toLowerCase() === 'opus' ? 'opus' : codec
}

type Announced = Pick<Rendition, 'codec' | 'width' | 'height'> & { audioCodec: AudioCodec }

/** The tracks of an initialization segment, or what is wrong with it: it must be what was announced. */
export function parseInit(bytes: Buffer, announced: Announced): Track[] | Fault {
  const outer = listOuter(bytes)
  if (outer[0] !== 'ftyp' || outer[1] !== 'moov' || !listBoxes(bytes)) return 'notInit'
  try {
    const { tracks } = parseMp4(bytes).getInfo()
    const [video, ...moreVideo] = tracks.filter((one) => one.video)
    const [audio, ...moreAudio] = tracks.filter((one) => one.audio)
    if (!video || moreVideo.length > 0 || moreAudio.length > 0) return 'tracks'
    if (tracks.length !== (audio ? 2 : 1)) return 'tracks'
    if (video.codec.toLowerCase() !== announced.codec.toLowerCase()) return 'codec'
    if (audioCodecOf(audio?.codec ?? '') !== announced.audioCodec) return 'audioCodec'
    if (video.video?.width !== announced.width || video.video.height !== announced.height) return 'size'
    const named: Track[] = [{ id: video.id, kind: 'video', timescale: video.timescale }]
    if (audio) named.push({ id: audio.id, kind: 'audio', timescale: audio.timescale })
    return named.every(({ timescale }) => timescale > 0) ? named : 'notInit'
  } catch {
    return 'notInit'
  }
}
