import { chinaDay } from '#contract/core/china-time.ts'
import { contactPhone, ENGLISH_NAME_MAX } from '#contract/core/contact/contact-rules.ts'
import { isDay } from '#contract/core/day.ts'
import { addRuleTexts, type RuleBreach } from '#contract/core/rule-texts.ts'
import { countCharacters } from '#contract/core/rules.ts'
import { tradeRuleTexts } from '#contract/trade/demands/rule-texts.ts'
import { officeTypes } from '#contract/foundation/files/limits.ts'
import * as limits from './limits'

addRuleTexts(tradeRuleTexts)

/** What things are counted in. */
export const units = [
  'piece',
  'set',
  'pair',
  'box',
  'copy',
  'metre',
  'squareMetre',
  'kilogram',
  'session',
  'licence',
] as const
export type Unit = (typeof units)[number]

export const currencies = ['CNY', 'USD', 'EUR', 'GBP', 'JPY', 'HKD'] as const
export type Currency = (typeof currencies)[number]

/** Everything that a buyer writes of a demand (spec: live §3, demand order). */
export interface DemandDocument {
  title: { zh: string; en: string }
  categoryId: number | null
  quantity: number | null
  unit: '' | Unit
  /** Of one unit; null: to be negotiated. */
  price: number | null
  currency: Currency
  supplement: { zh: string; en: string }
  /** Ids of uploaded pictures. */
  pictures: string[]
  /** Ids of uploaded documents: drawings, lists, standards. */
  files: string[]
  /** The day the goods are required by. */
  deliverBy: string
  /** The last day on which offers come. */
  validUntil: string
  /** The only exhibitors that may see it; empty: it is open to all. */
  exhibitorIds: number[]
  contactPerson: string
  contactNumber: string
}

/**
 * What is written: `draft` is the buyer's alone; `review` waits for the organizer; `changes` and `rejected` came back;
 * `approved` is what exhibitors see. An approved version stays shown while a later one is written or waits.
 */
export const demandStates = ['draft', 'review', 'changes', 'rejected', 'approved'] as const
export type DemandState = (typeof demandStates)[number]

/** Why no more offers come: closed by the buyer, past its day, or its quantity is accepted; empty: it is open. */
export const demandEnds = ['', 'closed', 'expired', 'filled'] as const
export type DemandEnd = (typeof demandEnds)[number]

/** What the documents of a demand are, by content. */
export const demandFileTypes: readonly string[] = ['pdf', ...officeTypes]

export const demandSorts = ['newest', 'ending', 'quantity'] as const

/** The states in which the buyer may write and submit. */
export const isWritable = (state: DemandState): boolean => state !== 'review'

const DAY_MS = 86_400_000
const dayAfter = (today: Date, days: number): string => chinaDay(new Date(today.getTime() + days * DAY_MS))

/** The first and the last day on which a demand may end, as it is China's today. */
export const validDays = (today: Date) => ({
  first: dayAfter(today, limits.VALID_DAYS.min),
  last: dayAfter(today, limits.VALID_DAYS.max),
})

const hasTooManyDecimals = (value: number): boolean => Number(value.toFixed(limits.DECIMALS)) !== value

/** A quantity above 0 with two decimals at most (spec: live §5, "must be correct numbers"). */
export function quantityBreach(value: number | null): RuleBreach | undefined {
  if (value === null) return 'quantity.empty'
  return value > 0 && value <= limits.QUANTITY_MAX && !hasTooManyDecimals(value) ? undefined : 'quantity.wrong'
}

/** A unit price above 0 with two decimals at most; null: to be negotiated. */
export function priceBreach(value: number | null): RuleBreach | undefined {
  if (value === null) return undefined
  return value > 0 && value <= limits.PRICE_MAX && !hasTooManyDecimals(value) ? undefined : 'price.wrong'
}

/** A text in both languages, each no longer than this. */
const isLong = (value: { zh: string; en: string }, max: number): boolean =>
  [value.zh, value.en].some((one) => countCharacters(one) > max)

function titleBreach(title: DemandDocument['title']): RuleBreach | undefined {
  if (title.zh.trim() === '' && title.en.trim() === '') return 'demandTitle.empty'
  return isLong(title, limits.TITLE_MAX) ? 'demandTitle.long' : undefined
}

function validBreach(day: string, today: Date): RuleBreach | undefined {
  const { first, last } = validDays(today)
  return isDay(day) && day >= first && day <= last ? undefined : 'validUntil.range'
}

/** A day from today on, within two years; may be left out. */
export function deliveryBreach(day: string, today: Date): RuleBreach | undefined {
  if (day === '') return undefined
  const isWithin = isDay(day) && day >= chinaDay(today) && day <= dayAfter(today, limits.DELIVERY_DAYS_MAX)
  return isWithin ? undefined : 'deliverBy.wrong'
}

function personBreach(person: string): RuleBreach | undefined {
  if (person.trim() === '') return 'contactPerson.empty'
  return countCharacters(person) > ENGLISH_NAME_MAX ? 'contact.long.en' : undefined
}

/** What is wrong with a demand that is to be submitted, by field in the order of the form (spec: live §3, §5). */
export const checkDemand = (of: DemandDocument, today: Date = new Date()): Record<string, RuleBreach | undefined> => ({
  title: titleBreach(of.title),
  categoryId: of.categoryId === null ? 'category.empty' : undefined,
  quantity: quantityBreach(of.quantity),
  unit: of.unit === '' ? 'unit.empty' : undefined,
  price: priceBreach(of.price),
  supplement: isLong(of.supplement, limits.SUPPLEMENT_MAX) ? 'supplement.long' : undefined,
  pictures: of.pictures.length > limits.PICTURES_MAX ? 'pictures.many' : undefined,
  files: of.files.length > limits.FILES_MAX ? 'files.many' : undefined,
  deliverBy: deliveryBreach(of.deliverBy, today),
  validUntil: validBreach(of.validUntil, today),
  exhibitorIds: of.exhibitorIds.length > limits.NAMED_MAX ? 'exhibitors.many' : undefined,
  contactPerson: personBreach(of.contactPerson),
  contactNumber: of.contactNumber === '' ? 'phone.empty' : contactPhone(of.contactNumber),
})

/** The fields that a draft may leave empty. */
const isUnfinished = (of: DemandDocument): Record<string, boolean> => ({
  title: of.title.zh.trim() === '' && of.title.en.trim() === '',
  categoryId: of.categoryId === null,
  quantity: of.quantity === null,
  unit: of.unit === '',
  validUntil: of.validUntil === '',
  contactPerson: of.contactPerson.trim() === '',
  contactNumber: of.contactNumber === '',
})

/** What may not even be kept as a draft: what is written there is wrong, not only unfinished. */
export function checkDraft(of: DemandDocument, today: Date = new Date()): Record<string, RuleBreach | undefined> {
  const unfinished = isUnfinished(of)
  return Object.fromEntries(
    Object.entries(checkDemand(of, today)).map(([field, breach]) => [field, unfinished[field] ? undefined : breach]),
  )
}

/** A demand with nothing in it. */
export const emptyDemand = (): DemandDocument => ({
  title: { zh: '', en: '' },
  categoryId: null,
  quantity: null,
  unit: '',
  price: null,
  currency: 'CNY',
  supplement: { zh: '', en: '' },
  pictures: [],
  files: [],
  deliverBy: '',
  validUntil: '',
  exhibitorIds: [],
  contactPerson: '',
  contactNumber: '',
})
