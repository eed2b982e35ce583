/** A complaint is about the fair, a report about a session, a demand or an offer. */
export const reportKinds = ['complaint', 'report'] as const
/** What a case is about; `fair`: the fair itself. */
export const reportSubjects = ['fair', 'live', 'demand', 'offer'] as const
export const reportOutcomes = ['upheld', 'dismissed'] as const
export const reportStates = ['open', ...reportOutcomes] as const
