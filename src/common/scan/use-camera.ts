import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { openDecoder } from './decode'

/** `none`: no camera, or a page without TLS, to which browsers give none. */
export type CameraState = 'starting' | 'aiming' | 'denied' | 'none'

/** ms between two pictures that are read. */
const EVERY_MS = 200

const stateOf = (error: unknown): CameraState =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'none'

interface Looking {
  /** The code in what a QR code says; undefined: it is none of those that are looked for. */
  find: (text: string) => string | undefined
  onCode: (code: string) => void
  /** Goes on looking after a code was seen, which is then told as often as it is read. */
  goesOn?: boolean
}

/** Looks through the camera at the back until a code is seen, or for as long as it is drawn. */
export function useCamera({ find, onCode, goesOn = false }: Looking): {
  video: RefObject<HTMLVideoElement | null>
  state: CameraState
} {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('starting')
  const findIn = useEffectEvent(find)
  const tell = useEffectEvent(onCode)

  useEffect(() => {
    let isActive = true
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      isActive = false
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const look = async () => {
      const devices: MediaDevices | undefined = navigator.mediaDevices
      if (!devices?.getUserMedia) return setState('none')
      stream = await devices.getUserMedia({ video: { facingMode: { ideal: 'environment' } }, audio: false })
      const picture = video.current
      if (!isActive || !picture) return stop()
      picture.srcObject = stream
      await picture.play()
      const decode = await openDecoder()
      if (!isActive) return undefined
      setState('aiming')
      const read = async () => {
        const text = picture.videoWidth > 0 ? await decode(picture).catch(() => undefined) : undefined
        if (!isActive) return
        const code = text === undefined ? undefined : findIn(text)
        if (code === undefined || goesOn) timer = setTimeout(() => void read(), EVERY_MS)
        else stop()
        if (code !== undefined) tell(code)
      }
      return read()
    }
    look().catch((error: unknown) => {
      if (isActive) setState(stateOf(error))
    })
    return stop
  }, [goesOn])

  return { video, state }
}
