import * as z from 'zod/mini'
import { AreaCode, Email, Mobile, SixDigits } from '#contract/people/codes/schemas.ts'
import { Instant, integer, nothing, text } from '#contract/core/shapes.ts'
import { NewPassword } from '#contract/people/reset/schemas.ts'
import { identityKinds } from '#contract/people/session/rules.ts'

/** What analytics knows about a signed-in person (spec: common §3). */
export const BigData = z.object({
  type: z.string(),
  name: z.string(),
  countryName: z.string(),
  areaName: z.string(),
  industry: z.string(),
  objective: z.string(),
  intention: z.string(),
  categoryName: z.string(),
  hallName: z.string(),
  hallAreaName: z.string(),
  boothNumber: z.string(),
  exhibitsNum: z.int(),
  exhibitorName: z.string(),
})

export type BigData = z.output<typeof BigData>

/** spec: access §3, user info */
export const UserInfo = z.object({
  userId: z.string(),
  userName: z.string(),
  userType: z.int(),
  nickName: z.string(),
  personName: z.string(),
  avatar: z.string(),
  headPic: z.string(),
  /** The own number, for the own eyes; like the e-mail empty until a code has proved it. */
  mobile: z.string(),
  email: z.string(),
  /** What was given at registration and never proved: it does not log in. */
  contactMobile: z.string(),
  contactEmail: z.string(),
  /** 1 Chinese, 2 English: what notices are written in */
  languageType: z.int(),
  /** The exhibitor that the account works for; null: none. */
  exhibitorId: z.nullable(z.int()),
  bigDataField: BigData,
})

export type UserInfo = z.output<typeof UserInfo>

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
