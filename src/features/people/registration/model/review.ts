import { REVIEW_LIMIT_MS, REVIEW_POLL_MS } from '#contract/foundation/files/limits.ts'
import { getMaterials } from '#contract/foundation/files/endpoints.ts'
import { call } from '#src/common/request/call.ts'

/** What a review of the pictures came to; `index` counts from 1. */
export type Reviewed = { kind: 'passed' } | { kind: 'failed' | 'missing'; index: number } | { kind: 'timeout' }

const PENDING = -1
const PASSED = new Set([0, 3])

const later = (ms: number) => new Promise((done) => setTimeout(done, ms))

/**
 * Waits for the review of pictures, polling every 2 s for at most 120 s (spec: access §7, §9). Rejects with ApiError.
 */
export async function reviewPictures(ids: readonly string[]): Promise<Reviewed> {
  if (ids.length === 0) return { kind: 'passed' }
  const until = Date.now() + REVIEW_LIMIT_MS
  for (;;) {
    const found = await call(getMaterials, { ids: [...ids] }, { alerts: false })
    const statuses = ids.map((id) => found.find((one) => one.id === id)?.checkStatus)
    const failed = statuses.findIndex((status) => status !== undefined && status !== PENDING && !PASSED.has(status))
    if (failed >= 0) return { kind: 'failed', index: failed + 1 }
    const missing = statuses.indexOf(undefined)
    if (missing >= 0) return { kind: 'missing', index: missing + 1 }
    if (!statuses.includes(PENDING)) return { kind: 'passed' }
    if (Date.now() + REVIEW_POLL_MS > until) return { kind: 'timeout' }
    await later(REVIEW_POLL_MS)
  }
}
