import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import type { listBookable as contract } from '#contract/trade/appointments/endpoints.ts'
import { slotsOfDay } from '#contract/trade/appointments/rules.ts'
import { listMateIds } from '#server/modules/foundation/accounts/index.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { earliest, hasFreeSlot, toOffer } from '../slots'
import { listAvailabilities, listHeldOf } from './bookable.queries'

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
  const mates = await listMateIds(db, ids)
  // By exhibitor and day: each slot is compared with the talks of its day alone.
  const held = new Map<string, Awaited<ReturnType<typeof listHeldOf>>>()
  for (const one of await listHeldOf(db, ids, chinaDayBounds(today).from)) {
    const key = `${one.exhibitorId} ${chinaDay(one.startsAt)}`
    held.set(key, [...(held.get(key) ?? []), one])
  }
  const bookable = rows.filter((row) => {
    const { exhibitorId, tables, mostPerDay } = row
    const memberIds = row.memberIds.filter((id) => mates.get(exhibitorId)?.has(id))
    const [offer, soonest] = [toOffer(row), earliest({ row }, now)]
    return row.days
      .filter((day) => day >= today)
      .toSorted()
      .some((day) => {
        const slots = slotsOfDay(offer, day).filter(({ start }) => start > soonest)
        return hasFreeSlot({ tables, mostPerDay, memberIds }, held.get(`${exhibitorId} ${day}`) ?? [], slots)
      })
  })
  return { exhibitorIds: bookable.map(({ exhibitorId }) => exhibitorId) }
}
