import { chinaClock, chinaDay, chinaDayBounds, FAIR_ZONE } from '#contract/core/china-time.ts'
import type { Language } from '#contract/core/language.ts'
import { saleStateOf, type SaleState } from '#contract/commerce/tickets/rules.ts'
import { type Bilingual, pick } from '#server/platform/db/bilingual.ts'
import type { expoRecords } from '#server/modules/fair/expo/index.ts'
import type { LiveRow } from './retrieval.queries'
import { formatDay, isZh, joined } from './sentences'
import type { TypeOnSale } from '#server/modules/commerce/tickets/index.ts'

/** What the fair's own data says: its days and hours, its tickets and its live sessions, in the reader's language. */

type Expo = typeof expoRecords.$inferSelect

const atNoon = (day: string) => new Date(chinaDayBounds(day).from.getTime() + 12 * 3_600_000)

function formatWeekday(day: string, language: Language): string {
  const options = { weekday: 'long', month: 'long', day: 'numeric', timeZone: FAIR_ZONE } as const
  return new Intl.DateTimeFormat(language, options).format(atNoon(day))
}

/** Whether the fair is open on a day, and at what hours. */
function dayText({ startsAt, endsAt }: Expo, day: string, language: Language): string {
  const name = formatWeekday(day, language)
  const isOpen = day >= chinaDay(startsAt) && day <= chinaDay(endsAt)
  const hours = `${chinaClock(startsAt)}–${chinaClock(endsAt)}`
  if (isZh(language)) return isOpen ? `${name} ${hours} 开放（北京时间）。` : `${name}不开放。`
  return isOpen ? `The fair is open on ${name}, ${hours} (GMT+8). ` : `The fair is not open on ${name}. `
}

function contactText({ contacts }: Expo, language: Language): string {
  if (!contacts) return ''
  const [address, hours] = [pick(contacts.address, language), pick(contacts.hours, language)]
  return isZh(language)
    ? `组委会电话 ${contacts.phone}，邮箱 ${contacts.email}，地址：${address}，工作时间：${hours}。`
    : ` Organizers: telephone ${contacts.phone}, email ${contacts.email}, ${address}; office hours: ${hours}.`
}

/** When and where the fair is and how to reach it; first of all, whether it is open on the day in question. */
export function fairText(expo: Expo, language: Language, day?: string): string {
  const { startsAt, endsAt } = expo
  const [name, venue, city] = [expo.name, expo.venue, expo.city].map((text) => pick(text, language))
  const [from, until] = [formatDay(startsAt, language), formatDay(endsAt, language)]
  const hours = `${chinaClock(startsAt)}–${chinaClock(endsAt)}`
  const sameDay = chinaDay(startsAt) === chinaDay(endsAt)
  const first = day === undefined ? '' : dayText(expo, day, language)
  if (isZh(language)) {
    const days = sameDay ? from : `${from}至${until}`
    return `${first}${name}于${days}举行，每天 ${hours} 开放（北京时间），主会场：${city}${venue}。${contactText(expo, language)}`
  }
  const days = sameDay ? `takes place on ${from}` : `runs from ${from} to ${until}`
  return `${first}The ${name} ${days}, open daily ${hours} (GMT+8), at the ${venue} in ${city}.${contactText(expo, language)}`
}

const moment = (at: Date, language: Language) => `${formatDay(at, language)} ${chinaClock(at)}`

function refundText({ refundUntil, refundFeePercent, fen }: TypeOnSale, language: Language, now: Date): string {
  const zh = isZh(language)
  if (!refundUntil) return zh ? '不可退票' : 'not refundable'
  if (refundUntil <= now) return zh ? '退票已截止' : 'no longer refundable'
  const until = moment(refundUntil, language)
  if (fen === 0) return zh ? `${until} 前可退` : `returnable until ${until}`
  if (refundFeePercent === 0) return zh ? `${until} 前可免费退票` : `fully refundable until ${until}`
  return zh
    ? `${until} 前可退票，手续费 ${refundFeePercent}%`
    : `refundable until ${until}, less a fee of ${refundFeePercent}%`
}

const saleTexts: Record<SaleState, Bilingual> = {
  booking: { zh: '在售', en: 'on sale' },
  halt: { zh: '暂停售票', en: 'sales paused' },
  upcoming: { zh: '尚未开售', en: 'not yet on sale' },
  soldOut: { zh: '已售罄，可以候补', en: 'sold out, with a waiting list' },
  ended: { zh: '已停止售票', en: 'no longer on sale' },
}

/** A type of ticket: its price, days and hours, whether it is on sale, and its refund rule. */
export function ticketText(type: TypeOnSale, language: Language, now: Date): string {
  const [name, about] = [pick(type.name, language), pick(type.description, language)]
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency: 'CNY', minimumFractionDigits: 0 })
  const zh = isZh(language)
  const price = type.fen === 0 ? (zh ? '免费' : 'free') : amount.format(type.fen / 100)
  const [first, last] = [type.firstDay, type.lastDay].map((day) => formatDay(atNoon(day), language))
  const days = first === last ? `${first}` : zh ? `${first}至${last}` : `${first} to ${last}`
  const sale = saleStateOf({ ...type, days: { until: type.lastDay } }, type.left, now)
  const parts = [
    zh ? `“${name}”${price}` : `“${name}”: ${price}`,
    `${days} ${type.opens}–${type.closes}`,
    pick(saleTexts[sale], language),
    refundText(type, language, now),
  ]
  return `${joined(parts, language)}${about}`.trim()
}

const liveTexts: Partial<Record<LiveRow['status'], Bilingual>> = {
  0: { zh: '预告', en: 'upcoming' },
  1: { zh: '直播中', en: 'live now' },
  2: { zh: '可看回放', en: 'replay available' },
  6: { zh: '暂时中断', en: 'interrupted for now' },
}

/** A live session: its time, its host and its status. */
export function liveText(live: LiveRow, language: Language): string {
  const { startsAt, endsAt, company, official } = live
  const zh = isZh(language)
  const when = `${moment(startsAt, language)}–${chinaClock(endsAt)}`
  const by = official || !company ? (zh ? '官方直播' : 'official session') : pick(company, language)
  const status = liveTexts[live.status]
  return joined(
    [
      zh ? `${when} “${pick(live.title, language)}”` : `${when}: “${pick(live.title, language)}”`,
      by,
      status ? pick(status, language) : '',
    ],
    language,
  ).trim()
}

/** Where to ask when the fair's information has no answer. */
export function contactSentence(expo: Expo | undefined, language: Language): string {
  const contacts = expo?.contacts
  if (isZh(language)) return contacts ? `云展客服；组委会电话 ${contacts.phone}。` : '云展客服。'
  return contacts ? `Customer service of the fair; organizers: ${contacts.phone}.` : 'Customer service of the fair.'
}
