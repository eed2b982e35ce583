import type { ContentRow } from '#contract/fair/content/schemas.ts'

/** The default days of an object for its next version: a future start and an end stay. */
export function shownDaysOf({ state, shownFrom, shownUntil }: Pick<ContentRow, 'state' | 'shownFrom' | 'shownUntil'>) {
  return {
    ...(shownFrom && state === 'scheduled' ? { from: shownFrom } : {}),
    ...(shownUntil && state !== 'ended' ? { until: shownUntil } : {}),
  }
}
