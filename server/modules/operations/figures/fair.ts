import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import type { getFairFigures } from '#contract/operations/figures/endpoints.ts'
import { RANKED_MAX } from '#contract/operations/figures/limits.ts'
import type { FairDay, FairFigures, NamedCount } from '#contract/operations/figures/schemas.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findCountry } from '#server/modules/foundation/places/index.ts'
import { countSearches, listTerms } from '#server/modules/fair/search/index.ts'
import { countHours, countNow, rankLiked, rankNames } from './counted.queries'
import { countMoney, countQuestions, countRegistrations, countTrade, listRunning } from './happened.queries'

const HOUR_MS = 3_600_000
const HOURS = 24

/** A country by its numeric code, as the reader calls it; empty: it is not known. */
export function nameCountry({ name, count }: { name: string; count: number }, language: Language): NamedCount {
  const country = findCountry(Number(name))
  return { name: (language === 'zh-CN' ? country?.cnCountry : country?.country) ?? '', count }
}

/** What happens at the fair on a day (YYYY-MM-DD in GMT+8). */
export async function readFairDay(db: Db, day: string): Promise<FairDay> {
  const span = chinaDayBounds(day)
  const [rows, ...happened] = await Promise.all([
    countHours(db, span),
    countSearches(db, day),
    countRegistrations(db, span),
    countTrade(db, span),
    countMoney(db, span),
    countQuestions(db, span),
  ])
  const [searches, registrations, trade, money, questions] = happened
  const number = (kind: string, hour?: number) =>
    rows
      .filter((row) => row.kind === kind && (hour === undefined || row.hour.getTime() === hour))
      .reduce((all, { n }) => all + n, 0)
  return {
    day,
    visitors: number('dayVisitor'),
    visits: number('visit'),
    views: number('view'),
    ...searches,
    ...registrations,
    ...trade,
    ...money,
    ...questions,
    hours: Array.from({ length: HOURS }, (_, hour) => {
      const at = span.from.getTime() + hour * HOUR_MS
      return { hour, views: number('view', at), visitors: number('visitor', at) }
    }),
  }
}

/** The fair on a day beside another; days are those of GMT+8. */
export async function readFairFigures({
  db,
  input,
  language,
}: Pick<Context<ParsedInputOf<typeof getFairFigures>>, 'db' | 'input' | 'language'>): Promise<FairFigures> {
  const day = input.day ?? chinaDay(new Date())
  const span = chinaDayBounds(day)
  const against = input.against ?? chinaDay(new Date(span.from.getTime() - HOUR_MS))
  const liked = async (of: 'exhibit' | 'exhibitor') =>
    (await rankLiked(db, of, span)).map(({ name, ...row }) => ({ ...row, name: pick(name, language) }))
  const terms = (missed: boolean) => listTerms(db, { day, missed, limit: RANKED_MAX })
  const [now, ofDay, ofOther] = await Promise.all([countNow(db), readFairDay(db, day), readFairDay(db, against)])
  const [countries, pages, running] = await Promise.all([
    rankNames(db, 'country', span),
    rankNames(db, 'page', span),
    listRunning(db),
  ])
  const [mostTerms, missedTerms] = await Promise.all([terms(false), terms(true)])
  const [exhibits, exhibitors] = await Promise.all([liked('exhibit'), liked('exhibitor')])
  return {
    now,
    day: ofDay,
    against: ofOther,
    countries: countries.map((row) => nameCountry(row, language)),
    pages,
    terms: mostTerms,
    missedTerms,
    exhibits,
    exhibitors,
    lives: running.map(({ id, title, watching }) => ({ id, name: pick(title, language), watching })),
  }
}
