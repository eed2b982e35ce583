import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

const loginErrors = [
  'NotThisRole',
  'AccountUnderReview',
  'AccountRejected',
  'AccountDisabled',
  'AccountInvited',
  'AccountLeaving',
  'LoginLocked',
  'TooManyRequests',
] as const

/** The login page; `userType` 6 for the buyer's tab, 1 for the exhibitor's (spec: access §3). */
export const webLogin = endpoint<typeof schemas.webLogin>({
  method: 'POST',
  path: '/ce-authority/user/web/login',
  access: 'public',
  errors: ['CaptchaWrong', 'LoginFailed', ...loginErrors],
})

/** The login dialog, for whoever has an account. */
export const dialogLogin = endpoint<typeof schemas.dialogLogin>({
  method: 'POST',
  path: '/ce-authority/web/login/webLogin',
  access: 'public',
  errors: ['CaptchaWrong', 'LoginFailed', ...loginErrors],
})

/** Login by code: `loginType` 1 mobile, 2 e-mail. */
export const smsLogin = endpoint<typeof schemas.smsLogin>({
  method: 'POST',
  path: '/ce-authority/user/sms/login',
  access: 'public',
  errors: ['CodeWrong', 'CodeTriesUsed', 'AccountNotRegistered', ...loginErrors],
})

export const logout = endpoint<typeof schemas.logout>({
  method: 'POST',
  path: '/ce-authority/web/login/logout',
  access: 'public',
})

/** Exchanges an authCode for a session of its own (spec: access §7, single sign-on). */
export const getAccessToken = endpoint<typeof schemas.getAccessToken>({
  method: 'POST',
  path: '/ce-authority/sso/getAccessToken', // path: ours
  access: 'public',
  errors: ['TicketEnded', 'AccountDisabled', 'AccountInvited', 'AccountLeaving'],
})

export const checkIfLogin = endpoint<typeof schemas.checkIfLogin>({
  method: 'GET',
  path: '/ce-authority/sso/checkIfLogin', // path: ours
  access: 'public',
})

/** Whether a login may return to this address; gives it normalised (spec: access §2.1), and ties the login's code to it. */
export const checkCallback = endpoint<typeof schemas.checkCallback>({
  method: 'POST',
  path: '/ce-authority/sso/checkCallback', // path: ours
  access: 'public',
  errors: ['CallbackRefused'],
})

/** Which ways to log in the fair offers beside passwords and codes. */
export const getLoginWays = endpoint<typeof schemas.getLoginWays>({
  method: 'GET',
  path: '/ce-authority/web/login/getLoginWays', // path: ours
  access: 'public',
})

/** Who can be logged in as with one click in the demo fair, and their password; nobody outside of it. */
export const getDemoTour = endpoint<typeof schemas.getDemoTour>({
  method: 'GET',
  path: '/ce-authority/web/demo/getTour', // path: ours
  access: 'public',
})

/** Logs in as somebody of the demo fair, without a captcha. Refused outside of it. */
export const logInToDemo = endpoint<typeof schemas.logInToDemo>({
  method: 'POST',
  path: '/ce-authority/web/demo/login', // path: ours
  access: 'public',
  errors: ['DemoOnly', 'LoginFailed', ...loginErrors],
})

const flowErrors = ['LoginExpired', 'LoginNotOffered', 'TooManyRequests'] as const

const pollErrors = [
  'FlowEnded',
  'AccountUnderReview',
  'AccountRejected',
  'AccountDisabled',
  'AccountInvited',
  'AccountLeaving',
] as const

export const getWeChatLoginFlowNum = endpoint<typeof schemas.getWeChatLoginFlowNum>({
  method: 'POST',
  path: '/ce-authority/web/wechat/login/getWeChatLoginFlowNum',
  access: 'public',
  errors: flowErrors,
})

/** Polled every 1.5 s until there is a user token (spec: access §4). */
export const weChatLoginPoll = endpoint<typeof schemas.weChatLoginPoll>({
  method: 'POST',
  path: '/ce-authority/web/wechat/login/weChatLoginPoll',
  access: 'public',
  errors: pollErrors,
})

export const getFaceAuthFlowNum = endpoint<typeof schemas.getFaceAuthFlowNum>({
  method: 'POST',
  path: '/ce-authority/face/auth/getFaceAuthFlowNum',
  access: 'public',
  errors: flowErrors,
})

export const faceAuthPoll = endpoint<typeof schemas.faceAuthPoll>({
  method: 'POST',
  path: '/ce-authority/face/auth/faceAuthPoll',
  access: 'public',
  errors: pollErrors,
})

/** What a QR of the embedded service asks (docs/providers.md). */
export const getScene = endpoint<typeof schemas.getScene>({
  method: 'GET',
  path: '/ce-authority/sandbox/scene', // path: ours
  access: 'public',
  reads: false,
  errors: ['FlowEnded', 'UnknownEndpoint'],
})

/** Confirms or refuses; `proof` is the identity that the sandbox page made and keeps. */
export const answerScene = endpoint<typeof schemas.answerScene>({
  method: 'POST',
  path: '/ce-authority/sandbox/answer', // path: ours
  access: 'public',
  errors: ['FlowEnded', 'IdentityUnlinked', 'IdentityTaken', 'UnknownEndpoint'],
})

const callback = {
  method: 'GET',
  access: 'public',
  answers: 'bytes',
  reads: false,
  errors: ['FlowEnded', 'UnknownEndpoint'],
} as const

/** Where WeChat sends the person back to; answers a page that says how it went. */
export const weChatCallback = endpoint<typeof schemas.weChatCallback>({
  ...callback,
  path: '/ce-authority/web/wechat/login/callback', // path: ours
})

/** Where the face service sends the person back to. */
export const faceCallback = endpoint<typeof schemas.faceCallback>({
  ...callback,
  path: '/ce-authority/face/auth/callback', // path: ours
})

/** Keeps the session alive; called every 5 minutes while signed in (spec: common §4). */
export const heartbeat = endpoint<typeof schemas.heartbeat>({
  method: 'GET',
  path: '/ce-authority/authorize/auth/heartbeat',
  access: 'signed-in',
  reads: false,
  errors: ['LoginExpired'],
})

/** Says whether the token still stands (spec: common §7). */
export const verifyOnline = endpoint<typeof schemas.verifyOnline>({
  method: 'GET',
  path: '/ce-authority/authorize/auth/verifyOnline',
  access: 'signed-in',
  errors: ['LoginExpired'],
})
