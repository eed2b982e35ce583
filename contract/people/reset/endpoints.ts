import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** Sets a new password; `uuid` is the ticket of checkSms. Ends every session of the account. */
export const updatePassword = endpoint<typeof schemas.updatePassword>({
  method: 'POST',
  path: '/ce-authority/sp/wxlogin/updatePassword',
  access: 'public',
  errors: ['TicketEnded', 'TooManyRequests'],
})

export const updatePasswordForEmail = endpoint<typeof schemas.updatePasswordForEmail>({
  method: 'POST',
  path: '/ce-authority/sp/wxlogin/updatePasswordForEmail',
  access: 'public',
  errors: ['TicketEnded', 'TooManyRequests'],
})

/** Whether a reset can be requested for this account; `running` comes from a solved puzzle. */
export const verifyAccount = endpoint<typeof schemas.verifyAccount>({
  method: 'GET',
  path: '/ce-authority/sp/wxlogin/accountVerify/:account', // path: ours
  access: 'public',
  reads: false,
  errors: ['AuthenticationFirst', 'TooManyRequests'],
})

const checkErrors = ['CodeWrong', 'CodeTriesUsed'] as const

/** Exchanges the code of a reset for a one-time ticket (spec: access §7). */
export const checkSms = endpoint<typeof schemas.checkSms>({
  method: 'POST',
  path: '/ce-authority/sp/wxlogin/checkSms',
  access: 'public',
  errors: checkErrors,
})

export const checkSmsForEmail = endpoint<typeof schemas.checkSmsForEmail>({
  method: 'POST',
  path: '/ce-authority/sp/wxlogin/checkSmsForEmail',
  access: 'public',
  errors: checkErrors,
})
