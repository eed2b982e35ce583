import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

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
export const buyerRegister = endpoint<typeof schemas.buyerRegister>({
  method: 'POST',
  path: '/ce-exhibition/web/register/buyerRegister', // path: ours
  access: 'public',
  errors: registerErrors,
})

export const exhibitorRegister = endpoint<typeof schemas.exhibitorRegister>({
  method: 'POST',
  path: '/ce-exhibition/web/register/exhibitorRegister', // path: ours
  access: 'public',
  errors: registerErrors,
})

const checkErrors = ['AuthenticationFirst', 'TooManyRequests'] as const

export const isExistPhone = endpoint<typeof schemas.isExistPhone>({
  method: 'POST',
  path: '/ce-exhibition/web/register/isExistPhone', // path: ours
  access: 'public',
  errors: checkErrors,
})

export const isExistEmail = endpoint<typeof schemas.isExistEmail>({
  method: 'POST',
  path: '/ce-exhibition/web/register/isExistEmail', // path: ours
  access: 'public',
  errors: checkErrors,
})

export const isExistIdNumber = endpoint<typeof schemas.isExistIdNumber>({
  method: 'POST',
  path: '/ce-exhibition/web/register/isExistIdNumber', // path: ours
  access: 'public',
  errors: checkErrors,
})

export const verifyCreditCode = endpoint<typeof schemas.verifyCreditCode>({
  method: 'POST',
  path: '/ce-exhibition/web/register/verifyCreditCode', // path: ours
  access: 'public',
  errors: [...checkErrors, 'FieldWrong'],
})

/** Whether name and number of an ID card belong together; `asked`: the result is an authority's. */
export const verifyIdNumber = endpoint<typeof schemas.verifyIdNumber>({
  method: 'POST',
  path: '/ce-exhibition/web/register/verifyIdNumber', // path: ours
  access: 'public',
  errors: [...checkErrors, 'ServiceUnavailable'],
})

/** `result` 0: safe (spec: access §7). */
export const textSafe = endpoint<typeof schemas.textSafe>({
  method: 'POST',
  path: '/ce-exhibition/web/register/textSafe', // path: ours
  access: 'public',
  reads: true,
  errors: ['TooManyRequests', 'ServiceUnavailable'],
})

/** The names in the other language; null where the fair has no service for it. */
export const translateNames = endpoint<typeof schemas.translateNames>({
  method: 'POST',
  path: '/ce-exhibition/web/register/translate', // path: ours
  access: 'public',
  errors: [...checkErrors, 'ServiceUnavailable', 'TranslationUsedUp'],
})

/** Exhibitors of earlier fairs: by credit code, or by name, card and number (spec: access §7). */
export const checkPreExhibitors = endpoint<typeof schemas.checkPreExhibitors>({
  method: 'POST',
  path: '/ce-exhibition/web/register/checkPreExhibitors', // path: ours
  access: 'public',
  errors: checkErrors,
})

export const getPreExhibitorDetail = endpoint<typeof schemas.getPreExhibitorDetail>({
  method: 'POST',
  path: '/ce-exhibition/web/register/getPreExhibitorDetail', // path: ours
  access: 'public',
  errors: [...checkErrors, 'RegistrationNotFound'],
})

/**
 * The status of a registration by its phone or e-mail and a code (purpose `query`): '0' or '1' approved, '2' or '4'
 * rejected, '3' or anything else under approval (spec: access §4). `uuid`, made by the page, opens queryRegister.
 */
export const queryRegisterAndCode = endpoint<typeof schemas.queryRegisterAndCode>({
  method: 'POST',
  path: '/ce-exhibition/web/register/queryRegisterAndCode', // path: ours
  access: 'public',
  errors: ['CodeWrong', 'CodeTriesUsed', 'RegistrationNotFound'],
})

/** The result again, for who has just proved the number or address (spec: access §2.1). */
export const queryRegister = endpoint<typeof schemas.queryRegister>({
  method: 'GET',
  path: '/ce-exhibition/web/register/queryRegister/:account', // path: ours
  access: 'public',
  reads: false,
  errors: ['TicketEnded', 'RegistrationNotFound'],
})

/** Industries named in English, in Chinese, by id (spec: access §7). */
export const getCnIndustryByEn = endpoint<typeof schemas.getCnIndustryByEn>({
  method: 'POST',
  path: '/ce-exhibition/web/register/getCNIndustryByEN', // path: ours
  access: 'public',
  reads: true,
  cacheable: true,
})
