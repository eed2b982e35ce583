export const caseStates = ['review', 'changes', 'approved', 'rejected', 'cancelled'] as const
