import * as z from 'zod/mini'
import { AreaCode, Email, Mobile, SixDigits } from '#contract/people/codes/schemas.ts'
import { Instant, integer, nothing, text } from '#contract/core/shapes.ts'
import { BigData, UserInfo } from '#contract/foundation/accounts/schemas.ts'
import { NewPassword } from '#contract/people/reset/schemas.ts'
import { identityKinds } from '#contract/people/session/rules.ts'

const ofViewer = {
  input: nothing,
  output: UserInfo,
}

export const getLoginUser = {
  ...ofViewer,
}

export const getPcLoginUser = {
  ...ofViewer,
}

export const getPersonInfo = {
  ...ofViewer,
}

export const getBigData = {
  input: z.object({ languageType: integer(1, 2) }),
  /** All empty for a guest. */
  output: z.object({ userId: z.string(), userType: z.string(), personName: z.string(), bigDataField: BigData }),
}

export const updateProfile = {
  input: z.object({
    nickName: text(30),
    headPic: z.string().check(z.regex(/^(\/api\/ce-digital\/dsf\/file\/[\w-]{16,64})?$/)),
    languageType: integer(1, 2),
  }),
  output: UserInfo,
}

const Password = text(18).check(z.minLength(1))

export const changePassword = {
  input: z.object({ oldPassword: Password, password: NewPassword }),
  output: nothing,
}

export const changePhone = {
  input: z.object({ mobile: Mobile, areaCode: AreaCode, code: SixDigits, password: Password }),
  output: UserInfo,
}

export const changeEmail = {
  input: z.object({ email: Email, code: SixDigits, password: Password }),
  output: UserInfo,
}

const links = z.array(z.object({ kind: z.enum(identityKinds), linkedAt: Instant }))

export const listIdentityLinks = {
  input: nothing,
  output: links,
}

export const unlinkIdentity = {
  input: z.object({ kind: z.enum(identityKinds) }),
  output: links,
}
