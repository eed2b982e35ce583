import Hls from 'hls.js'
import { TcPlayer } from 'tcplayer'
import { readCaptions, type Captions } from '../captions/read-captions'
import type { Engine, EngineOptions } from './engine-port'
import { hlsConfig, createHls } from './hls-for-tcplayer'
import { findLevel, type Quality } from '../player-state'

declare global {
  interface HTMLMediaElement {
    /** Of Safari alone, which plays lists itself. */
    getStartDate?: () => Date
  }
}

/** How far a live picture may lie behind before play takes it to the present. */
const BEHIND_SECONDS = 15
/** A picture that cannot be decoded is mended once in this time; more often, it is broken. */
const MEND_MS = 10_000

/** tcplayer without the statistics script of its maker, the one thing that its `setup` adds to a player without panel. */
class QuietPlayer extends TcPlayer {
  override setup(): void {}
}

let made = 0

/** Plays a stream or a file in an element of the page; the one file that imports tcplayer. */
export function createEngine(element: HTMLElement, options: EngineOptions): Engine {
  const { live, captionsUrl, tell } = options
  let { address } = options
  let hls: Hls | undefined
  let captions: Captions | undefined
  let requested = false
  let quality: Quality = 'standard'
  let startAt = -1
  let mendedAt = 0

  const watch = (next: Hls) => {
    hls = next
    next.on(Hls.Events.MANIFEST_PARSED, (_, { levels }) => {
      if (levels.length > 1) next.loadLevel = findLevel(quality, levels.length)
      tell({ type: 'levels', count: levels.length })
    })
    next.on(Hls.Events.FRAG_BUFFERED, () => tell({ type: 'flowing' }))
    next.on(Hls.Events.SUBTITLE_TRACKS_UPDATED, () => captions?.follow(next))
    next.on(Hls.Events.ERROR, (_, { fatal, type }) => {
      if (!fatal) return
      if (type !== Hls.ErrorTypes.MEDIA_ERROR || Date.now() - mendedAt < MEND_MS) return tell({ type: 'down' })
      mendedAt = Date.now()
      next.recoverMediaError()
    })
  }

  /** Every load makes an hls.js of its own, which begins at `startAt`. */
  const prepare = () => {
    hls = undefined
    window.Hls = createHls(() => hlsConfig(live, startAt, address), watch)
  }

  prepare()
  element.id ||= `yz-player-${++made}`
  const isList = address.includes('.m3u8')
  const player = new QuietPlayer(element.id, {
    ...(isList ? { m3u8: address } : { mp4: address }),
    live,
    controls: 'none',
    flash: false,
    showLoading: false,
    width: '100%',
    height: '100%',
  })
  const video = player.video?.el
  if (!video) throw new Error('no video')
  captions = readCaptions(video, captionsUrl, tell)

  const start = () => {
    video.play().catch((error: unknown) => {
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return
      requested = false
      tell({ type: 'blocked' })
    })
  }
  const load = () => {
    prepare()
    player.load(address)
    if (requested) start()
  }
  const tellTime = () => tell({ type: 'time', at: video.currentTime, duration: video.duration })

  video.addEventListener('playing', () => tell({ type: 'playing' }))
  video.addEventListener('waiting', () => tell({ type: 'waiting' }))
  video.addEventListener('pause', () => {
    if (video.ended) return
    requested = false
    tell({ type: 'paused' })
  })
  video.addEventListener('play', () => {
    requested = true
  })
  video.addEventListener('ended', () => {
    requested = false
    tell({ type: live ? 'down' : 'ended' })
  })
  video.addEventListener('timeupdate', tellTime)
  video.addEventListener('durationchange', tellTime)
  video.addEventListener('loadedmetadata', () => {
    // Where the browser plays the list or file itself, nothing else has told it where to begin.
    if (!hls && startAt > 0) video.currentTime = startAt
    if (requested && video.paused) start()
  })
  video.addEventListener('loadeddata', () => {
    if (!hls) tell({ type: 'flowing' })
  })
  video.addEventListener('error', () => {
    if (!hls) tell({ type: 'down' })
  })

  return {
    video,
    play() {
      requested = true
      const present = live ? hls?.liveSyncPosition : null
      if (present && present - video.currentTime > BEHIND_SECONDS) video.currentTime = present
      start()
    },
    pause: () => video.pause(),
    seek(seconds) {
      video.currentTime = Math.min(Math.max(0, seconds), Number.isFinite(video.duration) ? video.duration : seconds)
      tellTime()
    },
    setSound(volume, muted) {
      video.volume = volume
      video.muted = muted
    },
    setSource(next) {
      address = next
      startAt = live ? -1 : video.currentTime
      load()
    },
    setLevel(next) {
      quality = next
      if (hls && hls.levels.length > 1) hls.nextLevel = findLevel(next, hls.levels.length)
    },
    setCaptions(language) {
      captions?.choose(language)
    },
    pictureTime() {
      if (hls) return hls.playingDate?.getTime()
      const began = Number(video.getStartDate?.())
      return Number.isNaN(began) ? undefined : began + video.currentTime * 1_000
    },
    retry() {
      const showing = video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA
      if (hls && showing) return hls.startLoad()
      if (!live) startAt = video.currentTime
      load()
    },
    destroy() {
      captions?.end()
      player.destroy()
    },
  }
}
