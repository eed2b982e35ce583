import * as z from 'zod/mini'
import { Key } from './challenges'
import { Account, SixDigits } from './codes'
import { endpoint } from './endpoint'
import { integer, nothing, text } from './shapes'

export const UserType = integer(1, 20)

/** spec: access §3, login response */
export const LoginResult = z.object({
  token: z.string(),
  /** One use within a minute, by another site of the fair or `index.html#/loginCallback`. */
  authCode: z.string(),
  userType: z.int(),
  userId: z.string(),
})
export type LoginResult = z.output<typeof LoginResult>

const passwordInput = {
  userName: Account,
  /** Longer ones are no password of ours and cost no hashing. */
  password: text(18).check(z.minLength(1)),
  captcha: text(16),
  uuid: Key,
}
const loginErrors = [
  'NotThisRole',
  'AccountUnderReview',
  'AccountRejected',
  'AccountDisabled',
  'LoginLocked',
  'TooManyRequests',
] as const

/** The login page; `userType` 6 for the buyer's tab, 1 for the exhibitor's (spec: access §3). */
export const webLogin = endpoint({
  method: 'POST',
  path: '/ce-authority/user/web/login',
  access: 'public',
  input: z.object({ ...passwordInput, userType: z.optional(UserType) }),
  output: LoginResult,
  errors: ['CaptchaWrong', 'LoginFailed', ...loginErrors],
})

/** The login dialog, for whoever has an account. */
export const dialogLogin = endpoint({
  method: 'POST',
  path: '/ce-authority/web/login/webLogin',
  access: 'public',
  input: z.object(passwordInput),
  output: LoginResult,
  errors: ['CaptchaWrong', 'LoginFailed', ...loginErrors],
})

/** Login by code: `loginType` 1 mobile, 2 e-mail. */
export const smsLogin = endpoint({
  method: 'POST',
  path: '/ce-authority/user/sms/login',
  access: 'public',
  input: z.object({
    account: Account,
    verifyCode: SixDigits,
    loginType: integer(1, 2),
    userType: z.optional(UserType),
  }),
  output: LoginResult,
  errors: ['CodeWrong', 'CodeTriesUsed', 'AccountNotRegistered', ...loginErrors],
})

export const logout = endpoint({
  method: 'POST',
  path: '/ce-authority/web/login/logout',
  access: 'public',
  input: nothing,
  output: nothing,
})

/** Exchanges an authCode for a session of its own (spec: access §7, single sign-on). */
export const getAccessToken = endpoint({
  method: 'POST',
  path: '/ce-authority/sso/getAccessToken', // path: ours
  access: 'public',
  input: z.object({ authCode: Key }),
  output: z.object({ token: z.string(), userId: z.string(), userType: z.int(), expiresIn: z.int() }),
  errors: ['TicketEnded', 'AccountDisabled'],
})

export const checkIfLogin = endpoint({
  method: 'GET',
  path: '/ce-authority/sso/checkIfLogin', // path: ours
  access: 'public',
  input: nothing,
  output: z.object({ isLogin: z.boolean(), userId: z.string() }),
})

/** Whether a login may return to this address; gives it normalised (spec: access §2.1). */
export const checkCallback = endpoint({
  method: 'POST',
  path: '/ce-authority/sso/checkCallback', // path: ours
  access: 'public',
  reads: true,
  input: z.object({ callback: text(4_000) }),
  output: z.object({
    target: z.string(),
    /** Another site, which logs in by authCode. */
    foreign: z.boolean(),
  }),
  errors: ['CallbackRefused'],
})
