import { useEffect, useRef, useState } from 'react'
import { JOIN_NOTICE_MS } from '#contract/live/live/limits.ts'
import { isJoin } from '#src/common/chat/shown-message.ts'
import type { ImClient } from '#src/common/im/im-client.ts'

/** Names of who has just come into a room, for two seconds; empty: nobody (spec: live §4, §5). */
export function useJoined(im: ImClient | undefined, groupId: string): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (!im) return undefined
    const show = (come: readonly string[]) => {
      const named = come.filter((name) => name !== '')
      if (named.length === 0) return
      clearTimeout(timer.current)
      setNames(named)
      timer.current = setTimeout(() => setNames([]), JOIN_NOTICE_MS)
    }
    const stops = [
      im.on('joined', (event) => event.groupId === groupId && show(event.nicks)),
      im.on(
        'messages',
        (event) => event.conversationID === groupId && show(event.list.filter(isJoin).map(({ nick }) => nick)),
      ),
    ]
    return () => {
      for (const stop of stops) stop()
      clearTimeout(timer.current)
    }
  }, [im, groupId])
  return names
}
