import * as z from 'zod/mini'
import { Key } from './challenges'
import { Account, Email } from './codes'
import { endpoint } from './endpoint'
import { newPassword } from './rules-login'
import { nothing, text } from './shapes'

/** 8 to 18 characters with letter, digit and special; checked here, before any hashing (spec: access §5). */
export const NewPassword = z.string().check(
  z.maxLength(18),
  z.refine((value) => newPassword(value) === undefined, 'password'),
)

/** Sets a new password; `uuid` is the ticket of checkSms. Ends every session of the account. */
export const updatePassword = endpoint({
  method: 'POST',
  path: '/ce-authority/sp/wxlogin/updatePassword',
  access: 'public',
  input: z.object({ password: NewPassword, uuid: Key }),
  output: nothing,
  errors: ['TicketEnded', 'TooManyRequests'],
})

export const updatePasswordForEmail = endpoint({
  method: 'POST',
  path: '/ce-authority/sp/wxlogin/updatePasswordForEmail',
  access: 'public',
  input: z.object({ password: NewPassword, uuid: Key, email: Email }),
  output: nothing,
  errors: ['TicketEnded', 'TooManyRequests'],
})

/** Whether a reset can be asked for this account; `running` comes from a solved puzzle. */
export const verifyAccount = endpoint({
  method: 'GET',
  path: '/ce-authority/sp/wxlogin/accountVerify/:account', // path: ours
  access: 'public',
  reads: false,
  input: z.object({ account: Account, running: z._default(text(128), '') }),
  output: z.object({ exists: z.boolean() }),
  errors: ['AuthenticationFirst', 'TooManyRequests'],
})
