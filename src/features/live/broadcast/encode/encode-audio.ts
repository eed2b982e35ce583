import type { AudioCodec } from '#contract/live/broadcast/rules.ts'
import { AUDIO_BITRATE } from './plans'
import { SAMPLE_RATE } from './protocol'

/** ms that the sound may lag behind or run ahead of the clock */
const [LAG_MS, LEAD_MS] = [300, 300]

/** The settings of the encoder for the sound: one channel. */
export const audioConfig = (codec: string): AudioEncoderConfig => ({
  codec,
  sampleRate: SAMPLE_RATE,
  numberOfChannels: 1,
  bitrate: AUDIO_BITRATE,
})

const samplesOf = (ms: number): number => Math.round((ms * SAMPLE_RATE) / 1_000)

interface Options {
  codec: Exclude<AudioCodec, ''>
  onChunk: (chunk: EncodedAudioChunk, meta?: EncodedAudioChunkMetadata) => void
  onError: (error: Error) => void
}

/**
 * Encodes sound by the clock of the picture. Where none comes, such as from a microphone that was unplugged, silence takes
 * its place, since a segment waits for both.
 */
export function createAudioEncoding({ codec, onChunk, onError }: Options) {
  const encoder = new AudioEncoder({ output: onChunk, error: onError })
  encoder.configure(audioConfig(codec))
  let written = 0

  function write(samples: Float32Array<ArrayBuffer>) {
    if (encoder.state !== 'configured' || samples.length === 0) return
    const data = new AudioData({
      format: 'f32-planar',
      sampleRate: SAMPLE_RATE,
      numberOfFrames: samples.length,
      numberOfChannels: 1,
      timestamp: Math.round((written * 1_000_000) / SAMPLE_RATE),
      data: samples,
    })
    written += samples.length
    encoder.encode(data)
    data.close()
  }

  return {
    /** `ms`: the clock of the picture, when they came. */
    add(samples: Float32Array<ArrayBuffer>, ms: number) {
      if (written + samples.length <= samplesOf(ms + LEAD_MS)) write(samples)
    },
    /** Makes up for what did not come. */
    fill(ms: number) {
      const missing = samplesOf(ms - LAG_MS) - written
      if (missing > 0) write(new Float32Array(missing + samplesOf(LAG_MS / 2)))
    },
    async end() {
      if (encoder.state !== 'configured') return
      await encoder.flush()
      encoder.close()
    },
  }
}
