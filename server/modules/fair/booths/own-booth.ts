import type { OutputOf } from '#contract/core/endpoint.ts'
import type { getOwnBooth } from '#contract/fair/booths/endpoints.ts'
import { isCorner } from '#contract/fair/floor-plan/geometry/corner.ts'
import { neighboursOf } from '#contract/fair/floor-plan/geometry/neighbours.ts'
import { areaOf, boxOf } from '#contract/fair/floor-plan/geometry/polygons.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Context } from '#server/platform/http/serve.ts'
import * as queries from './booths.queries'
import { boothOrders } from './orders.connector'

const round = (value: number): number => Math.round(value * 100) / 100

/** The order of a booth that the viewer's exhibitor has not paid yet; null: none. */
export async function findOpenOrder(context: Context<unknown>): Promise<OutputOf<typeof getOwnBooth>['order']> {
  const { db, language } = context
  const { id: viewer, exhibitorId } = await getViewerAccount(context)
  const row = exhibitorId === null ? undefined : await queries.findRowOf(db, exhibitorId)
  if (row?.status !== 'held' || row.bookingId === null) return null
  const order = (await boothOrders.port.describe(db, [row.bookingId])).get(row.bookingId)
  if (order?.until == null) return null
  const { id, number, confirmed, until, accountId } = order
  const hallName = pick((await queries.findHall(db, row.hallId))?.name ?? { zh: '', en: '' }, language)
  return { id: accountId === viewer ? id : null, number, confirmed, until, hallName, boothNumber: row.number }
}

/** The booth of the viewer's exhibitor on the published plans; null: none. */
export async function findOwnBooth(context: Context<unknown>): Promise<OutputOf<typeof getOwnBooth>['booth']> {
  const { db, language } = context
  const { exhibitorId } = await getViewerAccount(context)
  const place = exhibitorId === null ? undefined : await queries.findBoothOf(db, exhibitorId)
  if (!place) return null
  const { hallId, number } = place
  const hall = await queries.findHall(db, hallId)
  for (const { level, drawing } of await queries.listPlans(db, hallId)) {
    const booth = drawing.booths.find((one) => one.number === number)
    if (!booth || !hall) continue
    const { left, right, top, bottom } = boxOf(booth.points)
    const beside = neighboursOf(booth, drawing.booths).map((one) => one.number)
    const shown = await queries.listShownAt(db, hallId, beside)
    return {
      hallId,
      hallName: pick(hall.name, language),
      number,
      level,
      area: round(areaOf(booth.points)),
      corner: isCorner(booth.points, drawing.aisles),
      utilities: booth.utilities ?? [],
      width: round(right - left),
      depth: round(bottom - top),
      neighbours: shown.map(({ company, ...one }) => ({ ...one, name: pick(company, language) })),
    }
  }
  return null
}
