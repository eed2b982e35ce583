import * as z from 'zod/mini'
import { AreaCode, Email, Mobile, SixDigits } from './codes'
import { endpoint } from './endpoint'
import { NewPassword } from './reset'
import { Instant, integer, nothing, text } from './shapes'

/** What analytics knows about a signed-in person (spec: common §3). */
export const BigData = z.object({
  type: z.string(),
  name: z.string(),
  countryName: z.string(),
  areaName: z.string(),
  industry: z.string(),
  objective: z.string(),
  intention: z.string(),
  categoryName: z.string(),
  hallName: z.string(),
  hallAreaName: z.string(),
  boothNumber: z.string(),
  exhibitsNum: z.int(),
  exhibitorName: z.string(),
})

/** spec: access §3, user info */
export const UserInfo = z.object({
  userId: z.string(),
  userName: z.string(),
  userType: z.int(),
  nickName: z.string(),
  personName: z.string(),
  avatar: z.string(),
  headPic: z.string(),
  /** The own number, for the own eyes. */
  mobile: z.string(),
  email: z.string(),
  /** 1 Chinese, 2 English: what notices are written in */
  languageType: z.int(),
  bigDataField: BigData,
})
export type UserInfo = z.output<typeof UserInfo>

const ofViewer = { access: 'signed-in', input: nothing, output: UserInfo } as const

export const getLoginUser = endpoint({ method: 'GET', path: '/ce-authority/user/getLoginUser', ...ofViewer })
export const getPcLoginUser = endpoint({
  method: 'GET',
  path: '/ce-authority/authorize/auth/getPCLoginUser',
  ...ofViewer,
})
export const getPersonInfo = endpoint({
  method: 'POST',
  path: '/ce-authority/user/getPersonInfo',
  reads: true,
  ...ofViewer,
})

/** The fields of `bigDataField` in one language, for analytics (spec: common §7). */
export const getBigData = endpoint({
  method: 'POST',
  path: '/ce-exhibition/big/data/info',
  access: 'signed-in',
  reads: true,
  input: z.object({ languageType: integer(1, 2) }),
  output: BigData,
})

/** `headPic` is the address of an uploaded avatar, or empty for none. */
export const updateProfile = endpoint({
  method: 'POST',
  path: '/ce-authority/user/updateProfile', // path: ours
  access: 'signed-in',
  input: z.object({
    nickName: text(30),
    headPic: z.string().check(z.regex(/^(\/api\/ce-digital\/dsf\/file\/[\w-]{16,64})?$/)),
    languageType: integer(1, 2),
  }),
  output: UserInfo,
  errors: ['TextUnsafe'],
})

const Password = text(18).check(z.minLength(1))

const passwordErrors = ['PasswordWrong', 'LoginLocked', 'TooManyRequests'] as const

/** Ends every other session of the account. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/ce-authority/user/changePassword', // path: ours
  access: 'signed-in',
  input: z.object({ oldPassword: Password, password: NewPassword }),
  output: nothing,
  errors: [...passwordErrors],
})

/** `code` was sent to the new number (purpose `change`). */
export const changePhone = endpoint({
  method: 'POST',
  path: '/ce-authority/user/changePhone', // path: ours
  access: 'signed-in',
  input: z.object({ mobile: Mobile, areaCode: AreaCode, code: SixDigits, password: Password }),
  output: UserInfo,
  errors: [...passwordErrors, 'CodeWrong', 'CodeTriesUsed', 'PhoneTaken'],
})

export const changeEmail = endpoint({
  method: 'POST',
  path: '/ce-authority/user/changeEmail', // path: ours
  access: 'signed-in',
  input: z.object({ email: Email, code: SixDigits, password: Password }),
  output: UserInfo,
  errors: [...passwordErrors, 'CodeWrong', 'CodeTriesUsed', 'EmailTaken'],
})

const links = z.array(z.object({ kind: z.enum(['wechat', 'face']), linkedAt: Instant }))

/** The outside identities that log in to the own account. */
export const listIdentityLinks = endpoint({
  method: 'POST',
  path: '/ce-authority/user/identityLinks', // path: ours
  access: 'signed-in',
  reads: true,
  input: nothing,
  output: links,
})

export const unlinkIdentity = endpoint({
  method: 'POST',
  path: '/ce-authority/user/unlinkIdentity', // path: ours
  access: 'signed-in',
  input: z.object({ kind: z.enum(['wechat', 'face']) }),
  output: links,
})
