import { getHall, getHallColumn, listHalls } from '#contract/fair/halls/endpoints.ts'
import type { Language } from '#contract/core/language.ts'
import { exhibitRows, makerOf } from '#src/mocks/fair/exhibits/exhibits.ts'
import { exhibitorRows } from '#src/mocks/fair/exhibitors/rows.ts'
import { hallIn, hallRows } from './halls'
import { mock, refuse } from '#src/mocks/core/mock.ts'

function hallsIn(language: Language) {
  return hallRows.map((row) =>
    hallIn(language, row, {
      exhibitorsNum: exhibitorRows.filter(({ hallId }) => hallId === row.id).length,
      exhibitsNum: exhibitRows.filter((exhibit) => makerOf(exhibit)?.hallId === row.id).length,
    }),
  )
}

export const halls = [
  mock(listHalls, ({ language }) => hallsIn(language)),
  mock(
    getHall,
    ({ input, language }) => hallsIn(language).find(({ hallId }) => hallId === input.id) ?? refuse('HallNotFound'),
  ),
  mock(getHallColumn, () => ({ hidePavilionColumn: 0, vrUrl: './vr.html#/' })),
]
