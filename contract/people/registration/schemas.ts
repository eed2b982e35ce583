import * as z from 'zod/mini'
import { Key } from '#contract/people/challenges/schemas.ts'
import { Account, AreaCode, Email, Mobile, SixDigits } from '#contract/people/codes/schemas.ts'
import { Id, Instant, integer, text } from '#contract/core/shapes.ts'
import { BuyerRegistration, ExhibitorRegistration } from './records'
import { registrationKinds, registrationStates } from './rules'

export const RegistrationKind = z.enum(registrationKinds)

export type RegistrationKind = z.output<typeof RegistrationKind>

const registered = z.object({ registrationId: z.int() })

export const buyerRegister = {
  input: BuyerRegistration,
  output: registered,
}

export const exhibitorRegister = {
  input: ExhibitorRegistration,
  output: registered,
}

/** `running` comes from a solved puzzle and is good for the checks of one form. */
const Running = z.object({ running: z._default(text(128), '') })

const exists = z.object({ exists: z.boolean() })

export const isExistPhone = {
  input: z.object({ ...Running.shape, mobile: Mobile, areaCode: AreaCode }),
  output: exists,
}

export const isExistEmail = {
  input: z.object({ ...Running.shape, email: Email }),
  output: exists,
}

export const isExistIdNumber = {
  input: z.object({ ...Running.shape, idNum: text(20), cardType: integer(1, 5) }),
  output: exists,
}

export const verifyCreditCode = {
  input: z.object({ ...Running.shape, socialCredit: text(18) }),
  output: exists,
}

export const verifyIdNumber = {
  input: z.object({ ...Running.shape, name: text(30), number: text(20) }),
  output: z.object({ passed: z.boolean(), byService: z.boolean() }),
}

export const textSafe = {
  input: z.object({ text: text(500) }),
  output: z.object({ items: z.array(z.object({ result: z.int(), word: z.string() })) }),
}

export const translateNames = {
  input: z.object({ ...Running.shape, texts: z.array(text(30)).check(z.maxLength(5)), languageType: integer(1, 2) }),
  output: z.object({ texts: z.nullable(z.array(z.string())) }),
}

export const checkPreExhibitors = {
  input: z.union([
    z.object({ ...Running.shape, socialCredit: text(18) }),
    z.object({ ...Running.shape, name: text(30), idCard: text(20), cardType: integer(1, 5) }),
  ]),
  output: z.array(z.object({ exhibitorId: z.int(), name: z.string(), year: z.int() })),
}

const both = z.object({ zh: z.string(), en: z.string() })

export const getPreExhibitorDetail = {
  input: z.object({ ...Running.shape, exhibitorId: Id }),
  output: z.object({
    exhibitorId: z.int(),
    company: both,
    countryId: z.int(),
    areaName: both,
    cityName: both,
    industryIds: z.array(z.int()),
    typeId: z.nullable(z.int()),
    hallId: z.nullable(z.int()),
    exhibitionType: z.int(),
  }),
}

export const queryRegisterAndCode = {
  input: z.object({ account: Account, areaCode: AreaCode, code: SixDigits, uuid: Key }),
  output: z.string(),
}

export const queryRegister = {
  input: z.object({ account: Account, areaCode: AreaCode, uuid: Key }),
  output: z.object({
    result: z.string(),
    /** 'changes': the reviewer asks for changes, which the form can make */
    state: z.enum(registrationStates),
    kind: RegistrationKind,
    name: z.string(),
    opinion: z.string(),
    submittedAt: Instant,
    decidedAt: z.nullable(Instant),
    /** What was sent, to be changed; null unless changes are requested. */
    record: z.nullable(z.record(z.string(), z.unknown())),
    /** What the files of the record are called, by their ids. */
    fileNames: z.record(z.string(), z.string()),
  }),
}

export const getCnIndustryByEn = {
  input: z.object({ industry: z.array(text(60)).check(z.maxLength(3)) }),
  output: z.array(z.object({ id: z.int(), name: z.string() })),
}
