import { isEmail } from '#contract/core/contact/email.ts'
import { countCharacters } from '#contract/core/rules.ts'
import type { RuleBreach } from '#contract/core/rule-texts.ts'

/** Passwords, in characters (spec: access §9). */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 18
/** E-mail addresses of accounts, in characters (spec: access §9). */
export const EMAIL_MAX = 100

const isPasswordLong = (value: string): boolean => {
  const length = value.length > PASSWORD_MAX * 2 ? value.length : countCharacters(value)
  return length >= PASSWORD_MIN && length <= PASSWORD_MAX
}

const hasLetter = (value: string): boolean => /[A-Za-z]/.test(value)
const hasDigit = (value: string): boolean => /\d/.test(value)
const hasSpecial = (value: string): boolean => /[^A-Za-z0-9]/.test(value)

/** A mobile of 5 to 11 digits, or an e-mail address (spec: access §5); or a number with its country code after a plus. */
export function loginAccount(value: string): RuleBreach | undefined {
  if (value === '') return 'account.empty'
  const isPhone = /^\d{5,11}$/.test(value) || /^\+[\d\s().-]{7,24}$/.test(value)
  return isPhone || isEmail(value, EMAIL_MAX) ? undefined : 'account.wrong'
}

/** What a password that exists may look like: two kinds suffice, so that older ones still log in (spec: access §5). */
export function loginPassword(value: string): RuleBreach | undefined {
  if (value === '') return 'password.empty'
  if (!isPasswordLong(value)) return 'password.login'
  const kinds = [hasLetter(value), hasDigit(value), hasSpecial(value)].filter(Boolean).length
  return kinds >= 2 ? undefined : 'password.login'
}

/** What a password that is being set must look like: all three kinds, no blank, no control character (spec: access §5). */
export function newPassword(value: string): RuleBreach | undefined {
  if (value === '') return 'password.empty'
  if (!isPasswordLong(value) || /[\s\p{C}]/u.test(value)) return 'password.new'
  return hasLetter(value) && hasDigit(value) && hasSpecial(value) ? undefined : 'password.new'
}

/** The same password once more. */
export function confirmPassword(value: string, password: string): RuleBreach | undefined {
  if (value === '') return 'confirm.empty'
  return value === password ? undefined : 'confirm.differs'
}

/** Exactly 6 digits (spec: access §9). */
export function code(value: string): RuleBreach | undefined {
  if (value === '') return 'code.empty'
  return /^\d{6}$/.test(value) ? undefined : 'code.format'
}

/** Exactly 5 characters (spec: access §9). */
export function captcha(value: string): RuleBreach | undefined {
  if (value === '') return 'captcha.empty'
  return countCharacters(value) === 5 ? undefined : 'captcha.format'
}

/** The box must be ticked. */
export const agreement = (ticked: boolean): RuleBreach | undefined => (ticked ? undefined : 'agreement.required')

/** Identities of outside services that can stand for an account. */
export const identityKinds = ['wechat', 'face'] as const
/** How a login by such an identity stands. */
export const flowStates = ['waiting', 'confirmed', 'refused', 'unlinked'] as const

/**
 * Of an address that a login returns to at another site: the SHA-256, in base64url, of a text that the site made and keeps
 * in that browser (RFC 7636, S256). The code that the login gives is exchanged for who has the text alone.
 */
export const CHALLENGE_PARAMETER = 'codeChallenge'

/** The people of the stories of the demo fair; each is the mailbox of a demo account. */
export const demoRoles = ['buyer', 'exhibitor', 'tourist', 'organizer', 'finance'] as const
export type DemoRole = (typeof demoRoles)[number]
