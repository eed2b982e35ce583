import { listAdverts, listWebAdverts } from '../../../contract/adverts/endpoints'
import { advertsIn } from './adverts'
import { mock } from '../core/mock'

export const adverts = [
  mock(listAdverts, ({ input, language }) => advertsIn(language, input.module).slice(0, input.size)),
  mock(listWebAdverts, ({ input, language }) => advertsIn(language, input.module).slice(0, input.size)),
]
