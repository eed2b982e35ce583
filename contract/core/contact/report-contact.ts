import { EMAIL_MAX } from '#contract/people/session/rules.ts'
import { accountMobile } from './contact-rules'
import { isEmail } from './email'
import type { RuleBreach } from '../rule-texts'

/** What stands behind a number of a switchboard: `-801`, `ext. 801`, `转801`. */
const EXTENSION = /\s*(?:-|转|分机|x|ext\.?|extension)\s*\d{1,6}$/i

/** Area codes of mainland China have three or four digits as written, two or three where the zero before them is left out. */
const LANDLINE = /^(?:(?:\+|00)86[\s-]?)?(?:\d{2,4}-|\(0?\d{2,3}\)[\s-]?)\d{3,4}[\s-]?\d{4}$/

const isLandline = (value: string): boolean => LANDLINE.test(value)

/** With or without its extension: what looks like one may be the number's own end. */
const isPhone = (value: string): boolean => isLandline(value) || accountMobile(value) === undefined

/**
 * How a reporter is reached: a landline with its area code or a mobile of mainland China (spec: common §5); ours: a number
 * of elsewhere with its country code, any of them with an extension, or an e-mail of at most 100 characters.
 */
export function reportContact(value: string): RuleBreach | undefined {
  if (value.trim() === '') return 'reportContact.empty'
  const message = value.trim()
  const isReachable = isEmail(message, EMAIL_MAX) || isPhone(message) || isPhone(message.replace(EXTENSION, ''))
  return isReachable ? undefined : 'reportContact.format'
}
