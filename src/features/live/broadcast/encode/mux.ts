import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  NullTarget,
  Output,
} from 'mediabunny'
import type { AudioCodec } from '#contract/live/broadcast/rules.ts'

/** s; shorter than the distance of key frames, so that each begins a segment */
const SHORTEST = 0.5

function join(parts: readonly Uint8Array[]): ArrayBuffer {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole.buffer
}

/** How many tracks a movie fragment has samples of (ISO/IEC 14496-12 §8.8.4, §8.8.6). */
export function countTracks(moof: Uint8Array): number {
  const view = new DataView(moof.buffer, moof.byteOffset, moof.byteLength)
  const TRAF = 0x74_72_61_66
  let [at, count] = [8, 0]
  while (at + 8 <= moof.byteLength) {
    if (view.getUint32(at + 4) === TRAF) count += 1
    at += Math.max(8, view.getUint32(at))
  }
  return count
}

interface Options {
  audioCodec: AudioCodec
  fps: number
  onInit: (bytes: ArrayBuffer) => void
  onMedia: (bytes: ArrayBuffer) => void
}

/** Writes encoded picture and sound as an initialization segment and CMAF segments that begin with a key frame. */
export async function createMux({ audioCodec, fps, onInit, onMedia }: Options) {
  let [head, moof]: (Uint8Array | undefined)[] = []
  const format = new Mp4OutputFormat({
    fastStart: 'fragmented',
    minimumFragmentDuration: SHORTEST,
    onFtyp: (data) => void (head = data.slice()),
    onMoov: (data) => onInit(join([head ?? new Uint8Array(), data])),
    onMoof: (data) => void (moof = data.slice()),
    onMdat: (data) => {
      // The sound ends a moment after the picture: what is left of it alone is no segment.
      if (moof && countTracks(moof) === (audioCodec === '' ? 1 : 2)) onMedia(join([moof, data]))
    },
  })
  const output = new Output({ format, target: new NullTarget() })
  const video = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(video, { frameRate: fps })
  const audio = audioCodec === '' ? undefined : new EncodedAudioPacketSource(audioCodec === 'opus' ? 'opus' : 'aac')
  if (audio) output.addAudioTrack(audio)
  await output.start()
  // Packets are written one after the other, in the order in which the encoders gave them.
  let queue = Promise.resolve()
  const inTurn = (write: () => Promise<void>) => (queue = queue.then(write))
  return {
    addVideo: (chunk: EncodedVideoChunk, meta?: EncodedVideoChunkMetadata) =>
      inTurn(() => video.add(EncodedPacket.fromEncodedChunk(chunk), meta)),
    addAudio: (chunk: EncodedAudioChunk, meta?: EncodedAudioChunkMetadata) =>
      inTurn(async () => audio?.add(EncodedPacket.fromEncodedChunk(chunk), meta)),
    /** The rest becomes a last segment. */
    end: () => inTurn(() => output.finalize()),
  }
}

export type Mux = Awaited<ReturnType<typeof createMux>>
