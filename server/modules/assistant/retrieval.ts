import type { AssistantMessage, AssistantSource } from '../../../contract/assistant/schemas'
import type { Language } from '../../../contract/core/language'
import { type Bilingual, pick } from '../../platform/db/bilingual'
import { chinaDay, chinaDayBounds } from '../../../contract/core/china-time'
import type { Db } from '../../platform/db/database'
import { findMainExpo } from '../expo'
import { findAlike } from '../search'
import { type Analysis, analyse } from './question'
import { pickBest, type Candidate, scoreFit, mentionsName } from './rank'
import * as queries from './retrieval.queries'
import * as say from './sentences'
import { SHOWN } from './words'

/** Records that are compared with a question, of the searched ones. */
const COMPARED = 40
const NEXT_EVENTS = 4
/** Works of one maker, where a question asks what they show. */
const SHOWN_MAX = 5
const DAY_MS = 86_400_000
/** What the fair itself, or its program, is worth to a question about nothing else. */
const ABOUT_THE_FAIR = 20

export interface Retrieved {
  sources: AssistantSource[]
  /** false: nothing fits, and the sources only say where else to ask. */
  found: boolean
}

interface Asking {
  db: Db
  language: Language
  asked: Analysis
  words: string[]
}

const noText: Bilingual = { zh: '', en: '' }

async function findRecords({ db, language, asked, words }: Asking): Promise<Candidate[]> {
  const alike = await findAlike(db, words, COMPARED)
  const idsOf = (type: number) => alike.filter((one) => one.type === type).map(({ recordId }) => recordId)
  const companies = await queries.findExhibitors(db, idsOf(2), asked.booths)
  const named = companies.filter(({ exhibitor }) =>
    mentionsName(asked.text, [exhibitor.company, exhibitor.abbreviation]),
  )
  const makers = SHOWN.test(asked.text) ? named.map(({ exhibitor }) => exhibitor.id) : []
  const shown = new Set(await queries.findShown(db, makers, SHOWN_MAX))
  const goods = await queries.findExhibits(db, [...shown, ...idsOf(1)])
  const forWhere = asked.intents.has('where') ? 1.5 : 1
  return [
    ...goods.map((row): Candidate => {
      const { exhibit, exhibitor } = row
      const { id, name, introduction, material } = exhibit
      const fit = scoreFit({ names: [name], texts: [introduction, material, exhibitor.company] }, asked)
      const score = fit + (shown.has(id) ? ABOUT_THE_FAIR : 0)
      const url = `./exhibitss.html#/ExhibisDetail?id=${id}`
      return {
        score,
        source: { type: 'exhibit', title: pick(name, language), url, text: say.exhibitText(row, language) },
      }
    }),
    ...companies.map((row): Candidate => {
      const { id, company, abbreviation, introduction, city, booth } = row.exhibitor
      const hall = row.hallName ?? noText
      const fit = scoreFit({ names: [company, abbreviation], texts: [introduction, city, hall] }, asked)
      const score = (fit + (asked.booths.includes(booth) ? ABOUT_THE_FAIR : 0)) * forWhere
      const url = `./exhibitors.html#/Detail?id=${id}`
      return {
        score,
        source: { type: 'exhibitor', title: pick(company, language), url, text: say.exhibitorText(row, language) },
      }
    }),
  ]
}

async function findFairAnswers({ db, language, asked, words }: Asking): Promise<Candidate[]> {
  const hinted = [...words, ...asked.hints.flatMap(({ forms }) => forms)]
  const topics = await queries.findHelp(db, hinted)
  const news = await queries.findNews(db, words)
  return [
    ...topics.map((topic): Candidate => {
      const { id, question, answer } = topic
      const title = pick(question, language)
      const url = `./about.html#/helper?topic=${id}`
      const score = scoreFit({ names: [question], texts: [answer] }, asked)
      return { score, source: { type: 'help', title, url, text: say.helpText(topic, language) } }
    }),
    ...news.map((article): Candidate => {
      const { id, title, summary } = article
      const url = `./news.html#/detail?id=${id}`
      const score = scoreFit({ names: [title], texts: [summary] }, asked) * 0.8
      return {
        score,
        source: { type: 'news', title: pick(title, language), url, text: say.newsText(article, language) },
      }
    }),
  ]
}

async function findScheduled({ db, language, asked, words }: Asking): Promise<Candidate[]> {
  const { intents, day, units } = asked
  const wantsProgram = intents.has('program') || (intents.has('when') && units.length === 0)
  const named = await queries.findEvents(db, words)
  const within = day === undefined ? undefined : chinaDayBounds(chinaDay(new Date(Date.now() + day * DAY_MS)))
  const next = wantsProgram ? await queries.findNextEvents(db, within ? 8 : NEXT_EVENTS, within) : []
  const nextIds = new Set(next.map(({ id }) => id))
  const events = new Map([...next, ...named].map((event) => [event.id, event]))
  return [...events.values()].map((event): Candidate => {
    const { id, title, place, speaker, startsAt } = event
    const fit = scoreFit({ names: [title, speaker], texts: [place] }, asked)
    const score = fit + (nextIds.has(id) && units.length === 0 ? ABOUT_THE_FAIR * 0.9 : 0)
    const url = `./activity.html#/?day=${chinaDay(startsAt)}`
    return {
      score,
      source: { type: 'schedule', title: pick(title, language), url, text: say.eventText(event, language) },
    }
  })
}

async function theFair({ db, language }: Asking): Promise<Candidate | undefined> {
  const expo = await findMainExpo(db)
  if (!expo) return undefined
  const title = pick(expo.name, language)
  return {
    score: ABOUT_THE_FAIR,
    source: { type: 'fair', title, url: './about.html#/about', text: say.fairText(expo, language) },
  }
}

/** Whether the question is about the fair as a whole: when, where, whom to ask. */
function isAboutTheFair({ units, booths, intents }: Analysis): boolean {
  const asks = intents.has('when') || intents.has('where') || intents.has('contact')
  return asks && units.length === 0 && booths.length === 0
}

/** What of the fair's own data an answer to the question may rest on, best first, in the reader's language. */
export async function findSources(
  db: Db,
  language: Language,
  question: string,
  history: readonly AssistantMessage[] = [],
): Promise<Retrieved> {
  const asked = analyse(question, history)
  const words = [...new Set(asked.units.flatMap(({ forms }) => forms))]
  const asking = { db, language, asked, words }
  const fair = await theFair(asking)
  const candidates = [
    ...(await findRecords(asking)),
    ...(await findFairAnswers(asking)),
    ...(await findScheduled(asking)),
  ]
  const sources = pickBest(fair && isAboutTheFair(asked) ? [...candidates, fair] : candidates)
  if (sources.length > 0) return { sources, found: true }
  return { sources: fair ? pickBest([fair]) : [], found: false }
}
