import { getLaunchDate, getMainDetail, listExpos, listLogos } from '#contract/fair/expo/endpoints.ts'
import { expoIn, expoListIn, logosIn } from './expo'
import { mock } from '#src/mocks/core/mock.ts'
import { paginate } from '#src/mocks/core/paginate.ts'

export const expo = [
  mock(getMainDetail, ({ language }) => ({ expoInfo: expoIn(language) })),
  mock(listExpos, ({ input, language }) => paginate(expoListIn(language), input)),
  mock(getLaunchDate, ({ language }) => {
    const { startTime, endTime } = expoIn(language)
    return { launchDate: startTime, endDate: endTime }
  }),
  mock(listLogos, ({ input, language }) => logosIn(language, input)),
]
