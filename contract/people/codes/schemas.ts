import * as z from 'zod/mini'
import { email } from '#contract/core/contact/contact-rules.ts'
import { text } from '#contract/core/shapes.ts'
import { codePurposes } from './rules'

export const CodePurpose = z.enum(codePurposes)

export type CodePurpose = z.output<typeof CodePurpose>

export const AreaCode = z._default(z.string().check(z.regex(/^\+?\d{1,6}$/)), '+086')

/** Digits, with the area code next to it. */
export const Mobile = z.string().check(z.regex(/^\d{5,13}$/))

/** Either a mobile number or an e-mail address. */
export const Account = text(100)

export const Email = text(100).check(z.refine((value) => email(value) === undefined))

export const SixDigits = z.string().check(z.regex(/^\d{6}$/))

const sent = z.object({
  /** Seconds until another may be sent. */
  resendAfter: z.int(),
})

export const smsSend = {
  input: z.object({
    mobile: Mobile,
    areaCode: AreaCode,
    purpose: z._default(CodePurpose, 'reset'),
    pass: z._default(text(128), ''),
  }),
  output: sent,
}

export const smsSendForEmail = {
  input: z.object({
    email: Email,
    purpose: z._default(CodePurpose, 'reset'),
    pass: z._default(text(128), ''),
  }),
  output: sent,
}

export const sendRegEmail = {
  input: z.object({
    email: Email,
    purpose: z._default(z.enum(['register', 'query']), 'register'),
    pass: z._default(text(128), ''),
  }),
  output: z.object({ resendAfter: z.int() }),
}
