import * as contract from '#contract/trade/business/endpoints.ts'
import type { Business, UnansweredDemand } from '#contract/trade/business/schemas.ts'
import { UNANSWERED_MS } from '#contract/trade/business/limits.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import type { Language } from '#contract/core/language.ts'
import { demandCardIn, demands, endOf, type MockDemand, offersTo } from '#src/mocks/trade/demands/demands.ts'
import { type Both, say } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { paginate } from '#src/mocks/core/paginate.ts'

const DAY_MS = 86_400_000

/** Something every day, more of it towards the end of the fair. */
const wave = (place: number, much: number): number => Math.round(Math.abs(Math.sin(place * 1.7)) * much + place / 9)

const halls: [Both, number, number][] = [
  [['工艺美术馆', 'Arts & Crafts Hall'], 286_400, 7],
  [['出版与文博馆', 'Publishing & Museums Hall'], 118_000, 3],
]
const countries: [Both, number, number][] = [
  [['中国', 'China'], 372_000, 8],
  [['意大利', 'Italy'], 32_400, 2],
]

function businessIn(language: Language, until: string, days: number): Business {
  const first = Date.parse(`${until}T00:00:00+08:00`) - (days - 1) * DAY_MS
  const rows = Array.from({ length: days }, (_, place) => ({
    day: chinaDay(new Date(first + place * DAY_MS)),
    demands: wave(place, 2),
    offers: wave(place + 1, 5),
    intentions: wave(place + 2, 4),
    talks: wave(place + 3, 3),
  }))
  const sum = (name: 'demands' | 'offers' | 'intentions' | 'talks') => rows.reduce((all, row) => all + row[name], 0)
  const named = (all: typeof halls) =>
    all.map(([name, amount, talks]) => ({ name: say(language, name), currency: 'CNY' as const, amount, talks }))
  return {
    from: rows[0]?.day ?? until,
    until,
    totals: {
      submitted: sum('demands') + 3,
      shown: sum('demands'),
      answered: Math.floor(sum('demands') * 0.8),
      answerHours: 9.4,
      offers: sum('offers'),
      accepted: Math.floor(sum('offers') * 0.3),
      acceptance: 0.46,
      intentions: sum('intentions'),
      intentionsAccepted: Math.floor(sum('intentions') * 0.4),
      intentionHours: 5.1,
      talks: sum('talks'),
      met: Math.floor(sum('talks') * 0.8),
      noShow: 2,
      talkHours: 3.6,
    },
    days: rows,
    amounts: [
      { currency: 'CNY', amount: 404_400, talks: 10 },
      { currency: 'USD', amount: 12_500, talks: 1 },
    ],
    halls: [...named(halls), { name: '', currency: 'USD', amount: 12_500, talks: 1 }],
    countries: [...named(countries), { name: '', currency: 'USD', amount: 12_500, talks: 1 }],
  }
}

/** demand → when exhibitors were notified of it, for the life of the page */
const nudges = new Map<number, { at: string; nudged: number }>()

const waits = (one: MockDemand): boolean =>
  endOf(one) === '' && one.shown !== undefined && offersTo(one.id).length === 0

/** Those that have waited long enough. */
export const listLate = (): MockDemand[] =>
  demands.filter((one) => waits(one) && Date.now() - Date.parse(one.shown?.at ?? '') > UNANSWERED_MS)

const unansweredIn = (language: Language): UnansweredDemand[] =>
  listLate().map((one) => {
    const {
      id,
      title,
      categoryName: category,
      quantity,
      unit,
      shownAt,
      validUntil,
      fallbackFields,
    } = demandCardIn(language, one)
    const last = nudges.get(id)
    return {
      id,
      title,
      category,
      quantity,
      unit,
      shownAt,
      validUntil,
      named: (one.shown?.document.exhibitorIds.length ?? 0) > 0,
      nudgedAt: last?.at ?? null,
      nudged: last?.nudged ?? 0,
      fallbackFields: fallbackFields.filter((field) => field === 'title'),
    }
  })

export const business = [
  mock(contract.getBusiness, ({ input, language }) =>
    businessIn(language, input.until ?? chinaDay(new Date()), input.days),
  ),
  mock(contract.listUnanswered, ({ input, language }) => paginate(unansweredIn(language), input)),
  mock(contract.nudgeExhibitors, ({ input }) => {
    const found = demands.find(({ id, shown }) => id === input.id && shown !== undefined) ?? refuse('DemandNotFound')
    if (nudges.has(found.id)) return refuse('AlreadyNudged')
    if (!waits(found)) return refuse('NobodyToNudge')
    nudges.set(found.id, { at: new Date().toISOString(), nudged: 4 })
    return { nudged: 4 }
  }),
]
