import { getDayPlan, listExhibitorLives, listOfficialLives } from '#contract/live/live/endpoints.ts'
import type { InputOf } from '#contract/core/endpoint.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** ms after which lists show who has gone live, while somebody looks at them */
const LOOK_MS = 20_000

/** A page of the fair's own sessions; the last one stays while the next is under way. */
export const useOfficialLives = (filter: InputOf<typeof listOfficialLives>, enabled = true) =>
  useEndpoint(listOfficialLives, filter, { keep: true, enabled, every: LOOK_MS })

/** The sessions of one exhibitor, or of all of them. */
export const useExhibitorLives = (filter: InputOf<typeof listExhibitorLives>, enabled = true) =>
  useEndpoint(listExhibitorLives, filter, { keep: true, enabled, every: LOOK_MS })

/** The sessions of exhibitors on a day. */
export const useDayPlan = (date: string) => useEndpoint(getDayPlan, { date }, { keep: true, every: LOOK_MS })
