import { useEffect, useRef, useState } from 'react'
import { type Device, listDevices, type MediaKind, type MediaProblem, takeDevice, takeScreen } from './local-media'

interface OwnDevice {
  track: MediaStreamTrack | null
  problem: MediaProblem | null
  /** It is meant to be sent. */
  on: boolean
  /** The one that was chosen; empty: the browser's choice. */
  deviceId: string
  /** The permission request of the browser is open. */
  requesting: boolean
}

const begin: OwnDevice = { track: null, problem: null, on: true, deviceId: '', requesting: true }

/** A microphone that is muted stays open, and hears again at once. */
const enable = (track: MediaStreamTrack, on: boolean) => {
  track.enabled = on
}

export interface LocalMedia {
  audio: OwnDevice
  video: OwnDevice
  screen: MediaStreamTrack | null
  devices: readonly Device[]
  choose: (kind: MediaKind, deviceId: string) => void
  turn: (kind: MediaKind, on: boolean) => void
  /** Asks the browser again for what it refused. */
  askAgain: () => void
  share: () => Promise<void>
  stopSharing: () => void
}

/** The own camera, microphone and screen while the room is open; all are let go with it. */
export function useLocalMedia(): LocalMedia {
  const [audio, setAudio] = useState(begin)
  const [video, setVideo] = useState(begin)
  const [screen, setScreen] = useState<MediaStreamTrack | null>(null)
  const [devices, setDevices] = useState<readonly Device[]>([])
  const held = useRef<{ audio: OwnDevice; video: OwnDevice; screen: MediaStreamTrack | null }>(null)
  held.current ??= { audio: begin, video: begin, screen: null }
  /** Counts the times that this was drawn again; 0: it is not drawn. What was requested before then is let go. */
  const life = useRef(0)
  const lives = useRef(0)

  const set = (kind: MediaKind, change: Partial<OwnDevice>) => {
    if (!held.current) return
    held.current[kind] = { ...held.current[kind], ...change }
    const write = kind === 'audio' ? setAudio : setVideo
    write(held.current[kind])
  }
  const look = async () => {
    const list = await listDevices()
    if (life.current > 0) setDevices(list)
  }
  const take = async (kind: MediaKind) => {
    const now = held.current?.[kind]
    if (!now) return
    const input = life.current
    if (input === 0) return
    now.track?.stop()
    set(kind, { requesting: true, track: null })
    const { track, problem } = await takeDevice(kind, now.deviceId)
    const requested = held.current?.[kind]
    // The room was left, or another device was chosen, during the permission request.
    if (life.current !== input || requested?.deviceId !== now.deviceId || (kind === 'video' && !requested.on)) {
      track?.stop()
      return
    }
    if (track) {
      track.enabled = requested.on
      track.addEventListener('ended', () => set(kind, { track: null, problem: 'none' }))
    }
    set(kind, { track, problem, requesting: false })
    await look()
  }
  const stopSharing = () => {
    held.current?.screen?.stop()
    if (held.current) held.current.screen = null
    setScreen(null)
  }

  useEffect(() => {
    lives.current += 1
    const own = lives.current
    life.current = own
    // One after the other: browsers ask about one at a time.
    const isOwn = () => life.current === own
    const begins = async () => {
      await Promise.resolve()
      if (isOwn()) await take('audio')
      if (isOwn()) await take('video')
    }
    void begins()
    const again = () => void look()
    navigator.mediaDevices?.addEventListener?.('devicechange', again)
    return () => {
      life.current = 0
      navigator.mediaDevices?.removeEventListener?.('devicechange', again)
      const { audio: sound, video: picture, screen: shared } = held.current ?? {}
      for (const track of [sound?.track, picture?.track, shared]) track?.stop()
    }
    // oxlint-disable-next-line exhaustive-effect-dependencies -- requested once, when the room is opened
  }, [])

  return {
    audio,
    video,
    screen,
    devices,
    choose(kind, deviceId) {
      set(kind, { deviceId, on: true })
      void take(kind)
    },
    turn(kind, on) {
      set(kind, { on })
      const { track } = held.current?.[kind] ?? begin
      // A camera that is off is let go, so that its light goes out; a microphone comes back at once.
      if (kind === 'video' && !on) {
        track?.stop()
        set(kind, { track: null, requesting: false })
      } else if (track) enable(track, on)
      else if (on) void take(kind)
    },
    askAgain() {
      for (const kind of ['audio', 'video'] as const) if (held.current?.[kind].problem) void take(kind)
    },
    async share() {
      const track = await takeScreen()
      if (!track || !held.current) return
      if (life.current === 0) return track.stop()
      // It can be ended in the browser's own bar.
      track.addEventListener('ended', stopSharing)
      held.current.screen = track
      setScreen(track)
      return undefined
    },
    stopSharing,
  }
}
