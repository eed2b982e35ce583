import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { setLiveStatus } from '#contract/live/live/endpoints.ts'
import type { LiveDetail } from '#contract/live/live/schemas.ts'
import type { LiveStatus } from '#contract/core/live/live-status.ts'
import { useLeaveWarning } from '#src/common/app/use-leave-warning.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { call } from '#src/common/request/call.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { CaptureError, type Chosen, type Devices, listDevices } from '../capture/devices'
import { checkSupport } from '../encode/support'
import { Broadcaster, type Measures } from './broadcaster'
import { Stage } from './stage'
import { idleStudio, isSending, studioAfter, type StudioFault } from './studio-state'
import { useWakeLock } from './use-wake-lock'

type StudioLive = Pick<LiveDetail, 'id' | 'status'>

const [LIVE, ENDED, INTERRUPTED] = [1, 2, 6] as const
const noMeasures: Measures = { fps: 0, dropped: 0, bitrate: 0, lateMs: 0, recording: 'recording' }

function faultOf(error: unknown): StudioFault {
  if (isRefusal(error, 'OtherSessionOn')) return 'otherSessionOn'
  if (isRefusal(error, 'StreamHoursUsed', 'LiveHoursUsed')) return 'hoursUsed'
  if (isRefusal(error, 'BroadcastClosed')) return 'closed'
  return 'refused'
}

/** The studio of a session: its state, and what the host can do. `onChanged`: the session has another status. */
export function useStudio(live: StudioLive, onChanged: () => void) {
  const [state, dispatch] = useReducer(studioAfter, idleStudio)
  const [measures, setMeasures] = useState(noMeasures)
  const [devices, setDevices] = useState<Devices>({ cameras: [], microphones: [] })
  const [inUse, setInUse] = useState<Chosen>({})
  const [isMuted, setMuted] = useState(false)
  const [isScreen, setScreen] = useState(false)
  const [exhibit, setExhibit] = useState<string>()
  const stage = useRef<Stage>(null)
  const broadcaster = useRef<Broadcaster>(null)
  const status = useRef<LiveStatus>(live.status)
  useEffect(() => {
    status.current = live.status
  }, [live.status])

  const isOn = isSending(state)
  useLeaveWarning(isOn)
  useWakeLock(isOn)

  const endAll = useEffectEvent(() => {
    broadcaster.current?.end()
    stage.current?.end()
    broadcaster.current = null
    stage.current = null
  })
  useEffect(() => () => endAll(), [])

  // The organizer, or another device, may end or interrupt the session.
  const hasEnded = live.status === 2 || live.status === 3
  useEffect(() => {
    if (hasEnded && state.phase === 'live') dispatch({ type: 'fault', fault: 'closed' })
  }, [hasEnded, state.phase])
  useEffect(() => {
    if (state.phase === 'ended') endAll()
  }, [state.phase])

  async function setStatus(to: LiveStatus): Promise<void> {
    if (status.current === to) return
    await call(setLiveStatus, { id: live.id, from: status.current, to }, { alerts: false })
    status.current = to
    onChanged()
  }

  /** Opens the camera and microphone, or others than before. */
  async function open(chosen: Chosen = {}): Promise<void> {
    if (!stage.current) {
      dispatch({ type: 'ask' })
      const support = await checkSupport()
      if (typeof support === 'string') return dispatch({ type: 'fault', fault: support })
      const made = new Stage({
        onMessage: (message) => broadcaster.current?.take(message),
        onLost: () => dispatch({ type: 'cameraLost' }),
        onScreenEnded: () => setScreen(false),
      })
      stage.current = made
      broadcaster.current = new Broadcaster(made, live.id, support.audioCodec, dispatch, (found) =>
        setMeasures((before) => ({ ...before, ...found })),
      )
    } else if (state.phase === 'idle') dispatch({ type: 'ask' })
    try {
      await stage.current.open(chosen)
    } catch (error) {
      return dispatch({ type: 'fault', fault: error instanceof CaptureError ? error.fault : 'encoder' })
    }
    setInUse({ ...chosen, ...stage.current.inUse })
    setDevices(await listDevices())
    return dispatch({ type: 'captured' })
  }

  async function start(): Promise<void> {
    dispatch({ type: 'start' })
    await setStatus(LIVE)
    dispatch({ type: 'live' })
    broadcaster.current?.sendStills()
  }

  function giveUp(error: unknown): void {
    broadcaster.current?.end()
    dispatch({ type: 'fault', fault: faultOf(error), message: errorMessage(error) })
  }

  /** Sends the first segments; then the session is live, unless the line is too slow. */
  async function goLive(): Promise<void> {
    const sending = broadcaster.current
    if (!sending) return
    stage.current?.resumeSound()
    dispatch({ type: 'test' })
    try {
      let quality = await sending.test(false)
      if (quality !== 'good') {
        const reduced = await sending.test(true)
        quality = reduced === 'tooSlow' ? 'tooSlow' : 'reduced'
      }
      dispatch({ type: 'measured', quality })
      if (quality !== 'tooSlow') await start()
    } catch (error) {
      giveUp(error)
    }
  }

  return {
    state,
    measures,
    devices,
    inUse,
    isMuted,
    isScreen,
    exhibit,
    /** The picture as it is sent; undefined before the camera is open. */
    canvas: () => stage.current?.canvas,
    level: () => stage.current?.level() ?? 0,
    open,
    goLive,
    /** On a line that is too slow. */
    goLiveAnyway: () => start().catch(giveUp),
    abandon: () => {
      broadcaster.current?.end()
      dispatch({ type: 'abandon' })
    },
    pause: async () => {
      await setStatus(INTERRUPTED)
      broadcaster.current?.pause()
      dispatch({ type: 'pause' })
    },
    resume: async () => {
      broadcaster.current?.resume()
      await setStatus(LIVE)
      dispatch({ type: 'resume' })
    },
    end: async () => {
      dispatch({ type: 'end' })
      await broadcaster.current?.finish()
      try {
        await setStatus(ENDED)
        dispatch({ type: 'ended' })
      } catch (error) {
        giveUp(error)
      }
    },
    setMuted: (muted: boolean) => {
      stage.current?.setMuted(muted)
      setMuted(muted)
    },
    shareScreen: async (isShared: boolean) => {
      if (isShared) await stage.current?.shareScreen()
      else stage.current?.endScreen()
      setScreen(isShared)
    },
    /** Shows an exhibit's picture full size; undefined ends that. */
    showExhibit: async (address: string | undefined) => {
      await stage.current?.showExhibit(address ?? null)
      setExhibit(address)
    },
  }
}

export type Studio = ReturnType<typeof useStudio>
