import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import type { listBookable as contract } from '#contract/trade/appointments/endpoints.ts'
import { SLOT_DAYS_MAX } from '#contract/trade/appointments/limits.ts'
import { listMatesOf } from '#server/modules/foundation/accounts/index.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { listAvailabilities, listHeldOf } from './bookable.queries'
import { countFree, DAY_MS, slotsBetween, toOffer } from '../slots'

/** The exhibitors of a hall that can be booked: three queries, however many there are. */
export async function listBookable({
  db,
  input: { hallId },
}: Context<ParsedInputOf<typeof contract>>): Promise<OutputOf<typeof contract>> {
  const rows = await listAvailabilities(db, hallId)
  if (rows.length === 0) return { exhibitorIds: [] }
  const ids = rows.map(({ exhibitorId }) => exhibitorId)
  const now = new Date()
  const today = chinaDay(now)
  const { from } = chinaDayBounds(today)
  const held = await listHeldOf(db, ids, from, new Date(from.getTime() + SLOT_DAYS_MAX * DAY_MS))
  const mates = await listMatesOf(db, ids)
  const isBookable = rows.map((row) => {
    const { exhibitorId, tables, mostPerDay } = row
    const present = new Set(mates.get(exhibitorId)?.map(({ id }) => id))
    const memberIds = row.memberIds.filter((id) => present.has(id))
    const found = { row, offer: toOffer(row), tables, mostPerDay, memberIds }
    const own = held.filter((one) => one.exhibitorId === exhibitorId)
    return slotsBetween(found, today, SLOT_DAYS_MAX, now).some((slot) => countFree(found, own, slot) > 0)
  })
  return { exhibitorIds: ids.filter((_, at) => isBookable[at]) }
}
