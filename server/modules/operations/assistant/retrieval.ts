import type { AssistantMessage, AssistantSource } from '#contract/operations/assistant/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type CatalogueQuery, findArticles, findRecords } from './catalogue'
import { findDay, withoutDays } from './day'
import { findContact, findFair, findTickets } from './facts'
import { rankHelp, type RankedHelp } from './help-rank'
import * as intent from './intent'
import { findNamedEvents } from './named-events'
import { findProgram } from './program'
import { analyse } from './question'
import { type Candidate, compose, selectNearBest } from './rank'
import { listHelp } from './retrieval.queries'
import { helpText } from './sentences'
import { readTerms } from './terms'

/** Share of a question that a topic must speak of: where it asks how something is done, and where it might ask for a thing. */
const COVERED = { howTo: 0.45, service: 0.55, neutral: 0.6 }
/** Share of the best topic's score that the others must reach. */
const NEAR_BEST = 0.7

export interface Retrieved {
  sources: AssistantSource[]
  /** false: nothing answers the question, and the only source is customer service. */
  found: boolean
}

const toHelp = ({ topic, score }: RankedHelp, language: Language): Candidate => ({
  score,
  source: {
    type: 'help',
    title: pick(topic.question, language),
    url: `./about.html#/helper?topic=${topic.id}`,
    text: helpText(topic, language),
  },
})

/** Topics of the help center that answer, best first. */
async function findHelp(db: Db, language: Language, { terms, manner }: intent.Subject): Promise<Candidate[]> {
  const ranked = rankHelp(await listHelp(db), terms)
  const [best] = ranked
  if (!best || best.coverage < COVERED[manner]) return []
  return ranked.filter(({ score }) => score >= best.score * NEAR_BEST).map((one) => toHelp(one, language))
}

/** The question with the one before it, where it names nothing by itself: "and where is it?". */
function readQuestion(question: string, history: readonly AssistantMessage[]) {
  const input = analyse(question, history)
  const evening = intent.asksForEvening(question) ? ['c:evening'] : []
  const terms = [...readTerms(withoutDays(question)), ...evening]
  const last = history.findLast(({ role }) => role === 'user')?.text
  const followsUp = last !== undefined && input.text !== analyse(question, []).text
  return { analysis: input, terms: followsUp ? [...new Set([...readTerms(withoutDays(last)), ...terms])] : terms }
}

/**
 * What of the fair's own data answers the question, best first, in the reader's language. How the question asks comes first: one
 * about how something is done is answered by the help center, never by exhibits.
 */
async function findParts(
  db: Db,
  language: Language,
  { question, history, now }: { question: string; history: readonly AssistantMessage[]; now: Date },
): Promise<Candidate[][]> {
  const { analysis, terms: all } = readQuestion(question, history)
  const manner = intent.findManner(question)
  const words = [...new Set(analysis.units.flatMap(({ forms }) => forms))]
  const query: CatalogueQuery = { db, language, analysis, manner, words }
  const { candidates, named } = await findRecords(query)
  const records = selectNearBest(candidates)
  const isNamed = named.length > 0 || analysis.booths.length > 0
  const ofNames = new Set(named.flatMap(readTerms))
  const terms = all.filter((term) => !ofNames.has(term))
  const subject: intent.Subject = { terms, intents: analysis.intents, manner, day: findDay(question, now) }
  const { day } = subject
  const help = await findHelp(db, language, subject)

  if (!isNamed && intent.asksAboutFair(subject)) {
    return [await findFair(db, language, day), terms.includes('c:contact') ? help : []]
  }
  if (!isNamed && intent.asksForProgram(subject)) {
    const program = await findProgram(db, language, { terms, day, now })
    return program.flat().length > 0 || day === undefined ? program : [await findFair(db, language, day)]
  }
  const tickets = await findTickets(db, language, { text: analysis.text, terms, now })
  if (tickets.named.length > 0 && (manner !== 'howTo' || intent.asksAboutTickets(subject))) return [tickets.named, help]
  if (intent.asksForTickets(subject)) return [tickets.all, help]

  const exhibitors = records.filter(({ source, score }) => score >= NAMED && source.type === 'exhibitor')
  if (isNamed && intent.asksForContact(subject)) return [exhibitors]
  if (manner === 'howTo') return [help, isNamed ? exhibitors : []]
  const events = selectNearBest(await findNamedEvents(query))
  if (events.length > 0 && (analysis.intents.has('when') || analysis.intents.has('program'))) return [events]
  if (help.length > 0 && !records.some(({ score }) => score >= NAMED)) return [help]
  const others = events.map((event) => ({ ...event, score: event.score * EVENT }))
  return [selectNearBest([...records, ...others, ...(await findArticles(query))])]
}

/** What an event is worth beside exhibits and exhibitors, where nobody asks when something is. */
const EVENT = 0.6

/** Score from which a record is named by the question as it stands. */
const NAMED = 20

/** The fair's own data that an answer is based on; customer service where nothing answers. Days are those of `now`, in GMT+8. */
export async function findSources(
  db: Db,
  language: Language,
  question: string,
  history: readonly AssistantMessage[] = [],
  now: Date = new Date(),
): Promise<Retrieved> {
  const sources = compose(await findParts(db, language, { question, history, now }))
  if (sources.length > 0) return { sources, found: true }
  return { sources: compose([await findContact(db, language)]), found: false }
}
