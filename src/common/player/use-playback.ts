import { useEffect, useEffectEvent, useReducer, useRef, useState, type RefObject } from 'react'
import type { Engine, EngineEvent } from './engine/engine-port'
import { posterShown } from './poster-shown'
import { atRest, played, type Playback } from './playback'
import { levelQualities, type Quality, type Source, retryDelayMs } from './player-state'
import {
  type CaptionChoice,
  type CaptionTrack,
  type Cue,
  cueOf,
  cueOfTrack,
  findSpoken,
  findTrack,
  noCue,
  orderTracks,
  type SpokenLine,
  tracksOf,
} from './captions/tracks'
import { rememberedVolume, rememberVolume } from './controls/volume'
import { local } from '../session/storage'

/** A live picture that stands still for so long is taken for one that is down. */
const STALL_MS = 12_000

/** What a viewer chooses, and would not choose again. */
export interface Choice {
  sound: { volume: number; muted: boolean }
  quality: Quality
}

export interface Plan {
  live: boolean
  sources: readonly Source[]
  captionsUrl: string
  /** What was spoken of late in a live session. */
  spoken: readonly SpokenLine[]
  /** Begins by itself: a live session, and a retry by the viewer. */
  begins: boolean
  /** Taken over from the player before. */
  choice: Choice | null
  /** Where to go and play from; each object goes there once. */
  seek?: { seconds: number } | undefined
  language: string
}

/** A stay of the player on the page, or one try within it: what is loaded after its end is left alone. */
interface Turn {
  gone: boolean
}

export interface Playing {
  state: Playback
  /** In seconds. */
  clock: { at: number; duration: number }
  cue: Cue
  /** The captions that there are, and those that are shown. */
  captions: { tracks: readonly CaptionTrack[]; shown: CaptionTrack | undefined }
  sound: Choice['sound']
  quality: Quality
  /** Empty where there is nothing to choose. */
  choices: readonly Quality[]
  /** The video once there is one. */
  video: () => HTMLVideoElement | undefined
  toggle: () => void
  seek: (seconds: number) => void
  setVolume: (volume: number) => void
  setMuted: (muted: boolean) => void
  setQuality: (quality: Quality) => void
  /** Shows captions in a language, as tracks name it, or none, and remembers that. */
  setCaptions: (choice: CaptionChoice) => void
}

/** Goes to a moment and plays from there, once the length is known. */
function goTo(engine: Engine, seconds: number): void {
  const go = () => {
    engine.seek(seconds)
    engine.play()
  }
  if (engine.video.readyState >= HTMLMediaElement.HAVE_METADATA) go()
  else engine.video.addEventListener('loadedmetadata', go, { once: true })
}

/** Plays the sources in an element of the page; player and hls.js are fetched when playing is first requested. */
export function usePlayback(stage: RefObject<HTMLElement | null>, plan: Plan): Playing {
  const { live, sources, captionsUrl, spoken, begins, choice, seek, language } = plan
  const engine = useRef<Engine>(null)
  const [state, tell] = useReducer(played, begins ? played(atRest, 'begin') : atRest)
  const [clock, setClock] = useState({ at: 0, duration: 0 })
  const [cue, setCue] = useState({ text: '', spokenIn: '' })
  const [line, setLine] = useState<SpokenLine>()
  const [ownTracks, setTracks] = useState<readonly CaptionTrack[]>([])
  const [captionChoice, setCaptionChoice] = useState<CaptionChoice>(() => local.get('captionLanguage') ?? null)
  // A browser starts by itself only what is silent.
  const [sound, setSound] = useState(choice?.sound ?? { volume: rememberedVolume(), muted: live && begins })
  const [quality, setQuality] = useState<Quality>(choice?.quality ?? sources[0]?.quality ?? 'standard')
  const [levels, setLevels] = useState(0)

  const choices = sources.length > 1 ? sources.map((source) => source.quality) : levelQualities(levels)
  const address = sources.find((source) => source.quality === quality)?.address ?? sources[0]?.address ?? ''

  const tracks = orderTracks(ownTracks.length > 0 ? ownTracks : tracksOf(spoken), language)
  const shownTrack = findTrack(tracks, captionChoice)
  const isOwnShown = ownTracks.length > 0 && shownTrack !== undefined
  const chosenLanguage = isOwnShown ? shownTrack.language : null

  const hear = useEffectEvent((event: EngineEvent) => {
    if (event.type === 'time') {
      setClock({ at: event.at, duration: event.duration })
      if (live) setLine(findSpoken(spoken, { picture: engine.current?.pictureTime(), now: Date.now() }))
    } else if (event.type === 'levels') setLevels(event.count)
    else if (event.type === 'captions') setTracks(event.tracks)
    else if (event.type === 'cue') setCue({ text: event.text, spokenIn: event.spokenIn ?? '' })
    else tell(event.type)
  })

  const attach = useEffectEvent((createEngine: typeof import('./engine/engine').createEngine) => {
    if (!stage.current || engine.current) return
    const made = createEngine(stage.current, { address, live, captionsUrl, tell: (event) => hear(event) })
    engine.current = made
    made.setSound(sound.volume, sound.muted)
    made.setLevel(quality)
    made.setCaptions(chosenLanguage)
    if (state.playing) made.play()
    if (seek) goTo(made, seek.seconds)
  })

  const jump = useEffectEvent((seconds: number) => {
    // Not begun: it goes there once there is a player.
    if (!state.begun) tell('begin')
    else if (engine.current) goTo(engine.current, seconds)
  })
  useEffect(() => {
    if (seek) jump(seek.seconds)
  }, [seek])

  const tryToOpen = useEffectEvent((turn: Turn, isFirst: boolean) => {
    const open = async () => {
      if (address === '') throw new Error('a live session without a stream')
      // The player is most of what a room fetches: nobody who only arrives waits for it to see the poster.
      if (isFirst && begins && choice === null) await posterShown(stage.current?.parentElement ?? null)
      if (turn.gone) return
      const { createEngine } = await import('./engine/engine')
      if (!turn.gone) attach(createEngine)
    }
    open().catch(() => {
      if (!turn.gone) tell('down')
    })
  })

  useEffect(() => {
    if (!state.begun) return undefined
    const turn: Turn = { gone: false }
    tryToOpen(turn, true)
    return () => {
      turn.gone = true
      engine.current?.destroy()
      engine.current = null
    }
  }, [state.begun])

  useEffect(() => {
    if (!state.down || !live || address === '') return undefined
    const turn: Turn = { gone: false }
    let timer: ReturnType<typeof setTimeout>
    const again = () => {
      clearTimeout(timer)
      // A host that says nothing at all is down as well.
      timer = setTimeout(() => tell('down'), STALL_MS)
      if (engine.current) engine.current.retry()
      else tryToOpen(turn, false)
    }
    timer = setTimeout(again, retryDelayMs(state.tries, Math.random()))
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [state.down, state.tries, live, address])

  const stalls = live && state.begun && state.playing && state.waiting && !state.down
  useEffect(() => {
    if (!stalls) return undefined
    const timer = setTimeout(() => tell('down'), STALL_MS)
    return () => clearTimeout(timer)
  }, [stalls])

  useEffect(() => {
    engine.current?.setSound(sound.volume, sound.muted)
  }, [sound])

  useEffect(() => {
    engine.current?.setCaptions(chosenLanguage)
  }, [chosenLanguage])

  const shownCue = (): Cue => {
    if (!shownTrack) return noCue
    return isOwnShown ? cueOfTrack(cue.text, cue.spokenIn, shownTrack) : cueOf(line, shownTrack.language)
  }

  return {
    state,
    clock,
    cue: shownCue(),
    captions: { tracks, shown: shownTrack },
    sound,
    quality,
    choices,
    video: () => engine.current?.video,
    toggle() {
      if (!state.begun) tell('begin')
      else if (state.playing) engine.current?.pause()
      else engine.current?.play()
    },
    seek: (seconds) => engine.current?.seek(seconds),
    setVolume(volume) {
      const kept = rememberVolume(volume)
      setSound({ volume: kept, muted: kept === 0 })
    },
    setMuted: (muted) => setSound(({ volume }) => ({ volume: volume || rememberVolume(0.5), muted })),
    setQuality(next) {
      setQuality(next)
      const source = sources.length > 1 ? sources.find((one) => one.quality === next) : undefined
      if (source) engine.current?.setSource(source.address)
      else engine.current?.setLevel(next)
    },
    setCaptions(next) {
      if (next === null) local.remove('captionLanguage')
      else local.set('captionLanguage', next)
      setCaptionChoice(next)
    },
  }
}
