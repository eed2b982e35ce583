import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import type { Language } from '#contract/core/language.ts'
import type { FairDay, FairFigures } from '#contract/operations/figures/schemas.ts'
import { say } from '#src/mocks/core/bilingual.ts'
import { exhibitorRows } from '#src/mocks/fair/exhibitors/exhibitors.ts'
import { exhibitRows } from '#src/mocks/fair/exhibits/exhibits.ts'

const HOUR_MS = 3_600_000
/** How busy each hour of a day is, of the busiest. */
const busy = [2, 1, 1, 0, 0, 1, 4, 9, 22, 58, 86, 94, 71, 66, 90, 100, 93, 74, 46, 31, 27, 21, 12, 6]

/** A day of the mock fair, the later the busier. */
function dayOf(day: string, more: number): FairDay {
  const hours = busy.map((part, hour) => ({ hour, views: part * 11 * more, visitors: part * 2 * more }))
  const views = hours.reduce((all, one) => all + one.views, 0)
  return {
    day,
    visitors: 812 * more,
    visits: 1_034 * more,
    views,
    searches: 214 * more,
    missed: 9 * more,
    registrations: 37 * more,
    registrationMinutes: 186,
    demands: 11 * more,
    talks: 18 * more,
    lives: 6,
    tickets: 143 * more,
    paidFen: 1_286_400 * more,
    refundedFen: 36_000,
    questions: 52 * more,
    answered: 47 * more,
    answerMinutes: 14.5,
    hours,
  }
}

const pages = ['ExhibisDetail', 'home', 'ExhibitorDetail', 'Exhibis', 'Exhibitor', 'search', 'Activity', 'news']

export function fairFiguresIn(
  language: Language,
  { day = chinaDay(new Date()), against }: { day?: string | undefined; against?: string | undefined },
): FairFigures {
  const before = chinaDay(new Date(chinaDayBounds(day).from.getTime() - HOUR_MS))
  const term = (zh: string, en: string, count: number, hits: number) => ({ term: say(language, [zh, en]), count, hits })
  const missedTerms = [term('榫卯', 'joinery', 8, 0), term('香道', 'incense', 5, 0)]
  return {
    now: 128,
    day: dayOf(day, 4),
    against: dayOf(against ?? before, 3),
    countries: [
      { name: say(language, ['中国', 'China']), count: 613 },
      { name: say(language, ['意大利', 'Italy']), count: 48 },
      { name: say(language, ['日本', 'Japan']), count: 36 },
      { name: say(language, ['法国', 'France']), count: 21 },
      { name: '', count: 12 },
    ],
    pages: pages.map((name, place) => ({ name, count: Math.round(9_800 / (place + 1)) })),
    terms: [term('青瓷', 'celadon', 96, 14), term('刺绣', 'embroidery', 71, 9), ...missedTerms],
    missedTerms,
    exhibits: exhibitRows.slice(0, 8).map(({ id, name }, place) => ({
      id,
      name: say(language, name),
      views: Math.round(640 / (place + 1)),
      follows: 40 - place * 4,
    })),
    exhibitors: exhibitorRows.slice(0, 8).map(({ id, company }, place) => ({
      id,
      name: say(language, company),
      views: Math.round(900 / (place + 1)),
      follows: 52 - place * 5,
    })),
    lives: [
      { id: 1, name: say(language, ['开幕直播：云上文博', 'Opening live: culture in the cloud']), watching: 342 },
    ],
  }
}
