import * as contract from '#contract/fair/booths/endpoints.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { assignBooth, holdBooth, occupyBooth, releaseBooth } from './assign'
import { assignBooths } from './assign-several'
import { presentHall } from './booths.present'
import * as queries from './booths.queries'
import { findCategories } from './categories.queries'
import { boothOrders } from './orders.connector'
import { findOpenOrder, findOwnBooth } from './own-booth'
import { setupRoutes } from './setup/routes'
import { getOwnRequirements, saveOwnRequirements, saveRequirements } from './requirements/requirements'
import { listOwnScans, listScans, recordScan } from './visits/visits'

export { countOrderedBooths, findAssigned, listBooked as listBookedBooths, listPlannedHalls } from './booths.queries'
export { boothOrders, type KnownBoothOrder } from './orders.connector'
export * from './ordered'
export { personalDataOfBooths } from './personal-data.queries'
export { notifySetupChanges } from './setup/notify-changes'
export { listSetupEvents } from './setup/setup-calendar'
export { canReadSetupFile, releaseSetupFiles } from './setup/setup.queries'
export { sweepBoothScans } from './visits/visits'

export const booths: Route[] = [
  serve(contract.listBooths, async ({ db, input: { hallId }, language }) => {
    if (!(await queries.findHall(db, hallId))) throw fail('HallNotFound')
    const plans = await queries.listPlans(db, hallId)
    const taken = await queries.listTaken(db, hallId)
    const orders = await boothOrders.port.describe(
      db,
      taken.flatMap(({ bookingId }) => bookingId ?? []),
    )
    const unplaced = await queries.listUnplaced(db, hallId)
    const categories = await findCategories(db, [
      ...unplaced.map(({ id }) => id),
      ...taken.flatMap(({ exhibitor }) => exhibitor.id ?? []),
    ])
    return presentHall({ hallId, plans, taken, orders, unplaced, categories }, language)
  }),
  serve(contract.assignBooth, async (context) => {
    await assignBooth(context)
    return {}
  }),
  serve(contract.releaseBooth, async (context) => {
    await releaseBooth(context)
    return {}
  }),
  serve(contract.holdBooth, async (context) => {
    await holdBooth(context)
    return {}
  }),
  serve(contract.occupyBooth, async (context) => {
    await occupyBooth(context)
    return {}
  }),
  serve(contract.assignBooths, assignBooths),
  serve(contract.getOwnBooth, async (context) => ({
    booth: await findOwnBooth(context),
    order: await findOpenOrder(context),
  })),
  ...setupRoutes,
  serve(contract.getOwnBoothRequirements, getOwnRequirements),
  serve(contract.saveOwnBoothRequirements, saveOwnRequirements),
  serve(contract.saveBoothRequirements, saveRequirements),
  serve(contract.recordBoothScan, recordScan),
  serve(contract.listBoothScans, listScans),
  serve(contract.getOwnBoothScans, listOwnScans),
  serve(contract.listBoothEvents, async ({ db, input, language }) =>
    (await queries.listEvents(db, input)).map(({ event: { id, number, action, at }, company, by }) => ({
      id,
      number,
      action,
      exhibitor: company ? pick(company, language) : '',
      by: by ? pick(by, language) : '',
      at: at.toISOString(),
    })),
  ),
]
