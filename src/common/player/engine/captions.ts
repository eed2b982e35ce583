import type Hls from 'hls.js'
import type { EngineEvent } from './engine-port'

export interface Captions {
  /** The stream brings captions of its own. */
  follow: (hls: Hls) => void
  choose: (on: boolean, language: string) => void
  end: () => void
}

const textOf = (cue: TextTrackCue): string => (cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '')

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
  let [on, language] = [false, '']

  const read = () => {
    const cues = [...video.textTracks].flatMap((track) =>
      track.mode === 'hidden' ? [...(track.activeCues ?? [])] : [],
    )
    tell({ type: 'cue', text: on ? cues.map(textOf).join('\n') : '' })
  }
  const apply = () => {
    if (own) own.track.mode = on ? 'hidden' : 'disabled'
    else if (stream) {
      const found = stream.subtitleTracks.findIndex(({ lang }) => lang && language.startsWith(lang.slice(0, 2)))
      stream.subtitleDisplay = false
      stream.subtitleTrack = on ? Math.max(0, found) : -1
    }
    read()
  }
  const add = ({ track }: TrackEvent) => track?.addEventListener('cuechange', read)

  video.textTracks.addEventListener('addtrack', add)
  own?.track.addEventListener('cuechange', read)
  if (own) queueMicrotask(() => tell({ type: 'captions', there: true }))

  return {
    follow(hls) {
      stream = hls
      if (own) return
      tell({ type: 'captions', there: hls.subtitleTracks.length > 0 })
      apply()
    },
    choose(nextOn, nextLanguage) {
      on = nextOn
      language = nextLanguage
      apply()
    },
    end: () => video.textTracks.removeEventListener('addtrack', add),
  }
}
