import type Hls from 'hls.js'
import { MACHINE_TRANSLATED } from '#contract/live/broadcast/rules.ts'
import type { EngineEvent } from '../engine/engine-port'
import { type CaptionTrack, spokenIn, toCode } from './tracks'

export interface Captions {
  /** The stream brings captions of its own. */
  follow: (hls: Hls) => void
  /** A language as tracks name it; null: none is shown. */
  choose: (language: string | null) => void
  end: () => void
}

const textOf = (cue: TextTrackCue): string => (cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '')

const tracksOf = ({ subtitleTracks }: Hls): CaptionTrack[] =>
  subtitleTracks.map(({ lang = '', characteristics = '' }) => ({
    language: toCode(lang),
    isTranslated: characteristics.split(',').includes(MACHINE_TRANSLATED),
  }))

function addTrack(video: HTMLVideoElement, address: string): HTMLTrackElement {
  if (new URL(address, window.location.href).origin !== window.location.origin) video.crossOrigin = 'anonymous'
  const element = document.createElement('track')
  element.kind = 'captions'
  element.src = address
  video.append(element)
  return element
}

/**
 * The captions of a video: those of an address, or else those that hls finds in the stream. They are kept hidden and
 * told as text, for the browser would draw them beneath the option bar.
 */
export function readCaptions(video: HTMLVideoElement, address: string, tell: (event: EngineEvent) => void): Captions {
  const own = address ? addTrack(video, address) : null
  let stream: Hls | undefined
  let chosen: string | null = null

  const read = () => {
    const cues = [...video.textTracks].flatMap((track) =>
      track.mode === 'hidden' ? [...(track.activeCues ?? [])] : [],
    )
    const [spoken = '', ...others] = new Set(cues.map((cue) => (cue instanceof VTTCue ? spokenIn(cue.text) : '')))
    const text = chosen !== null ? cues.map(textOf).join('\n') : ''
    tell({ type: 'cue', text, spokenIn: others.length > 0 ? '' : spoken })
  }
  const apply = () => {
    if (own) own.track.mode = chosen !== null ? 'hidden' : 'disabled'
    else if (stream) {
      const found = tracksOf(stream).findIndex(({ language }) => language === chosen)
      stream.subtitleDisplay = false
      stream.subtitleTrack = chosen === null ? -1 : Math.max(0, found)
    }
    read()
  }
  const add = ({ track }: TrackEvent) => track?.addEventListener('cuechange', read)

  video.textTracks.addEventListener('addtrack', add)
  own?.track.addEventListener('cuechange', read)
  if (own) queueMicrotask(() => tell({ type: 'captions', tracks: [{ language: '', isTranslated: false }] }))

  return {
    follow(hls) {
      stream = hls
      if (own) return
      tell({ type: 'captions', tracks: tracksOf(hls) })
      apply()
    },
    choose(language) {
      chosen = language
      apply()
    },
    end: () => video.textTracks.removeEventListener('addtrack', add),
  }
}
