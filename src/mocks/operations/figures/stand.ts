import { chinaDay } from '#contract/core/china-time.ts'
import type { Language } from '#contract/core/language.ts'
import type { StandFigures } from '#contract/operations/figures/schemas.ts'
import { say } from '#src/mocks/core/bilingual.ts'
import { exhibitRows } from '#src/mocks/fair/exhibits/exhibits.ts'

const DAY_MS = 86_400_000

export function standFiguresIn(language: Language, length: number): StandFigures {
  const now = Date.now()
  const days = Array.from({ length }, (_, place) => ({
    day: chinaDay(new Date(now - (length - 1 - place) * DAY_MS)),
    views: 30 + ((place * 17) % 43),
    visitors: 12 + ((place * 7) % 19),
  }))
  const sum = (name: 'views' | 'visitors') => days.reduce((all, day) => all + day[name], 0)
  const named = exhibitRows.slice(0, 6).map(({ id, name }) => ({ id, name: say(language, name) }))
  return {
    from: days[0]?.day ?? '',
    until: days.at(-1)?.day ?? '',
    own: {
      views: sum('views'),
      visitors: sum('visitors'),
      opened: Math.round(sum('views') * 0.6),
      pushClicks: 38,
      questions: 24,
      answerMinutes: 96,
      leads: 17,
      follows: 21,
    },
    hall: {
      views: Math.round(sum('views') * 0.7),
      visitors: Math.round(sum('visitors') * 0.8),
      opened: Math.round(sum('views') * 0.5),
      pushClicks: 12,
      questions: 15,
      answerMinutes: 210,
      leads: 19,
      follows: 13.5,
    },
    hallSize: 6,
    days,
    countries: [
      { name: say(language, ['中国', 'China']), count: 64 },
      { name: say(language, ['意大利', 'Italy']), count: 9 },
      { name: '', count: 3 },
    ],
    exhibits: named.map((one, place) => ({ ...one, views: Math.round(310 / (place + 1)) })),
    pushes: named.slice(0, 3).map((one, place) => ({ ...one, views: 210 - place * 60, clicks: 22 - place * 8 })),
  }
}
