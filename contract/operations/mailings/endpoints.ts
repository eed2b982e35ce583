import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

const desk = { method: 'POST', access: 'manageMailings' } as const

export const listMailings = endpoint<typeof schemas.listMailings>({
  method: 'POST',
  access: 'readMailings',
  path: '/ce-exhibition/mgr/mailing/list', // path: ours
  reads: true,
})

/** Keeps a draft, or changes one as it was seen. */
export const saveMailing = endpoint<typeof schemas.saveMailing>({
  ...desk,
  path: '/ce-exhibition/mgr/mailing/save', // path: ours
  errors: ['MailingNotFound', 'MailingChanged', 'MailingNotDraft'],
})

/** Sends a mailing to the viewer alone, by the ways that it goes, in both languages. */
export const testMailing = endpoint<typeof schemas.testMailing>({
  ...desk,
  path: '/ce-exhibition/mgr/mailing/test', // path: ours
  errors: ['MailingNotFound', 'MailingNoAddress', 'TooManyRequests'],
})

/** Sends a draft now or at a time. */
export const sendMailing = endpoint<typeof schemas.sendMailing>({
  ...desk,
  path: '/ce-exhibition/mgr/mailing/send', // path: ours
  errors: ['MailingNotFound', 'MailingChanged', 'MailingNotDraft'],
})

/** Cancels what waits for its time, or stops what is being sent. */
export const cancelMailing = endpoint<typeof schemas.cancelMailing>({
  ...desk,
  path: '/ce-exhibition/mgr/mailing/cancel', // path: ours
  errors: ['MailingNotFound', 'MailingOver'],
})

/** Deletes a draft as it was seen: it was sent to nobody. */
export const removeMailing = endpoint<typeof schemas.removeMailing>({
  ...desk,
  path: '/ce-exhibition/mgr/mailing/remove', // path: ours
  errors: ['MailingNotFound', 'MailingChanged', 'MailingNotDraft'],
})

/** Where the link of a mail leads; it counts as opened. */
export const followMailing = endpoint<typeof schemas.followMailing>({
  method: 'POST',
  access: 'public',
  path: '/ce-exhibition/web/mailing/follow', // path: ours
  errors: ['MailingLinkWrong', 'TooManyRequests'],
})

/** Unsubscribes the recipient of a mail from news by mail; idempotent. */
export const unsubscribeMailing = endpoint<typeof schemas.unsubscribeMailing>({
  method: 'POST',
  access: 'public',
  path: '/ce-exhibition/web/mailing/unsubscribe', // path: ours
  errors: ['MailingLinkWrong', 'TooManyRequests'],
})
