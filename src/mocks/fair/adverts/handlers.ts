import { listAdverts, listWebAdverts } from '#contract/fair/adverts/endpoints.ts'
import { advertsIn } from './adverts'
import { mock } from '#src/mocks/core/mock.ts'

export const adverts = [
  mock(listAdverts, ({ input, language }) => advertsIn(language, input.module).slice(0, input.size)),
  mock(listWebAdverts, ({ input, language }) => advertsIn(language, input.module).slice(0, input.size)),
]
