import { chinaDay } from '#contract/core/china-time.ts'
import { linkAddress } from '#contract/core/contact/contact-rules.ts'
import { moneyRuleTexts } from '#contract/commerce/tickets/rule-texts.ts'
import { serviceRuleTexts } from './rule-texts'
import { addRuleTexts, type RuleBreach } from '#contract/core/rule-texts.ts'
import { countCharacters, isAddress } from '#contract/core/rules.ts'
import { ADVERT_AHEAD_DAYS, ADVERT_DAYS_MAX, BADGES_MAX, BOOKED_TITLE_MAX, LIVE_HOURS_MAX } from './limits'

addRuleTexts(moneyRuleTexts)
addRuleTexts(serviceRuleTexts)

/** Advert spaces, hours of live resources, templates of the VR room, badges (spec: live §1); booths of a hall. */
export const serviceKinds = ['advert', 'live', 'template', 'badge', 'booth'] as const
export type ServiceKind = (typeof serviceKinds)[number]

/** The outcome of what was ordered; `held` waits for confirmation or payment, `void` was never paid. */
export const bookingStates = ['held', 'valid', 'locked', 'refunded', 'void'] as const
export type BookingState = (typeof bookingStates)[number]

/** A booked advert: not filled yet, with the organizer, shown on its days, returned to be changed. */
export const bookedAdvertStates = ['empty', 'review', 'approved', 'returned'] as const
export type BookedAdvertState = (typeof bookedAdvertStates)[number]

const DAY_MS = 86_400_000

interface DaySpan {
  from: string
  until: string
}

/** The days of a span, both included; YYYY-MM-DD. */
export function listDays({ from, until }: DaySpan): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(until); at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

/** How many days a span has, both ends counted. */
export const countDays = ({ from, until }: DaySpan): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS) + 1

interface RequestedItem {
  kind: ServiceKind
  /** Hours, or badges; else 1. */
  quantity: number
  days: DaySpan | null
  /** The number of the booth; of other kinds null. */
  booth?: string | null
}

/** How often the price of one counts: days, hours, badges, or once; a booth has a price of its own (`boothPrice`). */
export const countUnits = ({ kind, quantity, days }: RequestedItem): number =>
  kind === 'advert' ? (days ? countDays(days) : 0) : kind === 'template' || kind === 'booth' ? 1 : quantity

function daysBreach({ days }: RequestedItem, now: Date): RuleBreach | undefined {
  const today = chinaDay(now)
  if (!days) return 'service.days'
  if (days.from > days.until) return 'days.order'
  if (days.from < today) return 'service.past'
  if (countDays(days) > ADVERT_DAYS_MAX) return 'service.manyDays'
  const last = chinaDay(new Date(now.getTime() + ADVERT_AHEAD_DAYS * DAY_MS))
  return days.until > last ? 'service.far' : undefined
}

/** What is wrong with what is needed of a service, by field. */
export function checkRequested(
  requested: RequestedItem,
  now: Date,
): Record<'quantity' | 'days' | 'booth', RuleBreach | undefined> {
  const { kind, quantity, booth } = requested
  const max = { advert: 1, template: 1, booth: 1, live: LIVE_HOURS_MAX, badge: BADGES_MAX }[kind]
  const many = kind === 'badge' ? ('service.badges' as const) : ('service.hours' as const)
  return {
    quantity: quantity > max ? (max === 1 ? 'service.one' : many) : undefined,
    days: kind === 'advert' ? daysBreach(requested, now) : undefined,
    booth: kind === 'booth' && !booth ? 'service.booth' : undefined,
  }
}

interface BookedAdvert {
  title: { zh: string; en: string }
  imageUrl: { zh: string; en: string }
  jumpLink: string
}

/** What is wrong with a booked advert, by field: a picture, words for those who cannot see it, perhaps a link. */
export function checkBookedAdvert({ title, imageUrl, jumpLink }: BookedAdvert): Record<string, RuleBreach | undefined> {
  const isLong = countCharacters(title.zh) > BOOKED_TITLE_MAX.zh || countCharacters(title.en) > BOOKED_TITLE_MAX.en
  return {
    title: title.zh.trim() === '' ? 'service.title' : isLong ? 'service.titleLong' : undefined,
    imageUrl: imageUrl.zh !== '' && isAddress(imageUrl.zh) && isAddress(imageUrl.en) ? undefined : 'service.picture',
    jumpLink: jumpLink.trim() === '' ? undefined : linkAddress(jumpLink.trim()),
  }
}
