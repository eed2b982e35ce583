import * as z from 'zod/mini'
import { Key } from './challenges'
import { Account, AreaCode, Email, Mobile, SixDigits } from './codes'
import { endpoint } from './endpoint'
import { BuyerRegistration, ExhibitorRegistration } from './registration-records'
import { Id, Instant, integer, text } from './shapes'

/** Kinds of registration (product.md: register types). */
export const registrationKinds = ['buyer', 'exhibitorCompany', 'exhibitorIndividual'] as const
export const RegistrationKind = z.enum(registrationKinds)
export type RegistrationKind = z.output<typeof RegistrationKind>

const registered = z.object({ registrationId: z.int() })
const registerErrors = [
  'CodeWrong',
  'CodeTriesUsed',
  'PhoneTaken',
  'EmailTaken',
  'CreditCodeTaken',
  'IdNumberTaken',
  'IdentityFailed',
  'TextUnsafe',
  'FieldWrong',
  'FileNotFound',
  'RegistrationClosed',
  'ServiceUnavailable',
  'TicketEnded',
  'TooManyRequests',
] as const

/** spec: access §7; the records are those of §3 */
export const buyerRegister = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/register/buyerRegister', // path: ours
  access: 'public',
  input: BuyerRegistration,
  output: registered,
  errors: registerErrors,
})

export const exhibitorRegister = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/register/exhibitorRegister', // path: ours
  access: 'public',
  input: ExhibitorRegistration,
  output: registered,
  errors: registerErrors,
})

/** `running` comes from a solved puzzle and is good for the checks of one form. */
const Running = z.object({ running: z._default(text(128), '') })
const exists = z.object({ exists: z.boolean() })
const checkErrors = ['AuthenticationFirst', 'TooManyRequests'] as const

export const isExistPhone = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/register/isExistPhone', // path: ours
  access: 'public',
  input: z.object({ ...Running.shape, mobile: Mobile, areaCode: AreaCode }),
  output: exists,
  errors: checkErrors,
})

export const isExistEmail = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/register/isExistEmail', // path: ours
  access: 'public',
  input: z.object({ ...Running.shape, email: Email }),
  output: exists,
  errors: checkErrors,
})

export const isExistIdNumber = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/register/isExistIdNumber', // path: ours
  access: 'public',
  input: z.object({ ...Running.shape, idNum: text(20), cardType: integer(1, 5) }),
  output: exists,
  errors: checkErrors,
})

export const verifyCreditCode = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/register/verifyCreditCode', // path: ours
  access: 'public',
  input: z.object({ ...Running.shape, socialCredit: text(18) }),
  output: exists,
  errors: [...checkErrors, 'FieldWrong'],
})

/** Whether name and number of an ID card belong together; `asked`: an authority said so. */
export const verifyIdNumber = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/register/verifyIdNumber', // path: ours
  access: 'public',
  input: z.object({ ...Running.shape, name: text(30), number: text(20) }),
  output: z.object({ passed: z.boolean(), asked: z.boolean() }),
  errors: [...checkErrors, 'ServiceUnavailable'],
})

/** `result` 0: safe (spec: access §7). */
export const textSafe = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/register/textSafe', // path: ours
  access: 'public',
  reads: true,
  input: z.object({ text: text(500) }),
  output: z.object({ items: z.array(z.object({ result: z.int(), word: z.string() })) }),
  errors: ['TooManyRequests', 'ServiceUnavailable'],
})

/** The names in the other language; null where the fair has no service for it. */
export const translateNames = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/register/translate', // path: ours
  access: 'public',
  input: z.object({ ...Running.shape, texts: z.array(text(30)).check(z.maxLength(5)), languageType: integer(1, 2) }),
  output: z.object({ texts: z.nullable(z.array(z.string())) }),
  errors: [...checkErrors, 'ServiceUnavailable'],
})

/** Exhibitors of earlier fairs: by credit code, or by name, card and number (spec: access §7). */
export const checkPreExhibitors = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/register/checkPreExhibitors', // path: ours
  access: 'public',
  input: z.union([
    z.object({ ...Running.shape, socialCredit: text(18) }),
    z.object({ ...Running.shape, name: text(30), idCard: text(20), cardType: integer(1, 5) }),
  ]),
  output: z.array(z.object({ exhibitorId: z.int(), name: z.string(), year: z.int() })),
  errors: checkErrors,
})

const both = z.object({ zh: z.string(), en: z.string() })

export const getPreExhibitorDetail = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/register/getPreExhibitorDetail', // path: ours
  access: 'public',
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
  errors: [...checkErrors, 'RegistrationNotFound'],
})

/** Sends a registrant's code by e-mail (spec: access §7). */
export const sendRegEmail = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/register/sendRegEmail', // path: ours
  access: 'public',
  input: z.object({
    email: Email,
    purpose: z._default(z.enum(['register', 'query']), 'register'),
    pass: z._default(text(128), ''),
  }),
  output: z.object({ resendAfter: z.int() }),
  errors: [
    'AuthenticationFirst',
    'TooManyPerMinute',
    'CodesTooFrequent',
    'CodeDailyLimit',
    'EmailTaken',
    'MailboxNotFound',
  ],
})

/**
 * The status of a registration by its phone or e-mail and a code (purpose `query`): '0' or '1' approved, '2' or '4'
 * rejected, '3' or anything else under approval (spec: access §4). `uuid`, made by the page, opens queryRegister.
 */
export const queryRegisterAndCode = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/register/queryRegisterAndCode', // path: ours
  access: 'public',
  input: z.object({ account: Account, areaCode: AreaCode, code: SixDigits, uuid: Key }),
  output: z.string(),
  errors: ['CodeWrong', 'CodeTriesUsed', 'RegistrationNotFound'],
})

/** The result again, for who has just proved the number or address (spec: access §2.1). */
export const queryRegister = endpoint({
  method: 'GET',
  path: '/ce-exhibition/web/register/queryRegister/:account', // path: ours
  access: 'public',
  reads: false,
  input: z.object({ account: Account, areaCode: AreaCode, uuid: Key }),
  output: z.object({
    result: z.string(),
    /** 'changes': the reviewer asks for changes, which the form can make */
    state: z.enum(['review', 'approved', 'rejected', 'changes']),
    kind: RegistrationKind,
    name: z.string(),
    opinion: z.string(),
    submittedAt: Instant,
    decidedAt: z.nullable(Instant),
    /** What was sent, to be changed; null unless changes are asked for. */
    record: z.nullable(z.record(z.string(), z.unknown())),
  }),
  errors: ['TicketEnded', 'RegistrationNotFound'],
})
