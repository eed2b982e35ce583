import type { InputOf } from '../../../contract/core/endpoint'
import { getFairFigures, getReplyPromise, getStandFigures } from '../../../contract/figures/endpoints'
import { FIGURES_EVERY_MS } from '../../../contract/figures/limits'
import { useEndpoint } from '../../common/request/use-endpoint'

/** The fair on a day beside another, asked anew while somebody looks. */
export const useFairFigures = (asked: InputOf<typeof getFairFigures>) =>
  useEndpoint(getFairFigures, asked, { keep: true, every: FIGURES_EVERY_MS })

/** What visitors did at the own stand. */
export const useStandFigures = (days: number) => useEndpoint(getStandFigures, { days }, { keep: true })

/** How soon an exhibitor usually answers. */
export const useReplyPromise = (id: number) => useEndpoint(getReplyPromise, { id })
