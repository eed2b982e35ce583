import { cornerTest } from '#contract/fair/floor-plan/geometry/corner.ts'
import { areaOf } from '#contract/fair/floor-plan/geometry/polygons.ts'
import type { Utility } from '#contract/fair/floor-plan/rules.ts'
import type { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import { lockPlans } from '#server/modules/fair/floor-plan/index.ts'
import { hideBooths, showBooths } from '#server/modules/fair/exhibitors/index.ts'
import type { Sender } from '#server/modules/foundation/notices/index.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import * as queries from './booths.queries'
import { notifyExhibitor } from './notify'
import { boothOrders } from './orders.connector'

/* What orders do with booths: hold, assign, free. Whoever sells them calls it; each in the transaction of the order's step. */

/** A booth as it is sold. */
export interface DrawnBooth {
  number: string
  level: number
  /** square metres, with two decimals */
  area: number
  corner: boolean
  utilities: Utility[]
}

/** Those booths of a level that are selected, as they are sold. */
function describeBooths(level: number, { booths, aisles }: PlanDrawing, isSelected: (number: string) => boolean) {
  const isCorner = cornerTest(aisles)
  return booths
    .filter(({ number }) => isSelected(number))
    .map(({ number, points, utilities = [] }): DrawnBooth => {
      const area = Math.round(areaOf(points) * 100) / 100
      return { number, level, area, corner: isCorner(points), utilities }
    })
}

/** The booths of a hall's published plans that nobody has, has reserved or has ordered. */
export async function listFreeBooths(db: Db, hallId: number): Promise<DrawnBooth[]> {
  const taken = new Set((await queries.listTaken(db, hallId)).map(({ number }) => number))
  const plans = await queries.listPlans(db, hallId)
  return plans.flatMap(({ level, drawing }) => describeBooths(level, drawing, (number) => !taken.has(number)))
}

/** A booth of a published plan, which stays published until the transaction ends. Throws BoothNotFound. */
export async function lockDrawnBooth(db: Db, { hallId, number }: queries.BoothPlace): Promise<DrawnBooth> {
  const plans = await lockPlans(db, hallId)
  const [booth] = plans.flatMap(({ level, published }) =>
    published ? describeBooths(level, published, (one) => one === number) : [],
  )
  if (!booth) throw fail('BoothNotFound', { number, field: 'booth' })
  return booth
}

interface Ordered extends queries.BoothPlace {
  exhibitorId: number
  bookingId: number
  byAccount: number | null
}

/**
 * Holds a booth for an order of an exhibitor until the order assigns or frees it. The caller has locked the plan
 * (`lockDrawnBooth`). Throws BoothTaken, OwnBoothExists.
 */
export async function holdOrderedBooth(db: Db, { byAccount, bookingId, ...of }: Ordered): Promise<void> {
  const { hallId, number, exhibitorId } = of
  const outcome = await queries.holdForOrder(db, { hallId, number }, { exhibitorId, bookingId })
  if (outcome !== 'done') {
    const own = await queries.findRowOf(db, exhibitorId)
    if (own) throw fail('OwnBoothExists', await ownDetails(db, own, byAccount))
    throw fail('BoothTaken', { number, field: 'booth' })
  }
  await queries.addEvents(db, [{ ...of, action: 'order', byAccount }])
}

/** What an exhibitor has already: the number of its booth, and its order if this account can open it. */
async function ownDetails(db: Db, { number, status, bookingId }: queries.BoothRow, account: number | null) {
  const order = (await boothOrders.port.describe(db, bookingId === null ? [] : [bookingId])).get(bookingId ?? 0)
  return { number, orderId: status === 'held' && order?.accountId === account ? order.id : null }
}

/** The order is paid: its exhibitor has the booth. */
export async function assignOrderedBooth(db: Db, sender: Sender, bookingId: number): Promise<void> {
  const row = await queries.assignHeld(db, bookingId)
  // Its hall was deleted meanwhile: the order stays to be refunded.
  if (!row || row.exhibitorId === null) return
  const { hallId, number, exhibitorId } = row
  await showBooths(db, new Map([[exhibitorId, { hallId, number }]]))
  await queries.addEvents(db, [{ hallId, number, exhibitorId, action: 'assign' }])
  await notifyExhibitor(db, sender, 'boothAssigned', { hallId, number, exhibitorId })
}

/** The order was paid after it had freed its booth: takes the booth again, if it and its exhibitor are still without. */
export async function retakeOrderedBooth(db: Db, sender: Sender, of: Omit<Ordered, 'byAccount'>): Promise<boolean> {
  const { hallId, number, exhibitorId, bookingId } = of
  const plans = await lockPlans(db, hallId)
  if (!plans.some(({ published }) => published?.booths.some((one) => one.number === number))) return false
  const outcome = await queries.holdForOrder(db, { hallId, number }, { exhibitorId, bookingId })
  if (outcome !== 'done') return false
  await assignOrderedBooth(db, sender, bookingId)
  return true
}

/** The order has ended without payment: the booth is free again. */
export async function freeHeldBooth(db: Db, bookingId: number): Promise<void> {
  const row = await queries.freeBooked(db, bookingId)
  if (row) await queries.addEvents(db, [{ ...placeOf(row), action: 'orderClosed' }])
}

/** The order is refunded: the exhibitor no longer has the booth, wherever it was moved to. */
export async function freeRefundedBooth(db: Db, sender: Sender, bookingId: number): Promise<void> {
  const row = await queries.freeBooked(db, bookingId)
  if (!row) return
  await queries.addEvents(db, [{ ...placeOf(row), action: 'release' }])
  const { hallId, number, exhibitorId } = row
  if (exhibitorId === null) return
  await hideBooths(db, [exhibitorId])
  await notifyExhibitor(db, sender, 'boothReleased', { hallId, number, exhibitorId })
}

const placeOf = ({ hallId, number, exhibitorId }: queries.BoothRow) => ({ hallId, number, exhibitorId })
