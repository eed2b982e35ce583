import type { CaseAction, CaseState } from '#contract/people/review/schemas.ts'

/** The states that a decision leads to: only the applicant cancels. */
export type DecidedState = Exclude<CaseState, 'cancelled'>

/** What may be done to a case in a state, and which state follows. */
const transitions: Record<CaseState, Partial<Record<CaseAction, DecidedState>>> = {
  review: { approve: 'approved', reject: 'rejected', changes: 'changes' },
  changes: { approve: 'approved', reject: 'rejected', undo: 'review' },
  approved: { undo: 'review' },
  rejected: { undo: 'review' },
  cancelled: {},
}

const actions = ['approve', 'reject', 'changes', 'undo'] as const satisfies readonly CaseAction[]

/** The state that an action leads to; undefined where it is impossible. */
export const findNextState = (state: CaseState, action: CaseAction): DecidedState | undefined =>
  transitions[state][action]

/** What is possible in a state, in the order of the buttons. */
export const listActions = (state: CaseState): CaseAction[] =>
  actions.filter((action) => findNextState(state, action) !== undefined)

/** Whether the applicant must learn why. */
export const needsReason = (action: CaseAction): boolean => action === 'reject' || action === 'changes'
