import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getPushScreen, markPush } from '#contract/live/live/endpoints.ts'
import type { PushedGoods } from '#contract/live/live/schemas.ts'
import type { ImClient } from '#src/common/im/im-client.ts'
import { visitorKey } from '#src/common/im/visitor-key.ts'
import { call } from '#src/common/request/call.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** The room's shelf in the reader's language, requested again whenever something is pushed or withdrawn. */
export function useGoods(im: ImClient | undefined, liveId: number) {
  const client = useQueryClient()
  useEffect(() => {
    if (!im) return undefined
    const ask = (event: { liveId: number }) => {
      if (event.liveId === liveId) void client.invalidateQueries({ queryKey: [getPushScreen.path] })
    }
    const stops = [im.on('pushed', ask), im.on('withdrawn', ask)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [im, liveId, client])
  return useEndpoint(getPushScreen, { liveId })
}

const marked = new Set<string>()

/** Counts that goods were seen or opened, once on this page; what cannot be counted is let go. */
export function countPush({ pushId }: Pick<PushedGoods, 'pushId'>, kind: 'view' | 'click'): void {
  const key = `${pushId} ${kind}`
  if (marked.has(key)) return
  marked.add(key)
  void call(markPush, { pushId, kind, visitor: visitorKey() }, { alerts: false }).catch(() => marked.delete(key))
}
