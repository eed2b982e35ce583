import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { getStandFigures } from '#contract/operations/figures/endpoints.ts'
import type { StandFigures, StandSums } from '#contract/operations/figures/schemas.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { countLeads } from '#server/modules/trade/leads/index.ts'
import type { Span } from './counted.queries'
import { nameCountry } from './fair'
import * as queries from './stand.queries'

const DAY_MS = 86_400_000

/** The middle one of some numbers, or the mean of the middle two; null: there is none. */
export function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** The sums of each exhibitor, one who has nothing among them. */
async function sumStands(db: Db, ids: readonly number[], span: Span): Promise<Map<number, StandSums>> {
  const { views, visitors } = await queries.countViewsOf(db, ids, span)
  const rows = {
    views,
    visitors,
    opened: await queries.countOpened(db, ids, span),
    pushClicks: await queries.countPushClicks(db, ids, span),
    follows: await queries.countFollowed(db, ids, span),
  }
  const input = await queries.countRequested(db, ids, span)
  const leads = await countLeads(db, ids, span)
  return new Map(
    ids.map((id) => {
      const number = (name: keyof typeof rows) => rows[name].find((row) => row.id === id)?.n ?? 0
      const questions = input.find(({ service }) => service === String(id))
      const sums = {
        views: number('views'),
        visitors: number('visitors'),
        opened: number('opened'),
        pushClicks: number('pushClicks'),
        questions: questions?.n ?? 0,
        answerMinutes: questions?.minutes ?? null,
        leads: leads.get(id) ?? 0,
        follows: number('follows'),
      }
      return [id, sums]
    }),
  )
}

/** The median of each figure; of answer times that of those who have answered. */
function medians(all: readonly StandSums[]): StandSums {
  const middle = (name: Exclude<keyof StandSums, 'answerMinutes'>) => median(all.map((one) => one[name])) ?? 0
  return {
    views: middle('views'),
    visitors: middle('visitors'),
    opened: middle('opened'),
    pushClicks: middle('pushClicks'),
    questions: middle('questions'),
    answerMinutes: median(all.flatMap(({ answerMinutes }) => answerMinutes ?? [])),
    leads: middle('leads'),
    follows: middle('follows'),
  }
}

const empty: StandSums = medians([])

/** What visitors did at the own stand in some days, today the last of them. Throws NoExhibitor. */
export async function readStandFigures(context: Context<ParsedInputOf<typeof getStandFigures>>): Promise<StandFigures> {
  const { db, input, language } = context
  const { exhibitorId } = await getViewerAccount(context)
  if (exhibitorId === null) throw fail('NoExhibitor')
  const today = chinaDayBounds(chinaDay(new Date()))
  const span = { from: new Date(today.from.getTime() - (input.days - 1) * DAY_MS), until: today.until }
  const ids = await queries.listNeighbours(db, exhibitorId)
  const sums = await sumStands(db, ids, span)
  const days = await queries.countStandDays(db, exhibitorId, span)
  const countries = await queries.rankStandCountries(db, exhibitorId, span)
  const named = <Row extends { name: Parameters<typeof pick>[0] }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, name: pick(row.name, language) }))
  return {
    from: chinaDay(span.from),
    until: chinaDay(today.from),
    own: sums.get(exhibitorId) ?? empty,
    hall: ids.length > 1 ? medians([...sums.values()]) : null,
    hallSize: ids.length,
    days: Array.from({ length: input.days }, (_, place) => {
      const day = chinaDay(new Date(span.from.getTime() + place * DAY_MS))
      const number = (kind: string) => days.find((row) => row.day === day && row.kind === kind)?.n ?? 0
      return { day, views: number('stand'), visitors: number('standVisitor') }
    }),
    countries: countries.map((row) => nameCountry(row, language)),
    exhibits: named(await queries.rankOpened(db, exhibitorId, span)),
    pushes: named(await queries.rankPushed(db, exhibitorId, span)),
  }
}
