import { sortsBy } from '#contract/core/sort.ts'

/** What accounts can be ordered by; without it the newest first. */
export const accountSorts = sortsBy(['name', 'createdAt'])
/** What messages can be ordered by; without it the newest first. */
export const messageSorts = sortsBy(['createdAt'])

/**
 * How an account stands: only an active one can log in; an invited one is active once the link of its invitation is used. One that is leaving can be
 * taken back until its day; of one that is deleted nothing but its number is left.
 */
export const accountStatuses = ['pending', 'active', 'rejected', 'disabled', 'invited', 'leaving', 'deleted'] as const

/** How a message is carried. */
export const messageChannels = ['sms', 'email'] as const
/** What has become of a message; kept: there is no service that would carry it. */
export const messageStates = ['kept', 'queued', 'sent', 'failed'] as const
