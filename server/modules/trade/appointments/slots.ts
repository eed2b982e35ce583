import { findSlot, type Offer, type Slot, slotsOfDay } from '#contract/trade/appointments/rules.ts'
import { ALTERNATIVES, SLOT_DAYS_MAX } from '#contract/trade/appointments/limits.ts'
import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import type { Db } from '#server/platform/db/database.ts'
import { listMates } from '#server/modules/foundation/accounts/index.ts'
import { type AvailabilityRow, findAvailability } from './availability.queries'
import { type Held, listHeld, listOfBuyer } from './appointments.queries'

export const DAY_MS = 86_400_000

export const toOffer = ({ fromMinute, untilMinute, ...row }: AvailabilityRow): Offer => ({
  ...row,
  from: fromMinute,
  until: untilMinute,
})

/** What free places are reckoned from. */
export interface Capacity {
  tables: number
  mostPerDay: number | null
  /** Of those who talk, who is still of the team. */
  memberIds: readonly number[]
}

export const overlaps = (held: Pick<Held, 'startsAt' | 'endsAt'>, { start, end }: Slot): boolean =>
  held.startsAt < end && start < held.endsAt

/** The tables and members without a confirmed talk at this time; none where the day is full. */
export function freeAt(capacity: Capacity, held: readonly Held[], slot: Slot) {
  const { mostPerDay } = capacity
  const day = chinaDay(slot.start)
  const ofDay = held.filter(({ startsAt }) => chinaDay(startsAt) === day).length
  if (mostPerDay !== null && ofDay >= mostPerDay) return { tables: [], members: [] }
  return freePlaces(capacity, held, slot)
}

function freePlaces({ tables, memberIds }: Capacity, held: readonly Held[], slot: Slot) {
  const busy = held.filter((one) => overlaps(one, slot))
  const [takenTables, takenMembers] = [busy.map((one) => one.tableNumber), busy.map((one) => one.memberId)]
  return {
    tables: Array.from({ length: tables }, (_, i) => i + 1).filter((table) => !takenTables.includes(table)),
    members: memberIds.filter((id) => !takenMembers.includes(id)),
  }
}

const countPlaces = ({ tables, members }: ReturnType<typeof freePlaces>): number =>
  Math.min(tables.length, members.length)

export const countFree = (...at: Parameters<typeof freeAt>): number => countPlaces(freeAt(...at))

/** Whether one of the slots of a day is free, of which `held` has all talks: each is compared with them alone. */
export function hasFreeSlot(capacity: Capacity, held: readonly Held[], slots: readonly Slot[]): boolean {
  const { mostPerDay } = capacity
  if (mostPerDay !== null && held.length >= mostPerDay) return false
  return slots.some((slot) => countPlaces(freePlaces(capacity, held, slot)) > 0)
}

/** What an exhibitor set, with who of those who talk is still there; undefined: nothing. */
export async function findCapacity(db: Db, exhibitorId: number) {
  const row = await findAvailability(db, exhibitorId)
  if (!row) return undefined
  const mates = new Set((await listMates(db, exhibitorId)).map(({ id }) => id))
  const { tables, mostPerDay } = row
  return { row, offer: toOffer(row), tables, mostPerDay, memberIds: row.memberIds.filter((id) => mates.has(id)) }
}
export type FoundCapacity = NonNullable<Awaited<ReturnType<typeof findCapacity>>>

/** The first moment at which a talk may begin, for who asks. */
export const earliest = ({ row }: Pick<FoundCapacity, 'row'>, now = new Date()): Date =>
  new Date(now.getTime() + row.noticeMinutes * 60_000)

export const slotAt = ({ offer }: FoundCapacity, start: Date): Slot | undefined => findSlot(offer, start)

/** The slots of some days that can still be requested. */
export function slotsBetween({ offer, ...found }: FoundCapacity, from: string, days: number, now = new Date()): Slot[] {
  const first = chinaDayBounds(from).from.getTime()
  const until = first + days * DAY_MS
  const soonest = earliest(found, now)
  return offer.days
    .filter((day) => {
      const at = chinaDayBounds(day).from.getTime()
      return at >= first && at < until
    })
    .toSorted()
    .flatMap((day) => slotsOfDay(offer, day))
    .filter(({ start }) => start > soonest)
}

/** Up to ALTERNATIVES starts at which the exhibitor and the buyer are free, the nearest to `near` first. */
export async function findAlternatives(
  db: Db,
  { exhibitorId, buyerId, near }: { exhibitorId: number; buyerId: number; near: Date },
): Promise<string[]> {
  const found = await findCapacity(db, exhibitorId)
  if (!found) return []
  const now = new Date()
  const first = new Date(Math.max(now.getTime(), near.getTime() - (SLOT_DAYS_MAX / 2) * DAY_MS))
  const slots = slotsBetween(found, chinaDay(first), SLOT_DAYS_MAX, now)
  const [start, end] = [slots[0]?.start, slots.at(-1)?.end]
  if (!start || !end) return []
  const dayStart = chinaDayBounds(chinaDay(start)).from
  const held = await listHeld(db, exhibitorId, dayStart, chinaDayBounds(chinaDay(end)).until)
  const own = await listOfBuyer(db, buyerId, dayStart, end)
  const distance = (slot: Slot) => Math.abs(slot.start.getTime() - near.getTime())
  return slots
    .filter((slot) => slot.start.getTime() !== near.getTime())
    .filter((slot) => countFree(found, held, slot) > 0 && !own.some((one) => overlaps(one, slot)))
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, ALTERNATIVES)
    .map((slot) => slot.start.toISOString())
}
