import { listExhibitorLives, listLives, listOfficialLives } from '../../../contract/live/endpoints'
import type { Language } from '../../../contract/core/language'
import { liveIn, liveRows } from '../fixtures/lives'
import { mock } from '../mock'
import { paginate } from '../page-of'

/** Live and interrupted sessions are asked for as one: both are tagged live. */
function livesIn(language: Language, status: number | undefined) {
  const wanted = status === 1 ? [1, 6] : [status]
  return liveRows
    .filter((row) => status === undefined || wanted.includes(row.status))
    .map((row) => liveIn(language, row))
}

export const live = [
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
]
