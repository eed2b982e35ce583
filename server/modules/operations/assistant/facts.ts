import type { Language } from '#contract/core/language.ts'
import { type Bilingual, pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findMainExpo } from '#server/modules/fair/expo/index.ts'
import { listShownTypes, type TypeOnSale } from '#server/modules/commerce/tickets/index.ts'
import * as say from './fair-sentences'
import { mentionsName, type Candidate } from './rank'

/** What a name that the question holds as it stands is worth; one that it holds in part is worth less. */
const NAMED = 30
const HAN = /\p{Script=Han}/u

/** The fair itself. */
export async function findFair(db: Db, language: Language, day?: string): Promise<Candidate[]> {
  const expo = await findMainExpo(db)
  if (!expo) return []
  const source = { type: 'fair' as const, title: pick(expo.name, language), url: './about.html#/about' }
  return [{ score: NAMED, source: { ...source, text: say.fairText(expo, language, day) } }]
}

/** Customer service, for questions without an answer. */
export async function findContact(db: Db, language: Language): Promise<Candidate[]> {
  const text = say.contactSentence(await findMainExpo(db), language)
  const title = language === 'zh-CN' ? '联系客服' : 'Customer service'
  return [{ score: NAMED, source: { type: 'contact', title, url: './concact.html#/', text } }]
}

/** Words in the names of tickets that do not distinguish one from another. */
const COMMON = /^(票|ticket|pass|of|day|the|group|one)$/

/** Parts of a name by which people call a ticket: pairs of Chinese characters, English words. */
function partsOf({ zh, en }: Bilingual): string[] {
  const characters = [...zh.replace(/票$/, '')]
  const pairs = characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`)
  return [...pairs, ...(en.toLowerCase().match(/[a-z]+/g) ?? [])].filter((part) => !COMMON.test(part))
}

/** How well a question names a type of ticket: whole, or by a part of its name. */
function scoreName({ name }: TypeOnSale, text: string, terms: readonly string[]): number {
  if (mentionsName(text, [name])) return NAMED
  const bare = { zh: name.zh.replace(/票$/, ''), en: name.en.replace(/ (ticket|pass)$/i, '') }
  if (mentionsName(text, [bare])) return NAMED * 0.9
  if (!terms.includes('c:ticket')) return 0
  const words = new Set(text.match(/[a-z]+/g) ?? [])
  return partsOf(name).filter((part) => words.has(part) || (HAN.test(part) && text.includes(part))).length
}

interface Tickets {
  /** Those that the question names, best first. */
  named: Candidate[]
  all: Candidate[]
}

/** The types of tickets that visitors see, with their prices and refund rules. */
export async function findTickets(
  db: Db,
  language: Language,
  { text, terms, now }: { text: string; terms: readonly string[]; now: Date },
): Promise<Tickets> {
  const types = await listShownTypes(db)
  const all = types.map((type): Candidate => ({
    score: scoreName(type, text, terms),
    source: {
      type: 'ticket',
      title: pick(type.name, language),
      url: './invoiceHall.html#/',
      text: say.ticketText(type, language, now),
    },
  }))
  const named = all.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score)
  return { all, named: named.filter(({ score }) => score >= (named[0]?.score ?? 0) * 0.9) }
}
