import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { nothing } from './shapes'

/** Keeps the session alive; asked every 5 minutes while signed in (spec: common §4). */
export const heartbeat = endpoint({
  method: 'GET',
  path: '/ce-authority/authorize/auth/heartbeat',
  access: 'signed-in',
  reads: false,
  input: nothing,
  output: z.object({ userId: z.string() }),
  errors: ['LoginExpired'],
})

/** Says whether the token still stands (spec: common §7). */
export const verifyOnline = endpoint({
  method: 'GET',
  path: '/ce-authority/authorize/auth/verifyOnline',
  access: 'signed-in',
  input: nothing,
  output: z.object({ userId: z.string() }),
  errors: ['LoginExpired'],
})
