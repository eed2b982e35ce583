import type { InputOf } from '#contract/core/endpoint.ts'
import { getFairFigures, getReplyPromise, getStandFigures } from '#contract/operations/figures/endpoints.ts'
import { FIGURES_EVERY_MS } from '#contract/operations/figures/limits.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** The fair on a day beside another, refreshed while the page is visible. */
export const useFairFigures = (input: InputOf<typeof getFairFigures>) =>
  useEndpoint(getFairFigures, input, { keep: true, every: FIGURES_EVERY_MS })

/** What visitors did at the own stand. */
export const useStandFigures = (days: number) => useEndpoint(getStandFigures, { days }, { keep: true })

/** How soon an exhibitor usually answers. */
export const useReplyPromise = (id: number) => useEndpoint(getReplyPromise, { id })
