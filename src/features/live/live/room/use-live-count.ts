import { useEffect, useState } from 'react'
import type { LiveDetail } from '#contract/live/live/schemas.ts'
import { useIm } from '#src/common/chat/use-im.ts'

/** How many watch the session; the page's own watching ends when it is left. */
export function useLiveCount({ id, onlineCount }: Pick<LiveDetail, 'id' | 'onlineCount'>): number {
  const { im } = useIm()
  const [notified, setTold] = useState<{ id: number; count: number }>()
  useEffect(() => {
    if (!im) return undefined
    const stop = im.on('count', (event) => {
      if (event.liveId === id) setTold({ id, count: event.onlineCount })
    })
    im.watch(id).then(
      (watched) => setTold({ id, count: watched.onlineCount }),
      // The number of the detail stays.
      () => undefined,
    )
    return stop
  }, [im, id])
  return notified?.id === id ? notified.count : onlineCount
}
