/** Plain checks of single values, for forms and server alike (spec: access §5). The rules that name a breach stand in `rules-*.ts`. */

import { chinaDay } from './china-time'

const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CREDIT_ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Whether the eight digits are a day that has begun in China. No card bears a year before 1800. */
function isPastDay(digits: string, today: Date): boolean {
  const [year, month, day] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].map(Number)
  if (year === undefined || month === undefined || day === undefined || year < 1800) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return false
  return date.toISOString().slice(0, 10) <= chinaDay(today)
}

/**
 * A mainland identity number (GB 11643): 18 characters, a real day of birth that is not to come, and the check
 * character of ISO 7064 MOD 11-2. The first six digits are not looked up: old divisions stay valid.
 */
export function isIdCard(value: string, today: Date = new Date()): boolean {
  if (!/^[1-9]\d{16}[\dXx]$/.test(value) || !isPastDay(value.slice(6, 14), today)) return false
  const sum = ID_WEIGHTS.reduce((total, weight, i) => total + weight * Number(value[i]), 0)
  return '10X98765432'[sum % 11] === value.slice(17).toUpperCase()
}

/** A Hong Kong identity card: one or two letters, six digits and its check character, bracketed or not. */
export function isHongKongCard(value: string): boolean {
  const plain = value.toUpperCase().replace(/（/g, '(').replace(/）/g, ')')
  const parts = /^([A-Z]{1,2})(\d{6})(?:\(([\dA])\)|([\dA]))$/.exec(plain)
  if (!parts) return false
  const [, letters = '', digits = '', bracketed, bare = ''] = parts
  // A missing first letter counts as a space, with the value 36; letters begin at 10; `A` as check stands for 10.
  const values = [...letters.padStart(2, ' ')].map((letter) => (letter === ' ' ? 36 : parseInt(letter, 36)))
  const all = [...values, ...[...digits].map(Number), parseInt(bracketed ?? bare, 36)]
  return all.reduce((total, one, i) => total + one * (9 - i), 0) % 11 === 0
}

/** 5 to 17 letters and digits. */
export const isPassport = (value: string): boolean => /^[A-Za-z0-9]{5,17}$/.test(value)

/** An officer's card as issued: one or two characters, `字第`, 4 to 8 letters or digits, and perhaps `号`. */
export const isOfficerCard = (value: string): boolean => /^\p{Script=Han}{1,2}字第[A-Za-z0-9]{4,8}号?$/u.test(value)

/** A unified social credit code (GB 32100-2015), in either case, with its check character. */
export function isSocialCredit(value: string): boolean {
  const code = value.toUpperCase()
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(code)) return false
  let weight = 1
  let sum = 0
  for (const character of code.slice(0, 17)) {
    sum += CREDIT_ALPHABET.indexOf(character) * weight
    weight = (weight * 3) % 31
  }
  return CREDIT_ALPHABET[(31 - (sum % 31)) % 31] === code[17]
}

/** Eleven digits of a mainland mobile, without any prefix. */
export const isMainlandPhone = (value: string): boolean => /^1[3-9]\d{9}$/.test(value)

/** +086, 086, 86 or +86. */
export const isChinaAreaCode = (areaCode: string): boolean => /^\+?0?86$/.test(areaCode)

/** The digits of a number as typed, full-width ones included. */
export const digitsOnly = (phone: string): string => phone.normalize('NFKC').replace(/\D/g, '')

/**
 * `+8613800138000` of an area code in any of its spellings and a number. A zero that begins the number stays: in some
 * countries it is part of it.
 */
export const toE164 = (areaCode: string, phone: string): string =>
  `+${digitsOnly(areaCode).replace(/^0+/, '')}${digitsOnly(phone)}`

/** Characters as a person counts them: Unicode code points, not UTF-16 units. */
export function countCharacters(value: string): number {
  let count = 0
  for (const _ of value) count += 1
  return count
}

/** Mainland China by its numeric code of ISO 3166. */
export const MAINLAND = 156

/** UTF-16 units of an address. */
export const ADDRESS_MAX = 500

/** Empty, a path of this site, or a link: nothing that a browser could take for another host or run. */
export function isAddress(text: string): boolean {
  if (text === '') return true
  if (text.length > ADDRESS_MAX || /[\s\\\p{C}]/u.test(text)) return false
  if (/^\.?\//.test(text)) return !text.startsWith('//')
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}
