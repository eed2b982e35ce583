import { normalize } from '#server/modules/fair/search/index.ts'
import { type Intent } from './words'

/** How a question asks. */
export type Manner = 'howTo' | 'service' | 'neutral'

const HOW_TO_EN =
  /\b(how (do|can|could|to|should|would|does|long|many|often|soon)|(can|could|may|should) (i|we)|do (i|we)|where (do|can|could|should) (i|we)|what (if|happens|should)|why|is it possible|i (want|need|would|can ?t|cannot|forgot|never|lost|did|have)|my|delete|change|reset)\b/
const HOW_TO_ZH =
  /怎么(?!走|样)|怎样|如何|怎么办|为什么|为何|能改|能退|能不能|可不可以|要不要|需不需要|需要|在哪里?(看|查|用|改|填|下载|申请|找)|多久|多长时间|忘记|忘了|收不到|我想(?!看|买|找)|要注册|要登录/
const SERVICE_EN =
  /\b(is there|are there|do you|does the|will there|are you|can (you|visitors)|(is|are) .*(allowed|permitted|available|provided))\b/
const SERVICE_ZH = /有没有|你们|可以.*吗|能.*吗|提供|是否|附近|会场|现场|收费/

/** Whether a question asks how something is done, whether something is provided, or names what it looks for. */
export function findManner(question: string): Manner {
  const text = normalize(question).replace(/[’']/g, ' ')
  if (HOW_TO_EN.test(text) || HOW_TO_ZH.test(text)) return 'howTo'
  return SERVICE_EN.test(text) || SERVICE_ZH.test(text) ? 'service' : 'neutral'
}

/** Terms of questions about the fair as a whole, and about its program. */
const factTerms = new Set(
  ['open', 'date', 'address', 'contact', 'organizer', 'phone', 'email'].map((name) => `c:${name}`),
)
const programTerms = new Set(
  ['schedule', 'event', 'live', 'watch', 'replay', 'evening', 'now', 'next'].map((name) => `c:${name}`),
)
/** Properties of a ticket type, in contrast to actions with a ticket. */
const ticketFacts = ['price', 'fee', 'refund', 'soldout', 'open', 'date', 'quota', 'refundrule'].map(
  (name) => `c:${name}`,
)

const isWithin = (terms: readonly string[], set: ReadonlySet<string>) => terms.every((term) => set.has(term))

export interface Subject {
  terms: readonly string[]
  intents: ReadonlySet<Intent>
  manner: Manner
  day: string | undefined
}

/** Dates, place and contact of the fair, and nothing else. */
export function asksAboutFair({ terms, intents, manner, day }: Subject): boolean {
  if (!isWithin(terms, factTerms)) return false
  if (terms.length > 0) return manner !== 'howTo' || terms.includes('c:contact') || terms.includes('c:open')
  return day === undefined && (intents.has('where') || intents.has('when'))
}

/** What is on, on a day or next: nothing else is named. */
export function asksForProgram({ terms, manner, day }: Subject): boolean {
  if (manner === 'howTo' || !isWithin(terms, programTerms)) return false
  return terms.length > 0 || day !== undefined
}

/** What tickets cost, when they are good and whether they can be refunded. */
export const asksAboutTickets = ({ terms }: Subject): boolean => ticketFacts.some((fact) => terms.includes(fact))

/** Place or contact of an exhibitor that is named, and nothing else. */
export const asksForContact = ({ terms, intents }: Subject): boolean =>
  isWithin(terms, factTerms) && (intents.has('contact') || intents.has('where'))

/** Words for an evening of a day: they go with the day when it is taken out of a question. */
export const asksForEvening = (question: string): boolean => /[今明昨]晚|\b(tonight|this evening)\b/i.test(question)

/** Tickets as such: which there are, and what they cost. */
export function asksForTickets(subject: Subject): boolean {
  const rest = subject.terms.filter((term) => term !== 'c:ticket' && term !== 'c:price' && term !== 'c:quota')
  return rest.length === 0 && subject.terms.length > 0 && subject.manner !== 'howTo'
}
