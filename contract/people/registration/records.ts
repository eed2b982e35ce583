import * as z from 'zod/mini'
import { Key } from '#contract/people/challenges/schemas.ts'
import { AreaCode } from '#contract/people/codes/schemas.ts'
import { Id, integer, text } from '#contract/core/shapes.ts'

/** The rules check the length in each language and report it at the field. */
const Name = text(200)
const Place = text(60)
/** `YYYY-MM-DD`, or empty for long term. */
const Day = z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/))
const FileIds = (max: number) =>
  z._default(z.array(z.string().check(z.regex(/^[\w-]{16,64}$/))).check(z.maxLength(max)), [])
const Password = z._default(text(18), '')
const Phone = z._default(z.string().check(z.regex(/^\d{0,13}$/)), '')
const languageType = integer(1, 2)
const cardType = integer(1, 5)
const flag = integer(0, 1)

const place = {
  /** ISO 3166 numeric, as the country list gives it. */
  countryId: Id,
  countryName: Place,
  areaName: z._default(Place, ''),
  cityName: z._default(Place, ''),
}

const purpose = {
  /** Ids of `objectives`; `other` with `otherObjective`. */
  objective: z.array(text(20)).check(z.maxLength(7)),
  otherObjective: z._default(text(20), ''),
  intention: z.array(z.object({ intentionType: text(20), name: text(20) })).check(z.maxLength(40)),
}

/** One language's record of a buyer (spec: access §3). The second one has no phone, e-mail and password. */
export const BuyerRecord = z.object({
  ...place,
  name: Name,
  languageType,
  identityType: cardType,
  identityNumber: text(20),
  phone: Phone,
  email: z._default(text(100), ''),
  passWord: Password,
  againPassWord: Password,
  industry: z.array(Id).check(z.minLength(1), z.maxLength(3)),
  ...purpose,
  roleType: z._default(integer(0, 0), 0),
  startDeadLine: z._default(Day, ''),
  endDeadLine: z._default(Day, ''),
  /** 1 long term */
  deadlineType: z._default(flag, 1),
})

const common = {
  /** Made by the form: sending again registers once. */
  clientKey: Key,
  /** Of the running form; empty when nothing was uploaded. */
  code: z.string().check(z.regex(/^\d{0,6}$/)),
  /** 1: the phone was verified by a code (area codes of mainland China), else the e-mail was. */
  isCheckPhone: flag,
  areaCode: AreaCode,
  /** The terms were ticked. */
  agreed: z.literal(true),
  /** The key that queryRegisterAndCode opened: amends a registration that was returned for changes. */
  amends: z.optional(Key),
}

/** A Chinese record, or one in each language. */
export const BuyerRegistration = z.object({
  ...common,
  /** The code of the pre-registration that it is made of. */
  preRegistration: z.optional(text(80)),
  list: z.array(BuyerRecord).check(z.minLength(1), z.maxLength(2)),
})
export type BuyerRegistration = z.input<typeof BuyerRegistration>

export const ExhibitorRecord = z.object({
  ...place,
  company: z._default(Name, ''),
  socialCredit: z._default(text(18), ''),
  name: Name,
  cardType,
  idCard: text(20),
  /** Shown to everybody on the stand's page. */
  contactName: z._default(Name, ''),
  /** Product category. */
  typeId: Id,
  industryIds: z.array(Id).check(z.minLength(1), z.maxLength(3)),
  phone: Phone,
  email: z._default(text(100), ''),
  password: Password,
  languageType,
})

export const ExhibitorRegistration = z.object({
  ...common,
  /** 0 company, 1 individual */
  joinType: flag,
  /** 0 online only, 1 online and offline */
  exhibitionType: flag,
  startDeadline: z._default(Day, ''),
  endDeadline: z._default(Day, ''),
  deadlineType: flag,
  name: Name,
  industryIds: z.array(Id).check(z.minLength(1), z.maxLength(3)),
  phone: Phone,
  email: z._default(text(100), ''),
  password: Password,
  againPassWord: Password,
  /** Ids of uploaded files. */
  exhibitsPicture: FileIds(5),
  qualificationCertificate: FileIds(10),
  identification: FileIds(10),
  hallId: Id,
  /** Shown to everybody on the stand's page, with `contactName`; each may be empty. Phone and e-mail above never are. */
  contactPhone: z._default(text(30), ''),
  contactEmail: z._default(text(100), ''),
  /** What they come for and wish to buy; may be left out (spec: access §2.3). */
  objective: z._default(purpose.objective, []),
  otherObjective: purpose.otherObjective,
  intention: z._default(purpose.intention, []),
  /** Imported from. */
  preExhibitorId: z.optional(Id),
  multiLanguageVOList: z.array(ExhibitorRecord).check(z.minLength(1), z.maxLength(2)),
})
export type ExhibitorRegistration = z.input<typeof ExhibitorRegistration>
