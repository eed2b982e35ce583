/** What a recording is trimmed to, in ms of the whole. */
export interface Trim {
  trimStartMs: number
  /** null: to the end */
  trimEndMs: number | null
}

interface Timed {
  durationMs: number
}

/** Of segments in their order those that a trim leaves: whole ones, outwards. */
export function trimmed<S extends Timed>(segments: readonly S[], { trimStartMs, trimEndMs }: Trim): S[] {
  const until = trimEndMs ?? Number.POSITIVE_INFINITY
  let from = 0
  return segments.filter(({ durationMs }) => {
    const startMs = from
    from += durationMs
    return from > trimStartMs && startMs < until
  })
}

/** ms that segments play. */
export const durationOf = (segments: readonly Timed[]): number =>
  segments.reduce((sum, { durationMs }) => sum + durationMs, 0)
