import { listAdverts, listWebAdverts } from '../../../contract/adverts/endpoints'
import { advertsIn } from '../fixtures/adverts'
import { mock } from '../mock'

export const adverts = [
  mock(listAdverts, ({ input, language }) => advertsIn(language, input.module).slice(0, input.size)),
  mock(listWebAdverts, ({ input, language }) => advertsIn(language, input.module).slice(0, input.size)),
]
