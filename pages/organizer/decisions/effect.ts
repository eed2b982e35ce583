import type { CaseAction, CaseDetail } from '#contract/people/review/schemas.ts'

/** The key of the text that says what a decision does to this case. */
export function effectOf({ subject, kind, state }: Pick<CaseDetail, 'subject' | 'kind' | 'state'>, action: CaseAction) {
  if (subject === 'demand') return `effect.demand.${action}` as const
  if (subject === 'enrollment') return `effect.enrollment.${action}` as const
  const isBuyer = kind === 'buyer'
  if (action === 'approve' && isBuyer) return 'effect.registration.approveBuyer'
  // Only what was approved has an account that works and an exhibitor at the fair.
  if (action === 'undo' && state !== 'approved') return 'effect.registration.undoRefused'
  if (action === 'undo' && isBuyer) return 'effect.registration.undoBuyer'
  return `effect.registration.${action}` as const
}
