import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

/** One request of a load. */
export interface LoadRequest {
  name: string
  url: string
  /** A function is called for each request. */
  init?: RequestInit | (() => RequestInit)
  /** ms from an answer to the next request; 0 by default. */
  everyMs?: number
}

export interface LoadResult {
  /** Requests by name and outcome: `read 200`, `write 503`, `read broken`. */
  counts: Record<string, number>
  total: number
  /** ms from the beginning of the event to the last request that failed; 0: none did. */
  failedMs: number
  /** ms of the slowest request by name. */
  slowestMs: Record<string, number>
}

/**
 * Sends the requests again and again, each kind from `width` senders at once, until `event` is done and every sender has been
 * answered `after` times since.
 */
export async function loadDuring(
  requests: readonly LoadRequest[],
  event: () => Promise<void>,
  { width = 4, after = 10 }: { width?: number; after?: number } = {},
): Promise<LoadResult> {
  const counts: Record<string, number> = {}
  const slowestMs: Record<string, number> = {}
  let total = 0
  let failedMs = 0
  let isOver = false
  const began = performance.now()
  const send = async ({ name, url, init }: LoadRequest) => {
    const sentAt = performance.now()
    const outcome = await fetch(url, typeof init === 'function' ? init() : init).then(
      async (response) => {
        await response.arrayBuffer()
        return String(response.status)
      },
      () => 'broken',
    )
    const at = performance.now()
    slowestMs[name] = Math.max(slowestMs[name] ?? 0, at - sentAt)
    if (outcome !== '200') failedMs = at - began
    total += 1
    counts[`${name} ${outcome}`] = (counts[`${name} ${outcome}`] ?? 0) + 1
  }
  const senders = requests.flatMap((request) =>
    Array.from({ length: width }, async () => {
      let left = after
      while (left > 0) {
        await send(request)
        await (request.everyMs ? wait(request.everyMs) : nextTurn())
        if (isOver) left -= 1
      }
    }),
  )
  await event().finally(() => {
    isOver = true
  })
  await Promise.all(senders)
  return { counts, total, failedMs, slowestMs }
}
