import * as z from 'zod/mini'
import { Key } from '#contract/people/challenges/schemas.ts'
import { Account, SixDigits } from '#contract/people/codes/schemas.ts'
import { Instant, integer, nothing, text } from '#contract/core/shapes.ts'
import { demoRoles, flowStates, identityKinds } from './rules'

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
  /** Longer ones are no password of our own and cost no hashing. */
  password: text(18).check(z.minLength(1)),
  captcha: text(16),
  uuid: Key,
}

export const webLogin = {
  input: z.object({ ...passwordInput, userType: z.optional(UserType) }),
  output: LoginResult,
}

export const dialogLogin = {
  input: z.object(passwordInput),
  output: LoginResult,
}

export const smsLogin = {
  input: z.object({
    account: Account,
    verifyCode: SixDigits,
    loginType: integer(1, 2),
    userType: z.optional(UserType),
  }),
  output: LoginResult,
}

export const logout = {
  input: nothing,
  output: nothing,
}

export const getAccessToken = {
  /** `verifier`: the text that the challenge is made of (CHALLENGE_PARAMETER). */
  input: z.object({ authCode: Key, verifier: z._default(text(128), '') }),
  output: z.object({ token: z.string(), userId: z.string(), userType: z.int(), expiresIn: z.int() }),
}

export const checkIfLogin = {
  input: nothing,
  output: z.object({ isLogin: z.boolean(), userId: z.string() }),
}

export const checkCallback = {
  /** `authCode`: of the login, to be tied to the challenge in the address; good for nobody without. */
  input: z.object({ callback: text(4_000), authCode: z.optional(Key) }),
  output: z.object({
    target: z.string(),
    /** Another site, which logs in by authCode. */
    foreign: z.boolean(),
  }),
}

const flowInput = z.object({
  /** Links the identity to the account that is signed in, instead of logging in. */
  link: z._default(z.boolean(), false),
  /** 0 (spec: access §7) */
  type: z._default(integer(0, 0), 0),
})

const flow = z.object({
  /** Polls; known to the page alone. */
  flowNum: z.string(),
  /** Where the person goes: drawn as a QR when embedded, else a page of the service with a QR of its own. */
  address: z.string(),
  /** The address is a page of this fair that stands for the outside service. */
  embedded: z.boolean(),
  expiresAt: Instant,
})

const poll = z.object({
  /** `done`: a link that was made */
  state: z.enum([...flowStates, 'done']),
  /** Given once. */
  userTokenVO: z.nullable(LoginResult),
})

export const getDemoTour = {
  input: nothing,
  output: z.object({
    /** Of all of them; empty outside of the demo. */
    password: z.string(),
    accounts: z.array(z.object({ role: z.enum(demoRoles), userName: z.string(), name: z.string() })),
  }),
}

export const logInToDemo = { input: z.object({ role: z.enum(demoRoles) }), output: LoginResult }

export const getLoginWays = {
  input: nothing,
  output: z.object({ wechat: z.boolean(), face: z.boolean() }),
}

export const getWeChatLoginFlowNum = {
  input: flowInput,
  output: flow,
}

export const weChatLoginPoll = {
  input: z.object({ flowNum: Key }),
  output: poll,
}

export const getFaceAuthFlowNum = {
  input: flowInput,
  output: flow,
}

export const faceAuthPoll = {
  input: z.object({ flowNum: Key }),
  output: poll,
}

const scene = z.object({
  kind: z.enum(identityKinds),
  state: z.enum([...flowStates, 'done']),
  linking: z.boolean(),
})

export const getScene = {
  input: z.object({ scene: Key }),
  output: scene,
}

export const answerScene = {
  input: z.object({ scene: Key, agree: z.boolean(), proof: Key }),
  output: scene,
}

const callback = {
  input: z.object({ code: z._default(text(512), ''), state: Key }),
  output: nothing,
}

export const weChatCallback = {
  ...callback,
}

export const faceCallback = {
  ...callback,
}

export const heartbeat = {
  input: nothing,
  output: z.object({ userId: z.string() }),
}

export const verifyOnline = {
  input: nothing,
  output: z.object({ userId: z.string() }),
}
