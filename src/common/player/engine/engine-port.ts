import type { CaptionTrack } from '../captions/tracks'
import type { PlaybackEvent } from '../playback'
import type { Quality } from '../player-state'

/** Events of an engine: the progress of playback, and the choices. */
export type EngineEvent =
  | { type: Exclude<PlaybackEvent, 'begin'> }
  /** In seconds; the duration of a live stream is not finite. */
  | { type: 'time'; at: number; duration: number }
  /** How many renditions of the picture the list itself names. */
  | { type: 'levels'; count: number }
  /** The captions that the stream or the recording brings. */
  | { type: 'captions'; tracks: readonly CaptionTrack[] }
  /** The caption of this moment; empty for none. `spokenIn`: its language, where it says so. */
  | { type: 'cue'; text: string; spokenIn?: string }

export interface EngineOptions {
  address: string
  live: boolean
  /** WebVTT; empty for the captions that the stream itself brings. */
  captionsUrl: string
  tell: (event: EngineEvent) => void
}

export interface Engine {
  readonly video: HTMLVideoElement
  /** Emits `blocked` where the browser forbids it. A live stream goes on in the present. */
  play: () => void
  pause: () => void
  /** To a moment, in seconds. */
  seek: (seconds: number) => void
  /** `volume` from 0 to 1. */
  setSound: (volume: number, muted: boolean) => void
  /** Goes on from another address: a recording where it was, running if it ran. */
  setSource: (address: string) => void
  /** Chooses among the renditions that the list names. */
  setLevel: (quality: Quality) => void
  /** A language as tracks name it; null: none is shown. */
  setCaptions: (language: string | null) => void
  /** When the picture that is shown was taken, in ms since 1970; undefined: the stream does not say. */
  pictureTime: () => number | undefined
  /** Tries once more what failed. */
  retry: () => void
  destroy: () => void
}
