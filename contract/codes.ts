import * as z from 'zod/mini'
import { Key } from './challenges'
import { endpoint } from './endpoint'
import { email } from './rules-contact'
import { text } from './shapes'

/** What a code is good for; a code of one purpose is none of another. */
export const codePurposes = ['login', 'reset', 'register', 'query', 'change'] as const
export const CodePurpose = z.enum(codePurposes)
export type CodePurpose = z.output<typeof CodePurpose>

export const AreaCode = z._default(z.string().check(z.regex(/^\+?\d{1,6}$/)), '+086')
/** Digits, with the area code beside it. */
export const Mobile = z.string().check(z.regex(/^\d{5,13}$/))
/** Either a mobile number or an e-mail address. */
export const Account = text(100)
export const Email = text(100).check(z.refine((value) => email(value) === undefined, 'e-mail'))
export const SixDigits = z.string().check(z.regex(/^\d{6}$/))

const sent = z.object({
  /** Seconds until another may be sent. */
  resendAfter: z.int(),
})

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
export const smsSend = endpoint({
  method: 'POST',
  path: '/ce-authority/sp/wxlogin/smsSend',
  access: 'public',
  input: z.object({
    mobile: Mobile,
    areaCode: AreaCode,
    purpose: z._default(CodePurpose, 'reset'),
    pass: z._default(text(128), ''),
  }),
  output: sent,
  errors: sendErrors,
})

/** Sends a code by e-mail. */
export const smsSendForEmail = endpoint({
  method: 'POST',
  path: '/ce-authority/sp/wxlogin/smsSendForEmail',
  access: 'public',
  input: z.object({
    email: Email,
    purpose: z._default(CodePurpose, 'reset'),
    pass: z._default(text(128), ''),
  }),
  output: sent,
  errors: sendErrors,
})

const ticket = z.object({
  /** Lets one change of the password through; good for 10 minutes. */
  uuid: z.string(),
})
const checkErrors = ['CodeWrong', 'CodeTriesUsed'] as const

/** Exchanges the code of a reset for a one-time ticket (spec: access §7). */
export const checkSms = endpoint({
  method: 'POST',
  path: '/ce-authority/sp/wxlogin/checkSms',
  access: 'public',
  input: z.object({ uuid: z.optional(Key), mobile: Mobile, areaCode: AreaCode, smsCode: SixDigits }),
  output: ticket,
  errors: checkErrors,
})

export const checkSmsForEmail = endpoint({
  method: 'POST',
  path: '/ce-authority/sp/wxlogin/checkSmsForEmail',
  access: 'public',
  input: z.object({ uuid: z.optional(Key), email: Email, smsCode: SixDigits }),
  output: ticket,
  errors: checkErrors,
})
