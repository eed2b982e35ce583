import type { ContentRow } from '#contract/fair/content/schemas.ts'

/** The days of an object whose next version is shown without asking for others: those to come stay, and what was to end goes on ending. */
export function shownDaysOf({ state, shownFrom, shownUntil }: Pick<ContentRow, 'state' | 'shownFrom' | 'shownUntil'>) {
  return {
    ...(shownFrom && state === 'scheduled' ? { from: shownFrom } : {}),
    ...(shownUntil && state !== 'ended' ? { until: shownUntil } : {}),
  }
}
