import type { ContentRow } from '#contract/fair/content/schemas.ts'

/** The days of an object whose next version is shown by default: a future start and an end stay. */
export function shownDaysOf({ state, shownFrom, shownUntil }: Pick<ContentRow, 'state' | 'shownFrom' | 'shownUntil'>) {
  return {
    ...(shownFrom && state === 'scheduled' ? { from: shownFrom } : {}),
    ...(shownUntil && state !== 'ended' ? { until: shownUntil } : {}),
  }
}
