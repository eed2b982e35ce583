import { useEffect, useEffectEvent, useReducer, useRef, useState, type RefObject } from 'react'
import type { Engine, EngineEvent } from './engine/engine-port'
import { posterShown } from './poster-shown'
import { atRest, played, type Playback } from './playback'
import { levelQualities, type Quality, type Source, retryDelayMs } from './player-state'
import { rememberedVolume, rememberVolume } from './controls/volume'

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
  cue: string
  captions: { there: boolean; on: boolean }
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
  setCaptions: (on: boolean) => void
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
  const { live, sources, captionsUrl, begins, choice, seek, language } = plan
  const engine = useRef<Engine>(null)
  const [state, tell] = useReducer(played, begins ? played(atRest, 'begin') : atRest)
  const [clock, setClock] = useState({ at: 0, duration: 0 })
  const [cue, setCue] = useState('')
  const [captions, setCaptions] = useState({ there: false, on: false })
  // A browser starts by itself only what is silent.
  const [sound, setSound] = useState(choice?.sound ?? { volume: rememberedVolume(), muted: live && begins })
  const [quality, setQuality] = useState<Quality>(choice?.quality ?? sources[0]?.quality ?? 'standard')
  const [levels, setLevels] = useState(0)

  const choices = sources.length > 1 ? sources.map((source) => source.quality) : levelQualities(levels)
  const address = sources.find((source) => source.quality === quality)?.address ?? sources[0]?.address ?? ''

  const hear = useEffectEvent((event: EngineEvent) => {
    if (event.type === 'time') setClock({ at: event.at, duration: event.duration })
    else if (event.type === 'levels') setLevels(event.count)
    else if (event.type === 'captions') setCaptions((before) => ({ ...before, there: event.there }))
    else if (event.type === 'cue') setCue(event.text)
    else tell(event.type)
  })

  const attach = useEffectEvent((createEngine: typeof import('./engine/engine').createEngine) => {
    if (!stage.current || engine.current) return
    const made = createEngine(stage.current, { address, live, captionsUrl, tell: (event) => hear(event) })
    engine.current = made
    made.setSound(sound.volume, sound.muted)
    made.setLevel(quality)
    made.setCaptions(captions.on, language)
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
    engine.current?.setCaptions(captions.on, language)
  }, [captions.on, language])

  return {
    state,
    clock,
    cue,
    captions,
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
    setCaptions: (on) => setCaptions(({ there }) => ({ there, on })),
  }
}
