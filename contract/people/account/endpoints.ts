import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

const ofViewer = {
  access: 'signed-in',
} as const

export const getLoginUser = endpoint<typeof schemas.getLoginUser>({
  method: 'GET',
  path: '/ce-authority/user/getLoginUser',
  ...ofViewer,
})

export const getPcLoginUser = endpoint<typeof schemas.getPcLoginUser>({
  method: 'GET',
  path: '/ce-authority/authorize/auth/getPCLoginUser',
  ...ofViewer,
})

export const getPersonInfo = endpoint<typeof schemas.getPersonInfo>({
  method: 'POST',
  path: '/ce-authority/user/getPersonInfo',
  reads: true,
  ...ofViewer,
})

/** Who asks, for analytics, with `bigDataField` in one language (spec: common §3, §7). */
export const getBigData = endpoint<typeof schemas.getBigData>({
  method: 'POST',
  path: '/ce-exhibition/big/data/info',
  access: 'public',
  reads: true,
})

/** `headPic` is the address of an uploaded avatar, or empty for none. */
export const updateProfile = endpoint<typeof schemas.updateProfile>({
  method: 'POST',
  path: '/ce-authority/user/updateProfile', // path: ours
  access: 'signed-in',
  errors: ['TextUnsafe'],
})

const passwordErrors = ['PasswordWrong', 'LoginLocked', 'TooManyRequests'] as const

/** Ends every other session of the account. */
export const changePassword = endpoint<typeof schemas.changePassword>({
  method: 'POST',
  path: '/ce-authority/user/changePassword', // path: ours
  access: 'signed-in',
  errors: [...passwordErrors],
})

/** `code` was sent to the new number (purpose `change`). */
export const changePhone = endpoint<typeof schemas.changePhone>({
  method: 'POST',
  path: '/ce-authority/user/changePhone', // path: ours
  access: 'signed-in',
  errors: [...passwordErrors, 'CodeWrong', 'CodeTriesUsed', 'PhoneTaken'],
})

export const changeEmail = endpoint<typeof schemas.changeEmail>({
  method: 'POST',
  path: '/ce-authority/user/changeEmail', // path: ours
  access: 'signed-in',
  errors: [...passwordErrors, 'CodeWrong', 'CodeTriesUsed', 'EmailTaken'],
})

/** The outside identities that log in to the own account. */
export const listIdentityLinks = endpoint<typeof schemas.listIdentityLinks>({
  method: 'POST',
  path: '/ce-authority/user/identityLinks', // path: ours
  access: 'signed-in',
  reads: true,
})

export const unlinkIdentity = endpoint<typeof schemas.unlinkIdentity>({
  method: 'POST',
  path: '/ce-authority/user/unlinkIdentity', // path: ours
  access: 'signed-in',
})
