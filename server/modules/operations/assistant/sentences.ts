import type { Language } from '#contract/core/language.ts'
import { toHelpText } from '#contract/fair/help/rules.ts'
import { type Bilingual, pick } from '#server/platform/db/bilingual.ts'
import { chinaClock, FAIR_ZONE } from '#contract/core/china-time.ts'
import type { shownHelpTopics } from '#server/modules/fair/help/index.ts'
import type { scheduleEventRecords } from '#server/modules/fair/schedule/index.ts'
import type { ExhibitorRow, ExhibitRow } from './retrieval.queries'

/** What each kind of record says about itself, in the reader's language; texts of either language where one lacks. */

const TEXT_MAX = 600
/** characters of a topic of the help center: its steps are quoted in full */
const HELP_MAX = 1_500
export const isZh = (language: Language) => language === 'zh-CN'

/** The first sentence of a longer text. */
function firstSentence(text: string): string {
  const [first = text] = /^.+?(?:[。！？]|[.!?](?=\s|$))/.exec(text) ?? []
  return first
}

/** A whole sentence: with what ends one, and without what was left out. */
export function joined(parts: (string | false)[], language: Language): string {
  const message = parts.filter((part) => part !== false && part !== '')
  return `${message.join(isZh(language) ? '，' : ', ')}${isZh(language) ? '。' : '. '}`
}

const cut = (text: string, max = TEXT_MAX) => (text.length > max ? `${text.slice(0, max)}…` : text.trim())

export function formatDay(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: FAIR_ZONE }).format(at)
}

function formatPrice(price: number | null, language: Language): string {
  if (price === null) return isZh(language) ? '价格请询展商' : 'price on request'
  const amount = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'CNY',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  }).format(price)
  return isZh(language) ? `参考价 ${amount}` : `reference price ${amount}`
}

const formatHall = (hall: Bilingual | null, language: Language) => (hall ? pick(hall, language) : '')

export function exhibitText({ exhibit, exhibitor, hallName }: ExhibitRow, language: Language): string {
  const name = `“${pick(exhibit.name, language)}”`
  const maker = pick(exhibitor.company, language)
  const hall = formatHall(hallName, language)
  const { booth } = exhibitor
  const material = pick(exhibit.material, language)
  const parts = isZh(language)
    ? [
        name,
        `${maker}出品`,
        material && `材质：${material}`,
        formatPrice(exhibit.price, language),
        hall,
        booth && `展位 ${booth}`,
      ]
    : [`${name} by ${maker}`, material, formatPrice(exhibit.price, language), hall, booth && `booth ${booth}`]
  return cut(joined(parts, language) + firstSentence(pick(exhibit.introduction, language)))
}

export function exhibitorText({ exhibitor, hallName }: ExhibitorRow, language: Language): string {
  const name = pick(exhibitor.company, language)
  const hall = formatHall(hallName, language)
  const city = pick(exhibitor.city, language)
  const { booth } = exhibitor
  const parts = isZh(language)
    ? [hall ? `${name}在${hall}` : name, booth ? `展位号 ${booth}` : '线上参展，主会场没有展位', city && `来自${city}`]
    : [
        hall ? `${name} is in the ${hall}` : name,
        booth ? `booth ${booth}` : 'online only, no booth at the venue',
        city && `from ${city}`,
      ]
  return cut(joined(parts, language) + firstSentence(pick(exhibitor.introduction, language)))
}

/** A topic in full: its title, then its answer with the steps on lines of their own. */
export function helpText(
  { question, answer }: Pick<typeof shownHelpTopics.$inferSelect, 'question' | 'answer'>,
  language: Language,
): string {
  return cut(`${pick(question, language)}\n${toHelpText(pick(answer, language))}`, HELP_MAX)
}

export function newsText(
  { title, summary, publishedAt }: { title: Bilingual; summary: Bilingual; publishedAt: Date },
  language: Language,
): string {
  const [name, day] = [pick(title, language), formatDay(publishedAt, language)]
  const head = isZh(language) ? `《${name}》（${day}）：` : `“${name}” (${day}): `
  return cut(head + pick(summary, language))
}

export function eventText(event: typeof scheduleEventRecords.$inferSelect, language: Language): string {
  const { startsAt, endsAt } = event
  const [title, place, speaker] = [event.title, event.place, event.speaker].map((text) => pick(text, language))
  const when = `${formatDay(startsAt, language)} ${chinaClock(startsAt)}–${chinaClock(endsAt)}`
  const parts = isZh(language)
    ? [`${when} “${title}”`, place ?? '', speaker ? `主讲：${speaker}` : '']
    : [`${when}: “${title}”`, place ?? '', speaker ? `with ${speaker}` : '']
  return cut(joined(parts, language))
}
