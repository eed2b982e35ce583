import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** A queue: oldest first while under review, newest first otherwise. `counts` are those of the filter without state. */
export const listCases = endpoint<typeof schemas.listCases>({
  method: 'POST',
  path: '/ce-exhibition/mgr/review/cases', // path: ours
  access: 'readCases',
  reads: true,
})

/** To who may decide it says of each line what it was as the case was sent back, once it is in review again. */
export const getCase = endpoint<typeof schemas.getCase>({
  method: 'POST',
  path: '/ce-exhibition/mgr/review/case', // path: ours
  access: 'readCases',
  reads: true,
  errors: ['CaseNotFound'],
})

/** Decides a case as it was seen: `version` is that of the detail. A rejection or a request for changes has a reason. */
export const decideCase = endpoint<typeof schemas.decideCase>({
  method: 'POST',
  path: '/ce-exhibition/mgr/review/decide', // path: ours
  access: 'decideCases',
  errors: ['CaseNotFound', 'CaseDecided', 'ActionImpossible', 'ReasonRequired', 'UndoImpossible'],
})

export const exportCases = endpoint<typeof schemas.exportCases>({
  method: 'POST',
  path: '/ce-exhibition/mgr/review/export', // path: ours
  access: 'readCases',
  reads: true,
})

/** The ready-made reasons of the fair: those to send back, then those to reject, each the oldest first. */
export const listReasons = endpoint<typeof schemas.listReasons>({
  method: 'POST',
  path: '/ce-exhibition/mgr/review/reasons', // path: ours
  access: 'readCases',
  reads: true,
})

/** Saves a reason for all reviewers; `key` is made by the page: a repeated call returns the existing reason. */
export const addReason = endpoint<typeof schemas.addReason>({
  method: 'POST',
  path: '/ce-exhibition/mgr/review/addReason', // path: ours
  access: 'decideCases',
  errors: ['ReasonsFull'],
})

/** What is gone already is removed, too. */
export const removeReason = endpoint<typeof schemas.removeReason>({
  method: 'POST',
  path: '/ce-exhibition/mgr/review/removeReason', // path: ours
  access: 'decideCases',
})
