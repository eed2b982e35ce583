import * as z from 'zod/mini'
import { Key } from './challenges'
import { endpoint } from './endpoint'
import { LoginResult } from './login'
import { Instant, integer, nothing, text } from './shapes'

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
  state: z.enum(['waiting', 'confirmed', 'refused', 'unlinked', 'done']),
  /** Given once. */
  userTokenVO: z.nullable(LoginResult),
})
const flowErrors = ['LoginExpired', 'TooManyRequests'] as const
const pollErrors = ['FlowEnded', 'AccountUnderReview', 'AccountRejected', 'AccountDisabled'] as const

export const getWeChatLoginFlowNum = endpoint({
  method: 'POST',
  path: '/ce-authority/web/wechat/login/getWeChatLoginFlowNum',
  access: 'public',
  input: flowInput,
  output: flow,
  errors: flowErrors,
})

/** Asked every 1.5 s until there is a user token (spec: access §4). */
export const weChatLoginPoll = endpoint({
  method: 'POST',
  path: '/ce-authority/web/wechat/login/weChatLoginPoll',
  access: 'public',
  input: z.object({ flowNum: Key }),
  output: poll,
  errors: pollErrors,
})

export const getFaceAuthFlowNum = endpoint({
  method: 'POST',
  path: '/ce-authority/face/auth/getFaceAuthFlowNum',
  access: 'public',
  input: flowInput,
  output: flow,
  errors: flowErrors,
})

export const faceAuthPoll = endpoint({
  method: 'POST',
  path: '/ce-authority/face/auth/faceAuthPoll',
  access: 'public',
  input: z.object({ flowNum: Key }),
  output: poll,
  errors: pollErrors,
})

const scene = z.object({
  kind: z.enum(['wechat', 'face']),
  state: z.enum(['waiting', 'confirmed', 'refused', 'unlinked', 'done']),
  linking: z.boolean(),
})

/** What a QR of the embedded service asks (docs/providers.md). */
export const getScene = endpoint({
  method: 'GET',
  path: '/ce-authority/sandbox/scene', // path: ours
  access: 'public',
  reads: false,
  input: z.object({ scene: Key }),
  output: scene,
  errors: ['FlowEnded', 'UnknownEndpoint'],
})

/** Confirms or refuses; `proof` is the identity that the sandbox page made and keeps. */
export const answerScene = endpoint({
  method: 'POST',
  path: '/ce-authority/sandbox/answer', // path: ours
  access: 'public',
  input: z.object({ scene: Key, agree: z.boolean(), proof: Key }),
  output: scene,
  errors: ['FlowEnded', 'IdentityUnlinked', 'IdentityTaken', 'UnknownEndpoint'],
})

const callback = {
  method: 'GET',
  access: 'public',
  answers: 'bytes',
  reads: false,
  input: z.object({ code: z._default(text(512), ''), state: Key }),
  output: nothing,
  errors: ['FlowEnded', 'UnknownEndpoint'],
} as const

/** Where WeChat sends the person back to; answers a page that says how it went. */
export const weChatCallback = endpoint({
  ...callback,
  path: '/ce-authority/web/wechat/login/callback', // path: ours
})

/** Where the face service sends the person back to. */
export const faceCallback = endpoint({
  ...callback,
  path: '/ce-authority/face/auth/callback', // path: ours
})
