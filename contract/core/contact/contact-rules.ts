import { isEmail } from './email'
import { isChinaAreaCode, isMainlandPhone, countCharacters } from '../rules'
import { EMAIL_MAX } from '#contract/people/session/rules.ts'
import type { RuleBreach } from '../rule-texts'

/** Characters of a name, a company or a contact person (spec: access §9). */
export const NAME_MAX = 30
/** Characters of the same in an English record (product: names). */
export const ENGLISH_NAME_MAX = 60
/** Characters of an e-mail address on the query page (spec: access §9). */
export const QUERY_EMAIL_MAX = 50

/** A mobile as the area code wants it: 11 digits in mainland China, 5 to 13 elsewhere (spec: access §5). */
export function phone(areaCode: string, value: string): RuleBreach | undefined {
  if (value === '') return 'phone.empty'
  if (isChinaAreaCode(areaCode)) return isMainlandPhone(value) ? undefined : 'phone.format'
  return /^\d{5,13}$/.test(value) ? undefined : 'phone.abroad'
}

/** Whether a code must be sent before the number is taken: in mainland China (spec: access §5). */
export const needsPhoneCode = (areaCode: string): boolean => isChinaAreaCode(areaCode)

/** A number without what people put between its digits, its country code after a plus. */
const stripSeparators = (value: string): string => value.replace(/[\s().-]/g, '').replace(/^00(?=[1-9])/, '+')

/** A number as its field beside an area code holds it: digits alone, without the country code that is there. */
export function localPhone(areaCode: string, value: string): string {
  const code = areaCode.replace(/^\+?0*/, '')
  const text = stripSeparators(value)
  return text.startsWith(`+${code}`) ? text.slice(code.length + 1) : text
}

/**
 * A number typed in one field: what stands before and after, joined again, is the whole number. Without a country code it
 * is one of mainland China. The length of other country codes does not matter here.
 */
export function splitMobile(value: string): { areaCode: string; mobile: string } {
  const text = stripSeparators(value)
  const isAbroad = text.startsWith('+') && !text.startsWith('+86')
  return isAbroad
    ? { areaCode: text.slice(0, 2), mobile: text.slice(2) }
    : { areaCode: '+086', mobile: text.replace(/^\+86/, '') }
}

/** A number as calls name it: its digits in mainland China, a plus and its country code before them elsewhere. */
export function toMobile(value: string): string {
  const { areaCode, mobile } = splitMobile(value)
  return isChinaAreaCode(areaCode) ? mobile : `${areaCode}${mobile}`
}

const isMobileAbroad = (value: string): boolean => /^\+[1-9]\d{6,14}$/.test(toMobile(value))

function typed(value: string, isMainland: (mobile: string) => boolean): RuleBreach | undefined {
  if (value.trim() === '') return 'phone.empty'
  return isMobileAbroad(value) || isMainland(toMobile(value)) ? undefined : 'phone.typed'
}

/** A mobile that logs in or resets: of mainland China as it is, of elsewhere after a plus and its country code. */
export const accountMobile = (value: string): RuleBreach | undefined => typed(value, isMainlandPhone)

/** A mobile on the query page: +86 or 0086 or nothing, then 1 and 10 digits (spec: access §5); or one of elsewhere. */
export const queryMobile = (value: string): RuleBreach | undefined => typed(value, (mobile) => /^1\d{10}$/.test(mobile))

function address(value: string, max: number, long: RuleBreach): RuleBreach | undefined {
  if (value === '') return 'email.empty'
  if (value.length > max) return long
  return isEmail(value, max) ? undefined : 'email.format'
}

/** An address of at most 100 characters (spec: access §9). */
export const email = (value: string): RuleBreach | undefined => address(value, EMAIL_MAX, 'email.long')

/** An address of at most 50 characters, on the query page (spec: access §9). */
export const queryEmail = (value: string): RuleBreach | undefined => address(value, QUERY_EMAIL_MAX, 'email.queryLong')

/** In which language's record a name stands. */
type RecordLanguage = 'zh' | 'en'

const longest = { zh: NAME_MAX, en: ENGLISH_NAME_MAX }
const isLong = (value: string, language: RecordLanguage): boolean => countCharacters(value) > longest[language]

/** A person's name: 1 to 30 characters, 60 in an English record (spec: access §5; product: names). */
export function name(value: string, language: RecordLanguage = 'zh'): RuleBreach | undefined {
  if (value.trim() === '') return 'name.empty'
  return isLong(value, language) ? `name.long.${language}` : undefined
}

/** A company's name, as long as a person's. */
export function company(value: string, language: RecordLanguage = 'zh'): RuleBreach | undefined {
  if (value.trim() === '') return 'company.empty'
  return isLong(value, language) ? `company.long.${language}` : undefined
}

/** A contact person, as long; everybody sees it, so that it may be left out. */
export const contact = (value: string, language: RecordLanguage = 'zh'): RuleBreach | undefined =>
  isLong(value, language) ? `contact.long.${language}` : undefined

/** Characters of a phone that a stand shows; ours. */
export const CONTACT_PHONE_MAX = 30

/** A phone that a stand shows, mobile or not; may be left out. */
export function contactPhone(value: string): RuleBreach | undefined {
  if (value === '') return undefined
  const digits = value.replace(/\D/g, '').length
  return /^\+?[\d ()-]+$/.test(value) && value.length <= CONTACT_PHONE_MAX && digits >= 5
    ? undefined
    : 'contactPhone.format'
}

/** An e-mail that a stand shows; may be left out. */
export const contactEmail = (value: string): RuleBreach | undefined => (value === '' ? undefined : email(value))

/** A full http or https address, as a link on a picture must be (spec: common §5). */
export function linkAddress(value: string): RuleBreach | undefined {
  if (value === '') return 'link.empty'
  // The URL class mends what a reader would not: missing slashes, blanks, backslashes.
  if (!/^https?:\/\/[^\s\\\p{C}]+$/iu.test(value) || !URL.canParse(value)) return 'link.format'
  const { hostname, username, password } = new URL(value)
  const isPublic = hostname.includes('.') || hostname.startsWith('[')
  return isPublic && username === '' && password === '' ? undefined : 'link.format'
}
