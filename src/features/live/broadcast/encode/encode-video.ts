import { SEGMENT_MS } from '#contract/live/broadcast/limits.ts'
import { codecName } from './codec-name'
import type { Mux } from './mux'
import type { Plan } from './protocol'

/** Constrained baseline, which every browser and phone plays; the level follows from the size. */
const CODEC = { small: 'avc1.42E01E', large: 'avc1.42E01F' } as const
const SMALL_PIXELS = 720 * 576
/** frames that an encoder may be behind before the next is left out */
const BEHIND_MAX = 3

/** The settings of a rendition's encoder. */
export const videoConfig = ({ width, height, fps, bitrate }: Plan, share = 1): VideoEncoderConfig => ({
  codec: width * height > SMALL_PIXELS ? CODEC.large : CODEC.small,
  width,
  height,
  framerate: fps,
  bitrate: Math.round(bitrate * share),
  latencyMode: 'realtime',
  avc: { format: 'avc' },
})

interface Options {
  plan: Plan
  mux: Mux
  onCodec: (codec: string) => void
  onError: (error: Error) => void
}

/** Encodes the frames of one rendition, scaled from the canvas that all share. */
export function createVideoEncoding({ plan, mux, onCodec, onError }: Options) {
  const canvas = new OffscreenCanvas(plan.width, plan.height)
  const context = canvas.getContext('2d', { alpha: false })
  const encoder = new VideoEncoder({
    output(chunk, meta) {
      const description = meta?.decoderConfig?.description
      if (description) onCodec(codecName(description))
      void mux.addVideo(chunk, meta).catch(onError)
    },
    error: onError,
  })
  encoder.configure(videoConfig(plan))
  let keyAt = -Infinity

  return {
    /** `ms` from the beginning. False: the encoder is behind, and the frame was left out. */
    encode(picture: OffscreenCanvas, ms: number): boolean {
      if (encoder.state !== 'configured' || encoder.encodeQueueSize > BEHIND_MAX) return false
      context?.drawImage(picture, 0, 0, plan.width, plan.height)
      const frame = new VideoFrame(canvas, { timestamp: ms * 1_000, duration: 1_000_000 / plan.fps })
      // Half a frame early, rather than a whole one late.
      const keyFrame = ms - keyAt >= SEGMENT_MS - 500 / plan.fps
      if (keyFrame) keyAt = ms
      encoder.encode(frame, { keyFrame })
      frame.close()
      return true
    },
    setShare: (share: number) => encoder.configure(videoConfig(plan, share)),
    async end() {
      if (encoder.state !== 'configured') return
      await encoder.flush()
      encoder.close()
    },
  }
}
