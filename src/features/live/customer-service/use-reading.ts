import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { countUnread } from '#contract/live/customer-service/endpoints.ts'
import type { ImClient } from '#src/common/im/im-client.ts'

/** Reports that the open conversation was read up to `last`, as long as somebody looks at the page. */
export function useReading(im: ImClient | undefined, conversationID: string, last: number): void {
  const client = useQueryClient()
  const reported = useRef({ conversationID, sequence: 0 })
  useEffect(() => {
    if (!im || last === 0) return undefined
    const notify = () => {
      const before = reported.current.conversationID === conversationID ? reported.current.sequence : 0
      if (document.visibilityState !== 'visible' || before >= last) return
      reported.current = { conversationID, sequence: last }
      // The header says how much is unread.
      void im.markRead(conversationID, last).then(() => client.invalidateQueries({ queryKey: [countUnread.path] }))
    }
    notify()
    document.addEventListener('visibilitychange', notify)
    return () => document.removeEventListener('visibilitychange', notify)
  }, [im, client, conversationID, last])
}

/** How far the other side has read: from the list, or from a later event. */
export function usePeerRead(im: ImClient | undefined, conversationID: string, known: number): number {
  const [notified, setTold] = useState({ conversationID, sequence: 0 })
  useEffect(
    () => im?.on('read', (event) => event.conversationID === conversationID && setTold(event)),
    [im, conversationID],
  )
  return notified.conversationID === conversationID ? Math.max(known, notified.sequence) : known
}
