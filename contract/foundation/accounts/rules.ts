/**
 * How an account stands: only an active one can log in; an invited one is active once the link of its invitation is used. One that is leaving can be
 * withdrawn until its day; of one that is deleted nothing but its number is left.
 */
export const accountStatuses = ['pending', 'active', 'rejected', 'disabled', 'invited', 'leaving', 'deleted'] as const
