import { isDay } from '#contract/core/day.ts'
import {
  isHongKongCard,
  isIdCard,
  isOfficerCard,
  isPassport,
  isSocialCredit,
  countCharacters,
} from '#contract/core/rules.ts'
import type { RuleBreach } from '#contract/core/rule-texts.ts'

/** How many, and how long (spec: access §9). */
export const INDUSTRIES_MAX = 3
export const HALLS_MAX = 1
export const EXHIBIT_PICTURES_MAX = 5
export const ATTACHMENTS_MAX = 10
export const OTHER_OBJECTIVE_MAX = 20
export const OTHER_ID_MAX = 20

/** 1 ID card, 2 passport, 3 officer card, 4 Hong Kong card, 5 other (spec: access §3). */
export const CARD = { idCard: 1, passport: 2, officer: 3, hongKong: 4, other: 5 } as const

const cards: Record<number, { fits: (value: string) => boolean; breach: RuleBreach } | undefined> = {
  [CARD.idCard]: { fits: (value) => isIdCard(value), breach: 'idNumber.idCard' },
  [CARD.passport]: { fits: isPassport, breach: 'idNumber.passport' },
  [CARD.officer]: { fits: isOfficerCard, breach: 'idNumber.officer' },
  [CARD.hongKong]: { fits: isHongKongCard, breach: 'idNumber.hongKong' },
  [CARD.other]: { fits: (value) => countCharacters(value) <= OTHER_ID_MAX, breach: 'idNumber.long' },
}

type Many = readonly unknown[]

function counted(list: Many, max: number, empty: RuleBreach, many: RuleBreach): RuleBreach | undefined {
  if (list.length === 0) return empty
  return list.length > max ? many : undefined
}

/** A unified social credit code with its check character (spec: access §5). */
export function socialCredit(value: string): RuleBreach | undefined {
  if (value === '') return 'socialCredit.empty'
  return isSocialCredit(value) ? undefined : 'socialCredit.wrong'
}

/** The number of a card of the given type, see `CARD` (spec: access §5). */
export function idNumber(cardType: number, value: string): RuleBreach | undefined {
  const card = cards[cardType]
  if (!card) return 'idNumber.type'
  if (value.trim() === '') return 'idNumber.empty'
  return card.fits(value) ? undefined : card.breach
}

/** 1 to 3 industries (spec: access §5). */
export const industries = (list: Many): RuleBreach | undefined =>
  counted(list, INDUSTRIES_MAX, 'industries.empty', 'industries.many')

/** The list with one more at its end; of more than three the newest are kept (spec: access §5). */
export const newestThree = <Item>(list: readonly Item[], added: Item): Item[] =>
  [...list.filter((item) => item !== added), added].slice(-INDUSTRIES_MAX)

/** At most one hall (spec: access §5). */
export const halls = (list: Many): RuleBreach | undefined => (list.length > HALLS_MAX ? 'halls.many' : undefined)

/** 1 to 5 pictures (spec: access §5). */
export const exhibitPictures = (list: Many): RuleBreach | undefined =>
  counted(list, EXHIBIT_PICTURES_MAX, 'pictures.empty', 'pictures.many')

/** 1 to 10 files, of an ID or a qualification (spec: access §5). */
export const attachments = (list: Many): RuleBreach | undefined =>
  counted(list, ATTACHMENTS_MAX, 'attachments.empty', 'attachments.many')

/** At least one objective (spec: access §5). */
export const objectives = (list: Many): RuleBreach | undefined => (list.length === 0 ? 'objectives.empty' : undefined)

/** At least one intention (spec: access §5). */
export const intentions = (list: Many): RuleBreach | undefined => (list.length === 0 ? 'intentions.empty' : undefined)

/** The buyer's own words: needed when `other` is chosen, at most 20 characters (spec: access §3). */
export function otherObjective(value: string, isOtherChosen: boolean): RuleBreach | undefined {
  if (isOtherChosen && value.trim() === '') return 'otherObjective.empty'
  return countCharacters(value) > OTHER_OBJECTIVE_MAX ? 'otherObjective.long' : undefined
}

/** Days as `2026-05-01`; both are left out where the validity is long term. */
export interface Validity {
  start?: string | undefined
  end?: string | undefined
  isLongTerm: boolean
}

/** A start and a later end, or long term (spec: access §5). */
export function validity({ start, end, isLongTerm }: Validity): RuleBreach | undefined {
  if (isLongTerm) return undefined
  if (!start || !end) return 'validity.empty'
  if (!isDay(start) || !isDay(end)) return 'validity.date'
  return end > start ? undefined : 'validity.order'
}

/** Kinds of registration (product.md: register types). */
export const registrationKinds = ['buyer', 'exhibitorCompany', 'exhibitorIndividual'] as const
/** The states of a registration, which nobody can cancel. */
export const registrationStates = ['review', 'approved', 'rejected', 'changes'] as const
