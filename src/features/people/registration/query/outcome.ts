export type Outcome = 'approved' | 'rejected' | 'review' | 'changes'

/** What a result means: '0' or '1' approved, '2' or '4' rejected, anything else under approval (spec: access §4). */
export function toOutcome(result: string, state?: string): Outcome {
  if (state === 'changes') return 'changes'
  if (result === '0' || result === '1') return 'approved'
  return result === '2' || result === '4' ? 'rejected' : 'review'
}
