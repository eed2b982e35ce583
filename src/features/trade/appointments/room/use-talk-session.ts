import { useEffect, useRef, useState } from 'react'
import { getCaptioning } from '#contract/trade/captions/endpoints.ts'
import type { Caption } from '#contract/trade/captions/realtime.ts'
import { useQueryClient } from '@tanstack/react-query'
import { openTalkRoom } from '#contract/trade/appointments/endpoints.ts'
import { RELAY_RENEW_MS } from '#contract/trade/appointments/limits.ts'
import type { TalkRoom } from '#contract/trade/appointments/talk-schemas.ts'
import type { ApiError } from '#src/common/request/api-error.ts'
import { call } from '#src/common/request/call.ts'
import { TalkSession, type TalkView } from './talk-session'
import { openTalkSocket } from './talk-socket'
import type { LocalMedia } from './use-local-media'

/** ms between two looks whether the credentials of a relay come to their end */
const LOOK_MS = 30_000

const configurationOf = ({ iceServers, icePolicy }: Pick<TalkRoom, 'iceServers' | 'icePolicy'>): RTCConfiguration => ({
  iceServers: iceServers.map(({ urls, username, credential }) => ({
    urls,
    ...(username === undefined ? {} : { username }),
    ...(credential === undefined ? {} : { credential }),
  })),
  iceTransportPolicy: icePolicy,
})

const later = (ms: number, act: () => void) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

/** Captions that are shown. */
const CAPTIONS_MAX = 100

export interface ShownCaption extends Caption {
  /** The account of the other side that spoke; null: oneself. */
  by: number | null
}

export interface TalkLine extends TalkView {
  /** What both spoke, the newest last. */
  captions: readonly ShownCaption[]
  /** Shows what one spoke to both. */
  caption: (caption: Caption) => void
  /** The key of the own seat; null: the fair has not let this browser in yet. */
  seat: string | null
  /** Why the fair did not let this browser in. */
  refused: ApiError | undefined
  show: (exhibitId: number | null) => void
  retry: () => void
  leave: () => void
}

/** Is in the room of a talk from the first drawing to the last, or until it is left. */
export function useTalkSession(room: TalkRoom, media: LocalMedia): TalkLine {
  const session = useRef<TalkSession>(null)
  const leaving = useRef(() => {})
  const [view, setView] = useState<TalkView>()
  const [seat, setSeat] = useState<string | null>(null)
  const [refused, setRefused] = useState<ApiError>()
  const [captions, setCaptions] = useState<readonly ShownCaption[]>([])
  const captioning = useRef<(caption: Caption) => void>(() => {})
  const client = useQueryClient()
  const { id } = room

  useEffect(() => {
    const line = new TalkSession({
      side: room.side,
      configuration: configurationOf(room),
      open: (configuration) => new RTCPeerConnection(configuration),
      send: (message) => socket.send(message),
      onView: setView,
      later,
    })
    session.current = line
    // oxlint-disable-next-line react/set-state-in-effect -- another room begins again
    setView(line.view)
    // What was sent again after a break may come twice.
    const add = (caption: ShownCaption) =>
      setCaptions((before) =>
        before.some(({ key }) => key === caption.key) ? before : [...before, caption].slice(-CAPTIONS_MAX),
      )
    let isEnded = false
    const end = (event: 'leave' | 'taken' | 'timeUp') => {
      if (isEnded) return
      isEnded = true
      line.end(event)
      if (event === 'taken') socket.close()
      else socket.leave(line.sessionId)
    }
    const socket = openTalkSocket({
      id,
      onEntered() {
        if (!isEnded) setSeat(socket.seat)
        line.entered()
      },
      onMessage: (message) => void line.receive(message),
      onCaption: (caption, by) => add({ ...caption, by }),
      onMinutes: () => void client.invalidateQueries({ queryKey: [getCaptioning.path] }),
      onTaken: () => end('taken'),
      onRefused(error) {
        setRefused(error)
        end('taken')
      },
    })
    leaving.current = () => end('leave')
    captioning.current = (caption) => {
      add({ ...caption, by: null })
      // The other side misses this one; what is spoken next is sent again.
      socket.caption(caption).catch(() => undefined)
    }
    const stopClock = later(Math.max(0, Date.parse(room.closesAt) - Date.now()), () => end('timeUp'))
    let until = room.relayUntil
    const renew = async () => {
      if (until === null || Date.parse(until) - Date.now() > RELAY_RENEW_MS) return
      // What fails is tried again at the next look; the way that stands goes on as long as the relay lets it.
      const fresh = await call(openTalkRoom, { id }, { alerts: false }).catch(() => undefined)
      if (!fresh || session.current !== line) return
      until = fresh.relayUntil
      line.setConfiguration(configurationOf(fresh))
    }
    const looks = setInterval(() => void renew(), LOOK_MS)
    const hide = () => end('leave')
    window.addEventListener('pagehide', hide)
    return () => {
      window.removeEventListener('pagehide', hide)
      clearInterval(looks)
      stopClock()
      end('leave')
      session.current = null
    }
    // oxlint-disable-next-line exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- the room as it was when it was entered
  }, [id])

  const { audio, video, screen } = media
  const picture = screen ?? video.track
  useEffect(() => {
    const sent = {
      microphone: audio.track !== null && audio.on,
      camera: video.track !== null && screen === null,
      screen: screen !== null,
    }
    // A line that has just been closed takes nothing more.
    session.current?.setTracks({ audio: audio.track, video: picture }, sent).catch(() => undefined)
  }, [audio.track, audio.on, video.track, picture, screen])

  return {
    ...(view ?? {
      state: 'entering',
      remote: null,
      other: { microphone: false, camera: false, screen: false },
      exhibitId: null,
      hasLeft: false,
    }),
    seat,
    refused,
    captions,
    caption: (caption) => captioning.current(caption),
    show: (exhibitId) => session.current?.show(exhibitId),
    retry: () => session.current?.retry(),
    leave: () => leaving.current(),
  }
}
