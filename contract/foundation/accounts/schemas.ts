import * as z from 'zod/mini'

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
