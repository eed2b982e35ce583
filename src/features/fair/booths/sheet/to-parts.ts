import { ASSIGNMENTS_MAX } from '#contract/fair/booths/limits.ts'
import type { CheckedRow } from './check-rows'
import { inParts, inSteps } from './in-steps'

type Assignment = { exhibitorId: number; number: string; from: string | null }

/** The calls that make what rows want: first the moves, each after the one that makes room for it. */
export function toParts(rows: readonly CheckedRow[]): Assignment[][] {
  const changes = rows.flatMap(({ outcome, exhibitorId, number, from }) =>
    exhibitorId !== null && (outcome === 'assign' || outcome === 'move') ? [{ exhibitorId, number, from }] : [],
  )
  const moves = inSteps(changes.flatMap((one) => (one.from === null ? [] : [{ ...one, from: one.from }])))
  const assigned = changes.filter(({ from }) => from === null).map((one) => [one])
  return inParts<Assignment>([...moves, ...assigned], ASSIGNMENTS_MAX)
}
