import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import { addRuleTexts, type RuleBreach } from '#contract/core/rule-texts.ts'
import { countCharacters, isIdCard, isOfficerCard, isPassport } from '#contract/core/rules.ts'
import { moneyRuleTexts } from '#contract/commerce/tickets/rule-texts.ts'

addRuleTexts(moneyRuleTexts)

/** One day, several days, a child, a professional buyer, a group; badges are bought as a service by exhibitors alone. */
export const ticketKinds = ['day', 'days', 'child', 'buyer', 'group', 'badge'] as const
export type TicketKind = (typeof ticketKinds)[number]

/** Whether each ticket is ordered with a name: badges always are, whatever their type says; a group names its people later. */
export const isOrderedByName = ({ kind, realName }: { kind: TicketKind; realName: boolean }): boolean =>
  kind === 'badge' || (realName && kind !== 'group')

/** Sale of a type (spec: live §4): booking, halted, not yet on sale; sold out and over are ours. */
export const saleStates = ['booking', 'halt', 'upcoming', 'soldOut', 'ended'] as const
export type SaleState = (typeof saleStates)[number]

/**
 * A ticket as its holder reads it (spec: live §4). `inactive`: before its first day, or without its name; `locking`: while
 * a refund is under way.
 */
export const ticketStates = ['inactive', 'unused', 'used', 'expired', 'refunded', 'locking'] as const
export type TicketState = (typeof ticketStates)[number]

/** What names a person on a ticket (spec: live §9). */
export const holderIdTypes = ['idCard', 'passport', 'pass', 'military'] as const
export type HolderIdType = (typeof holderIdTypes)[number]

/** The person a ticket is issued to, as typed. */
export interface Holder {
  name: string
  idType: HolderIdType
  idNumber: string
}

export const HOLDER_NAME_MAX = 60

/**
 * A pass for Hong Kong, Macao or Taiwan people: H or M and 8 or 10 digits; of Taiwan 8 digits, or 10 digits and a
 * letter in brackets or none.
 */
export const isTravelPass = (value: string): boolean =>
  /^[HM](\d{8}|\d{10})$/i.test(value) || /^\d{8}$/.test(value) || /^\d{10}(\([A-Z]\)|[A-Z])?$/i.test(value)

const idRules: Record<HolderIdType, { fits: (value: string) => boolean; breach: RuleBreach }> = {
  idCard: { fits: (value) => isIdCard(value), breach: 'idNumber.idCard' },
  passport: { fits: isPassport, breach: 'idNumber.passport' },
  pass: { fits: isTravelPass, breach: 'holder.pass' },
  military: { fits: isOfficerCard, breach: 'idNumber.officer' },
}

/** One spelling of a number: without blanks, in capitals. */
export const normalizeIdNumber = (value: string): string => value.normalize('NFKC').replace(/\s/g, '').toUpperCase()

/** What is wrong with a name and a number, by field. */
export function checkHolder({ name, idType, idNumber }: Holder): Record<'name' | 'idNumber', RuleBreach | undefined> {
  const length = countCharacters(name.trim())
  const number = normalizeIdNumber(idNumber)
  const rule = idRules[idType]
  return {
    name: length === 0 ? 'holder.name' : length > HOLDER_NAME_MAX ? 'holder.nameLong' : undefined,
    idNumber: number === '' ? 'idNumber.empty' : rule.fits(number) ? undefined : rule.breach,
  }
}

interface OnSale {
  halted: boolean
  saleFrom: Date
  saleUntil: Date
  days: { until: string }
}

/** Whether a type can be bought now. Its sale ends with its last day at the latest. */
export function saleStateOf({ halted, saleFrom, saleUntil, days }: OnSale, left: number, now: Date): SaleState {
  const end = Math.min(saleUntil.getTime(), chinaDayBounds(days.until).until.getTime())
  if (now.getTime() >= end) return 'ended'
  if (halted) return 'halt'
  if (now < saleFrom) return 'upcoming'
  return left > 0 ? 'booking' : 'soldOut'
}

interface Issued {
  refunded: boolean
  locked: boolean
  used: boolean
  named: boolean
  days: { from: string; until: string }
}

/** What a paid ticket is at a moment. */
export function ticketStateOf({ refunded, locked, used, named, days }: Issued, now: Date): TicketState {
  const today = chinaDay(now)
  if (refunded) return 'refunded'
  if (locked) return 'locking'
  if (used) return 'used'
  if (today > days.until) return 'expired'
  return named && today >= days.from ? 'unused' : 'inactive'
}

/** What of a number is shown: its first and its last characters. */
export function maskIdNumber(value: string): string {
  const characters = [...value]
  const hidden = characters.length - 4
  if (hidden <= 0) return '*'.repeat(characters.length)
  return [...characters.slice(0, 2), '*'.repeat(Math.max(2, hidden)), ...characters.slice(-2)].join('')
}
