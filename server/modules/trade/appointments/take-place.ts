import type { Slot } from '#contract/trade/appointments/rules.ts'
import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findViolatedIndex } from '#server/platform/db/violated-index.ts'
import { fail, Refusal } from '#server/platform/http/fail.ts'
import { listMates } from '#server/modules/foundation/accounts/index.ts'
import { type AppointmentRow, listHeld, listOfBuyer } from './appointments.queries'
import { findAlternatives, findCapacity, freeAt, overlaps } from './slots'

export interface Choice {
  /** Who was chosen to talk: they alone will do. */
  memberId?: number | undefined
  /** Who talks where nobody was chosen and they may and can. */
  preferred?: number | null
}

type Of = Pick<AppointmentRow, 'id' | 'exhibitorId' | 'buyerId'>

/**
 * A table and a member for a talk at a time, and that the buyer is free then; the caller holds both parties
 * (`holdParties`). Throws AppointmentFull, AppointmentBuyerBusy, AppointmentMemberBusy, AppointmentNoOne.
 */
export async function takePlace(db: Db, of: Of, slot: Slot, { memberId, preferred }: Choice) {
  const day = chinaDayBounds(chinaDay(slot.start))
  const others = (await listHeld(db, of.exhibitorId, day.from, day.until)).filter(({ id }) => id !== of.id)
  const ofBuyer = await listOfBuyer(db, of.buyerId, slot.start, slot.end)
  const standing = ofBuyer.filter(({ id, state }) => id !== of.id && (state === 'confirmed' || state === 'met'))
  if (standing.length > 0) throw fail('AppointmentBuyerBusy')
  const mates = (await listMates(db, of.exhibitorId)).map(({ id }) => id)
  if (memberId !== undefined && !mates.includes(memberId)) throw fail('AppointmentNoOne')
  // Where nothing is set any more, what was requested before can still be held at one table.
  const capacity = (await findCapacity(db, of.exhibitorId)) ?? { tables: 1, mostPerDay: null, memberIds: mates }
  const { tables, members } = freeAt(capacity, others, slot)
  const [tableNumber] = tables
  if (tableNumber === undefined) throw fail('AppointmentFull')
  if (memberId !== undefined) {
    if (others.some((one) => one.memberId === memberId && overlaps(one, slot))) throw fail('AppointmentMemberBusy')
    return { tableNumber, memberId }
  }
  const chosen = members.find((id) => id === preferred) ?? members[0]
  if (chosen === undefined) throw fail('AppointmentFull')
  return { tableNumber, memberId: chosen }
}

const byConstraint = {
  appointment_buyer_once: 'AppointmentBuyerBusy',
  appointment_member_once: 'AppointmentMemberBusy',
  appointment_table_once: 'AppointmentFull',
  appointment_open: 'AppointmentDuplicate',
} as const

const isConstraint = (name: string | undefined): name is keyof typeof byConstraint =>
  name !== undefined && Object.hasOwn(byConstraint, name)

/** The refusal that a broken constraint of the database means, or the error as it is. */
export function refusalOf(error: unknown): unknown {
  const index = findViolatedIndex(error)
  return isConstraint(index) ? fail(byConstraint[index]) : error
}

/** Runs a write; where the time is taken the refusal bears up to three others that are free, as `alternatives`. */
export async function withAlternatives<T>(
  db: Db,
  of: { exhibitorId: number; buyerId: number; near: Date },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const refused = refusalOf(error)
    if (!(refused instanceof Refusal) || refused.error !== 'AppointmentFull') throw refused
    throw fail('AppointmentFull', { alternatives: await findAlternatives(db, of) })
  }
}
