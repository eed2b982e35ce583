import { sortsBy } from '#contract/core/sort.ts'

/** What messages can be ordered by; without it the newest first. */
export const messageSorts = sortsBy(['createdAt'])

/** How a message is carried. */
export const messageChannels = ['sms', 'email'] as const
/** What has become of a message; kept: there is no service that would carry it. */
export const messageStates = ['kept', 'queued', 'sent', 'failed'] as const
