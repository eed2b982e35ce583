import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

export const listAccounts = endpoint<typeof schemas.listAccounts>({
  method: 'POST',
  path: '/ce-authority/mgr/account/list', // path: ours
  access: 'readAccounts',
  reads: true,
})

export const exportAccounts = endpoint<typeof schemas.exportAccounts>({
  method: 'POST',
  path: '/ce-authority/mgr/account/export', // path: ours
  access: 'readAccounts',
  reads: true,
})

const manageErrors = ['AccountNotFound', 'OwnAccount', 'ActionImpossible'] as const

/** Disabling ends every session of the account. */
export const setAccountDisabled = endpoint<typeof schemas.setAccountDisabled>({
  method: 'POST',
  path: '/ce-authority/mgr/account/setDisabled', // path: ours
  access: 'manageAccounts',
  errors: manageErrors,
})

export const endSessions = endpoint<typeof schemas.endSessions>({
  method: 'POST',
  path: '/ce-authority/mgr/account/endSessions', // path: ours
  access: 'manageAccounts',
  errors: manageErrors,
})

/** Ends every session too: a session carries the type it was made with. */
export const setUserType = endpoint<typeof schemas.setUserType>({
  method: 'POST',
  path: '/ce-authority/mgr/account/setUserType', // path: ours
  access: 'manageAccounts',
  errors: manageErrors,
})
