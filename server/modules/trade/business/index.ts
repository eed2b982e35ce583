import * as contract from '#contract/trade/business/endpoints.ts'
import { fallbacks, pick } from '#server/platform/db/bilingual.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { readBusiness } from './figures'
import { nudge } from './nudge'
import { listUnansweredDemands } from './unanswered.queries'

export { personalDataOfBusiness } from './personal-data.queries'

/** What the organizer reads and does of trade as a whole. */
export const business: Route[] = [
  serve(contract.getBusiness, readBusiness),
  serve(contract.listUnanswered, async ({ db, input, language }) => {
    const { rows, total } = await listUnansweredDemands(db, input)
    const list = rows.map(({ demand, category, nudge: last }) => ({
      id: demand.demandId,
      title: pick(demand.title, language),
      category: pick(category, language),
      quantity: demand.quantity,
      unit: demand.unit,
      shownAt: demand.shownAt.toISOString(),
      validUntil: demand.validUntil.toISOString(),
      named: demand.named,
      nudgedAt: last?.at.toISOString() ?? null,
      nudged: last?.nudged ?? 0,
      fallbackFields: fallbacks({ title: demand.title }, language),
    }))
    return toPage(list, total, input)
  }),
  serve(contract.nudgeExhibitors, nudge),
]
