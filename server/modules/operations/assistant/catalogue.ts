import type { Language } from '#contract/core/language.ts'
import { type Bilingual, pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findSimilar } from '#server/modules/fair/search/index.ts'
import type { Manner } from './intent'
import type { Analysis } from './question'
import { type Candidate, type Described, type Fit, measureFit, mentionsName } from './rank'
import * as queries from './retrieval.queries'
import * as say from './sentences'
import { SHOWN } from './words'

/** Records that are compared with a question, of the searched ones. */
const COMPARED = 40
/** Works of one maker, where a question asks what they show. */
const SHOWN_MAX = 5
/** Score of a requested booth, or of the exhibits of a requested exhibitor or hall. */
const REQUESTED_WORDS = 20

export interface CatalogueQuery {
  db: Db
  language: Language
  analysis: Analysis
  manner: Manner
  words: string[]
}

const noText: Bilingual = { zh: '', en: '' }
/** Share of a question that must stand in the names of what it finds, where it asks whether something is provided. */
const SERVICE_IN_NAMES = 0.6
/** Asks which things or people there are: what they say of themselves counts as well as their names. */
const ASKS_WHICH =
  /哪些|什么样|谁|哪家|哪位|展品|作品|\b(which|who|on show|exhibits?|exhibitors?|works?|pieces?|makers?|sell|sells)\b/

const HAN = /\p{Script=Han}/u
/** Asks for things of a kind. */
const HAS_ANY = /有没有|\b(do you have|(is|are) there any)\b/

/** How well a record answers; nothing where the question only happens to share a word with it. */
function scoreAnswer(described: Described, { analysis, manner }: CatalogueQuery): number {
  const fit: Fit = measureFit(described, analysis)
  if (fit.isNamed) return fit.score
  if (manner === 'howTo') return 0
  if (manner === 'service') {
    return fit.inNames >= SERVICE_IN_NAMES || (fit.covered === 1 && HAS_ANY.test(analysis.text)) ? fit.score : 0
  }
  // A Chinese phrase is compared by its pairs, which overlap: half of them are most of it.
  const isMost = fit.covered > 0.5 || (fit.covered === 0.5 && HAN.test(analysis.text))
  return isMost && (fit.inNames > 0 || ASKS_WHICH.test(analysis.text)) ? fit.score : 0
}

const EXHIBITORS = /展商|公司|谁|\b(exhibitors?|compan(y|ies)|who)\b/

/** Exhibitors, or else exhibits, of the halls that the question names; none where it names no hall, or asks for neither. */
async function findInHall({
  db,
  analysis,
  manner,
}: CatalogueQuery): Promise<{ exhibitors: number[]; exhibits: number[] }> {
  const none = { exhibitors: [], exhibits: [] }
  if (manner === 'howTo' || !(EXHIBITORS.test(analysis.text) || SHOWN.test(analysis.text))) return none
  const halls = (await queries.listHalls(db))
    .filter(({ name }) => mentionsName(analysis.text, [name]))
    .map(({ id }) => id)
  if (halls.length === 0) return none
  return EXHIBITORS.test(analysis.text)
    ? { exhibitors: await queries.findOfHalls(db, halls, SHOWN_MAX), exhibits: [] }
    : { exhibitors: [], exhibits: await queries.findShownInHalls(db, halls, SHOWN_MAX) }
}

export interface Records {
  candidates: Candidate[]
  /** Names of the exhibitors that the question names. */
  named: string[]
}

/** Exhibits and exhibitors, those of a hall where the question names one. */
export async function findRecords(query: CatalogueQuery): Promise<Records> {
  const { db, language, analysis, words } = query
  const inHall = await findInHall(query)
  const similar = await findSimilar(db, words, COMPARED)
  const idsOf = (type: number) => similar.filter((one) => one.type === type).map(({ recordId }) => recordId)
  const companies = await queries.findExhibitors(db, [...inHall.exhibitors, ...idsOf(2)], analysis.booths)
  const makers = companies.filter(({ exhibitor }) =>
    mentionsName(analysis.text, [exhibitor.company, exhibitor.abbreviation]),
  )
  const makerIds = SHOWN.test(analysis.text) ? makers.map(({ exhibitor }) => exhibitor.id) : []
  const shown = new Set(await queries.findShown(db, makerIds, SHOWN_MAX))
  const goods = await queries.findExhibits(db, [...shown, ...inHall.exhibits, ...idsOf(1)])
  const forWhere = analysis.intents.has('where') ? 1.5 : 1
  const exhibits = goods.map((row): Candidate => {
    const { exhibit, exhibitor } = row
    const { id, name, introduction, material } = exhibit
    const fit = scoreAnswer({ names: [name], texts: [introduction, material, exhibitor.company] }, query)
    const url = `./exhibitss.html#/ExhibisDetail?id=${id}`
    return {
      score: fit + (shown.has(id) || inHall.exhibits.includes(id) ? REQUESTED_WORDS : 0),
      source: { type: 'exhibit', title: pick(name, language), url, text: say.exhibitText(row, language) },
    }
  })
  const exhibitors = companies.map((row): Candidate => {
    const { id, company, abbreviation, introduction, city, booth } = row.exhibitor
    const hall = row.hallName ?? noText
    const isRequestedFor = analysis.booths.includes(booth) || inHall.exhibitors.includes(id)
    const fit = scoreAnswer({ names: [company, abbreviation], texts: [introduction, city, hall] }, query)
    const url = `./exhibitors.html#/Detail?id=${id}`
    return {
      score: (fit + (isRequestedFor ? REQUESTED_WORDS : 0)) * forWhere,
      source: { type: 'exhibitor', title: pick(company, language), url, text: say.exhibitorText(row, language) },
    }
  })
  const named = makers.flatMap(({ exhibitor: { company, abbreviation } }) => [company, abbreviation])
  return { candidates: [...exhibits, ...exhibitors], named: named.flatMap(({ zh, en }) => [zh, en]) }
}

/** News articles. */
export async function findArticles(query: CatalogueQuery): Promise<Candidate[]> {
  const news = await queries.findNews(query.db, query.words)
  return news.map((article): Candidate => {
    const { id, title, summary } = article
    const text = say.newsText(article, query.language)
    const score = scoreAnswer({ names: [title], texts: [summary] }, query) * 0.8
    const url = `./news.html#/detail?id=${id}`
    return { score, source: { type: 'news', title: pick(title, query.language), url, text } }
  })
}
