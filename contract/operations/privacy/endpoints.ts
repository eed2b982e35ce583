import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** To which agreements the viewer has agreed, in which of their texts and when, the last first. */
export const listConsents = endpoint<typeof schemas.listConsents>({
  method: 'POST',
  path: '/ce-authority/privacy/consents', // path: ours
  access: 'signed-in',
  reads: true,
})

/** What would go and what would stay if the viewer's account were deleted, and what keeps it from that. */
export const previewLeaving = endpoint<typeof schemas.previewLeaving>({
  method: 'POST',
  path: '/ce-authority/privacy/leaving', // path: ours
  access: 'signed-in',
  reads: true,
})

const passwordErrors = ['PasswordWrong', 'LoginLocked', 'TooManyRequests'] as const

/** Asks for the own account to be deleted after the days of grace. Ends every session, the viewer's too. */
export const leave = endpoint<typeof schemas.leave>({
  method: 'POST',
  path: '/ce-authority/privacy/leave', // path: ours
  access: 'signed-in',
  errors: [...passwordErrors, 'PhraseWrong', 'LeavingBlocked'],
})

/** Withdraws the deletion and logs in, by the key that the refusal of a login gave (`AccountLeaving`). */
export const takeBackLeaving = endpoint<typeof schemas.takeBackLeaving>({
  method: 'POST',
  path: '/ce-authority/privacy/takeBack', // path: ours
  access: 'public',
  errors: ['TakeBackEnded'],
})

/** The latest copy of what is kept of the viewer; null: none was requested, or it has ended. */
export const getDataCopy = endpoint<typeof schemas.getDataCopy>({
  method: 'POST',
  path: '/ce-authority/privacy/copy', // path: ours
  access: 'signed-in',
  reads: true,
})

/** Has a copy made of what is kept of the viewer; a notice says when it can be fetched. */
export const askDataCopy = endpoint<typeof schemas.askDataCopy>({
  method: 'POST',
  path: '/ce-authority/privacy/askCopy', // path: ours
  access: 'signed-in',
  errors: [...passwordErrors, 'CopyUnderWay', 'CopiesUsed'],
})

/** The copy as a ZIP archive, for its owner alone. */
export const openDataCopy = endpoint<typeof schemas.openDataCopy>({
  method: 'GET',
  path: '/ce-authority/privacy/openCopy', // path: ours
  access: 'signed-in',
  answers: 'bytes',
  errors: ['CopyEnded'],
})

const ofRetention = { method: 'POST', access: 'manageAccounts' } as const

/** For how long the fair keeps what it must not keep for ever, and what the next sweep would take. */
export const getRetention = endpoint<typeof schemas.getRetention>({
  ...ofRetention,
  path: '/ce-authority/privacy/retention', // path: ours
  reads: true,
})

/** Sets one of them; what is older goes with the next sweep and cannot be had back. */
export const saveRetention = endpoint<typeof schemas.saveRetention>({
  ...ofRetention,
  path: '/ce-authority/privacy/saveRetention', // path: ours
  errors: ['RetentionChanged'],
})
