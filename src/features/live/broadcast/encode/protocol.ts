import type { AudioCodec, RenditionName } from '#contract/live/broadcast/rules.ts'

/** A rendition before its encoder has named its profile. */
export interface Plan {
  name: RenditionName
  width: number
  height: number
  fps: number
  /** bit/s of the picture */
  bitrate: number
}

/** Where a picture is drawn: over the whole picture, or small in its corner. */
export type Place = 'whole' | 'corner'
/** Whether a picture fills its place and loses its edges, or is shown whole. */
export type Fit = 'cover' | 'contain'

export type ToWorker =
  | { do: 'show'; canvas: OffscreenCanvas; width: number; height: number }
  | { do: 'stream'; place: Place; fit: Fit; readable: ReadableStream<VideoFrame> }
  | { do: 'frame'; place: Place; fit: Fit; frame: VideoFrame }
  | { do: 'clear'; place: Place }
  /** Shown in place of the camera, which moves into the corner; null removes it. */
  | { do: 'picture'; bitmap: ImageBitmap | null }
  | { do: 'sound'; port: MessagePort }
  | { do: 'encode'; plans: readonly Plan[]; audioCodec: AudioCodec }
  /** Share of the planned bit rate. */
  | { do: 'rate'; share: number }
  | { do: 'stop' }
  | { do: 'still' }

export type FromWorker =
  | { is: 'init'; name: RenditionName; codec: string; bytes: ArrayBuffer }
  | { is: 'media'; name: RenditionName; bytes: ArrayBuffer }
  | { is: 'still'; blob: Blob }
  | { is: 'stopped' }
  /** Of the last second. */
  | { is: 'stats'; fps: number; dropped: number }
  | { is: 'failed'; reason: string }

export const SAMPLE_RATE = 48_000
