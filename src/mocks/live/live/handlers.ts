import { getDayPlan, listExhibitorLives, listLives, listOfficialLives } from '#contract/live/live/endpoints.ts'
import type { Language } from '#contract/core/language.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { exhibitorRows } from '#src/mocks/fair/exhibitors/rows.ts'
import { hallRows } from '#src/mocks/fair/halls/halls.ts'
import { byIdOf, say } from '#src/mocks/core/bilingual.ts'
import { liveIn, liveRows } from './lives'
import { mock } from '#src/mocks/core/mock.ts'
import { liveManage } from './manage-handlers'
import { liveReserve } from './reserve-handlers'
import { liveRoom } from './room-handlers'
import { paginate } from '#src/mocks/core/paginate.ts'

/** Live and interrupted sessions are requested as one: both are tagged live. */
function livesIn(language: Language, status: number | undefined) {
  const requested = status === 1 ? [1, 6] : [status]
  return liveRows
    .filter((row) => status === undefined || requested.includes(row.status))
    .map((row) => liveIn(language, row))
}

export const live = [
  ...liveManage,
  ...liveReserve,
  ...liveRoom,
  mock(listLives, ({ input, language }) => paginate(livesIn(language, input.status), input)),
  mock(listOfficialLives, ({ input, language }) =>
    paginate(
      livesIn(language, input.status).filter(({ exhibitorId }) => exhibitorId === null),
      input,
    ),
  ),
  mock(listExhibitorLives, ({ input, language }) =>
    paginate(
      livesIn(language, input.status).filter(({ exhibitorId }) =>
        input.exhibitorId === undefined ? exhibitorId !== null : exhibitorId === input.exhibitorId,
      ),
      input,
    ),
  ),
  mock(getDayPlan, ({ input, language }) => {
    const all = liveRows
      .filter(({ exhibitorId }) => exhibitorId !== null)
      .map((row) => ({ row, day: chinaDay(new Date(row.draft.startTime)) }))
      .toSorted((a, b) => a.row.draft.startTime.localeCompare(b.row.draft.startTime))
    return {
      sessions: all
        .filter(({ day }) => day === input.date)
        .map(({ row }) => {
          const hall = byIdOf(hallRows, byIdOf(exhibitorRows, row.exhibitorId)?.hallId ?? null)
          return {
            ...liveIn(language, row),
            hallId: hall?.id ?? null,
            hallName: hall ? say(language, hall.name) : '',
          }
        }),
      previous: all.findLast(({ day }) => day < input.date)?.day ?? '',
      next: all.find(({ day }) => day > input.date)?.day ?? '',
    }
  }),
]
