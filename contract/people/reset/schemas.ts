import * as z from 'zod/mini'
import { Key } from '#contract/people/challenges/schemas.ts'
import { Account, AreaCode, Email, Mobile, SixDigits } from '#contract/people/codes/schemas.ts'
import { nothing, text } from '#contract/core/shapes.ts'
import { newPassword } from '#contract/people/session/rules.ts'

/** 8 to 18 characters with letter, digit and special; checked here, before any hashing (spec: access §5). */
export const NewPassword = z.string().check(
  z.maxLength(18),
  z.refine((value) => newPassword(value) === undefined),
)

export const updatePassword = {
  input: z.object({ password: NewPassword, uuid: Key }),
  output: nothing,
}

export const updatePasswordForEmail = {
  input: z.object({ password: NewPassword, uuid: Key, email: Email }),
  output: nothing,
}

export const verifyAccount = {
  input: z.object({ account: Account, running: z._default(text(128), '') }),
  output: z.object({ exists: z.boolean() }),
}

const ticket = z.object({
  /** Lets one change of the password through; good for 10 minutes. */
  uuid: z.string(),
})

export const checkSms = {
  input: z.object({ uuid: z.optional(Key), mobile: Mobile, areaCode: AreaCode, smsCode: SixDigits }),
  output: ticket,
}

export const checkSmsForEmail = {
  input: z.object({ uuid: z.optional(Key), email: Email, smsCode: SixDigits }),
  output: ticket,
}
