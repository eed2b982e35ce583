import { ANSWER_MS, REQUESTED_PER_DAY, REQUESTED_PER_HOUR_AND_IP } from '#contract/trade/appointments/limits.ts'
import type { askAppointment } from '#contract/trade/appointments/endpoints.ts'
import type { Slot, TalkPlace } from '#contract/trade/appointments/rules.ts'
import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { countWithin } from '#server/platform/auth/auth.queries.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { assertNotBlocked } from '#server/modules/trade/blocks/index.ts'
import { hasExhibitor } from '#server/modules/fair/exhibitors/index.ts'
import { getAbout } from './about/about'
import { addAppointment, addStep, findByKey, listHeld, listOfBuyer } from './appointments.queries'
import { countFree, earliest, findCapacity, overlaps, slotAt } from './slots'
import { withAlternatives } from './take-place'
import { notify } from './notify'
import { hasExhibit } from './about.queries'

const [HOUR_SECONDS, DAY_SECONDS] = [3_600, 86_400]

/** What nobody answers ends after ANSWER_MS, or when the talk would begin. */
export const expiryOf = (start: Date, now = new Date()): Date =>
  new Date(Math.min(now.getTime() + ANSWER_MS, start.getTime()))

/** Throws TooManyAppointments. */
async function countRequested({ writeStatement, viewer, ip }: Context<unknown>): Promise<void> {
  const limits = [
    { bucket: `appointment:${viewer?.userId}`, max: REQUESTED_PER_DAY, seconds: DAY_SECONDS },
    { bucket: `appointmentIp:${ip}`, max: REQUESTED_PER_HOUR_AND_IP, seconds: HOUR_SECONDS },
  ]
  if (!(await writeStatement((db) => countWithin(db, limits)))) throw fail('TooManyAppointments')
}

/** Throws TextUnsafe. */
export async function checkWords({ providers }: Pick<Context<unknown>, 'providers'>, text: string, field: string) {
  const words = await providers.textSafety.findOffences(text)
  if (words.length > 0) throw fail('TextUnsafe', { words, field })
}

interface RequestedItem {
  exhibitorId: number
  buyerId: number
  start: Date
  place: TalkPlace
  /** Minutes before the start need not be kept by who offers them. */
  isOwnOffer?: boolean
  /** The talk that would move: its own place does not stand in its way. */
  movedId?: number
}

/**
 * The slot that begins then and has a free place for both. Throws AppointmentNotOffered, AppointmentTooSoon,
 * AppointmentPlaceNotOffered, AppointmentBuyerBusy, AppointmentFull.
 */
export async function getFreeSlot(db: Db, requested: RequestedItem, now = new Date()): Promise<Slot> {
  const { exhibitorId, buyerId, start, place, isOwnOffer = false, movedId } = requested
  const found = await findCapacity(db, exhibitorId)
  const slot = found && slotAt(found, start)
  if (!found || !slot) throw fail('AppointmentNotOffered', { field: 'start' })
  if (start <= (isOwnOffer ? now : earliest(found, now))) {
    throw fail('AppointmentTooSoon', { minutes: found.row.noticeMinutes, field: 'start' })
  }
  if (!found.row.places.includes(place)) throw fail('AppointmentPlaceNotOffered', { field: 'place' })
  const day = chinaDayBounds(chinaDay(start))
  const own = await listOfBuyer(db, buyerId, slot.start, slot.end)
  const standing = own.filter(({ id, state }) => id !== movedId && (state === 'confirmed' || state === 'met'))
  if (standing.some((one) => overlaps(one, slot) && one.exhibitorId !== exhibitorId)) {
    throw fail('AppointmentBuyerBusy', { field: 'start' })
  }
  const held = (await listHeld(db, exhibitorId, day.from, day.until)).filter(({ id }) => id !== movedId)
  if (standing.length === 0 && countFree(found, held, slot) === 0) throw fail('AppointmentFull')
  return slot
}

/** A buyer asks for a talk; the same key asks once. Gives its id. Throws what `getFreeSlot` does, AppointmentDuplicate
 * and what `getAbout` does. */
export async function ask(context: Context<ParsedInputOf<typeof askAppointment>>): Promise<number> {
  const { db, write, input } = context
  const { id: buyerId } = await getViewerAccount(context)
  const { exhibitorId, exhibitId, place } = input
  const clientKey = `${buyerId}:${input.key}`
  const known = await findByKey(db, clientKey)
  if (known !== undefined) return known
  await countRequested(context)
  if (!(await hasExhibitor(db, exhibitorId))) throw fail('ExhibitorNotFound')
  if (exhibitId !== undefined && !(await hasExhibit(db, exhibitId, exhibitorId))) throw fail('ExhibitNotFound')
  const about = await getAbout(db, { ...input, buyerId })
  const purpose = input.purpose.trim()
  await checkWords(context, purpose, 'purpose')
  const start = new Date(input.start)
  const book = () =>
    write(async (transaction) => {
      await assertNotBlocked(transaction, { exhibitorId, accountId: buyerId }, { side: 'buyer' })
      const slot = await getFreeSlot(transaction, { exhibitorId, buyerId, start, place })
      const times = { startsAt: slot.start, endsAt: slot.end, expiresAt: expiryOf(slot.start) }
      const parties = { clientKey, exhibitorId, buyerId }
      const added = { ...parties, ...about, exhibitId: exhibitId ?? null, place, purpose, ...times }
      const row = await addAppointment(transaction, added)
      const step = { appointmentId: row.id, action: 'ask' as const, byAccount: buyerId, side: 'buyer' as const }
      await addStep(transaction, { ...step, note: purpose, startsAt: slot.start })
      await notify(transaction, context, row, { to: 'exhibitor', name: 'appointmentAsked' })
      return row.id
    })
  try {
    return await withAlternatives(db, { exhibitorId, buyerId, near: start }, book)
  } catch (error) {
    // Sent twice at once: whatever stood in the way of the second, the first was its own.
    const same = await findByKey(db, clientKey)
    if (same !== undefined) return same
    throw error
  }
}
