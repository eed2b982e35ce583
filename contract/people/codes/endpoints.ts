import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

const sendErrors = [
  'AuthenticationFirst',
  'TooManyPerMinute',
  'CodesTooFrequent',
  'CodeDailyLimit',
  'MobileRequired',
  'MobileUserNotFound',
  'MailboxNotFound',
  'PhoneTaken',
  'EmailTaken',
  // A code of the purpose `change`.
  'LoginExpired',
] as const

/** Sends a code by SMS. `pass` comes from a solved puzzle. */
export const smsSend = endpoint<typeof schemas.smsSend>({
  method: 'POST',
  path: '/ce-authority/sp/wxlogin/smsSend',
  access: 'public',
  errors: sendErrors,
})

/** Sends a code by e-mail. */
export const smsSendForEmail = endpoint<typeof schemas.smsSendForEmail>({
  method: 'POST',
  path: '/ce-authority/sp/wxlogin/smsSendForEmail',
  access: 'public',
  errors: sendErrors,
})

/** Sends a registrant's code by e-mail (spec: access §7). */
export const sendRegEmail = endpoint<typeof schemas.sendRegEmail>({
  method: 'POST',
  path: '/ce-exhibition/web/register/sendRegEmail', // path: ours
  access: 'public',
  errors: [
    'AuthenticationFirst',
    'TooManyPerMinute',
    'CodesTooFrequent',
    'CodeDailyLimit',
    'EmailTaken',
    'MailboxNotFound',
  ],
})
