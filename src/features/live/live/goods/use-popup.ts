import { useEffect, useRef, useState } from 'react'
import { PUSH_DELAY_MS, PUSH_STAY_MS } from '#contract/live/live/limits.ts'
import type { ImClient } from '#src/common/im/im-client.ts'

/** The id of what was pushed just now: from 300 ms after its arrival for 10 s, and as long as it is held (spec: live §4). */
export function usePopup(im: ImClient | undefined, liveId: number) {
  const [pushId, setPushId] = useState<number>()
  const [held, setHeld] = useState(false)
  const delay = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (!im) return undefined
    const stops = [
      im.on('pushed', (event) => {
        if (event.liveId !== liveId) return
        clearTimeout(delay.current)
        delay.current = setTimeout(() => setPushId(event.goods.pushId), PUSH_DELAY_MS)
      }),
      im.on('withdrawn', (event) => {
        if (event.liveId === liveId) setPushId((shown) => (shown === event.pushId ? undefined : shown))
      }),
    ]
    return () => {
      for (const stop of stops) stop()
      clearTimeout(delay.current)
    }
  }, [im, liveId])
  useEffect(() => {
    if (pushId === undefined || held) return undefined
    const timer = setTimeout(() => setPushId(undefined), PUSH_STAY_MS)
    return () => clearTimeout(timer)
  }, [pushId, held])
  const close = () => {
    setPushId(undefined)
    setHeld(false)
  }
  return { pushId, hold: setHeld, close }
}
