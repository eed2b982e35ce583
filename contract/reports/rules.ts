/** A complaint is about the fair, a report about a session. */
export const reportKinds = ['complaint', 'report'] as const
export const reportOutcomes = ['upheld', 'dismissed'] as const
export const reportStates = ['open', ...reportOutcomes] as const
