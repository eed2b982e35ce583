import type { saveBuyerTimes as saveContract } from '#contract/trade/appointments/endpoints.ts'
import { SLOT_MINUTES } from '#contract/trade/appointments/limits.ts'
import { checkOffer, lastOfferDay, suitsTimes, type Slot } from '#contract/trade/appointments/rules.ts'
import type { OwnTimes } from '#contract/trade/appointments/schemas.ts'
import { buyerTypes } from '#contract/core/permissions.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findAccountById, getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { findMainExpo } from '#server/modules/fair/expo/index.ts'
import { findBuyerOf, findTimes, putTimes, type TimesRow } from '../availability.queries'

const toTimes = ({ days, fromMinute, untilMinute, breaks }: TimesRow) => ({
  days,
  from: fromMinute,
  until: untilMinute,
  breaks,
})

/** The availability of the viewing buyer. */
export async function readTimes(context: Context<unknown>): Promise<OwnTimes> {
  const { db } = context
  const { id } = await getViewerAccount(context)
  const row = await findTimes(db, id)
  const expo = await findMainExpo(db)
  return {
    times: row ? toTimes(row) : null,
    version: row?.version ?? 0,
    lastDay: lastOfferDay(new Date(), expo?.endsAt),
  }
}

/** Throws AvailabilityDays, AvailabilityHours and AvailabilityBreaks by the field, TimesChanged. */
export async function saveTimes(context: Context<ParsedInputOf<typeof saveContract>>): Promise<OwnTimes> {
  const { db, write, input } = context
  const { id: buyerId } = await getViewerAccount(context)
  const kept = (await findTimes(db, buyerId))?.days ?? []
  const fairEnd = (await findMainExpo(db))?.endsAt
  const wrong = checkOffer({ ...input, slotMinutes: SLOT_MINUTES[0] }, { now: new Date(), fairEnd, kept })
  for (const [field, error] of Object.entries(wrong)) throw fail(error, { field })
  const row = {
    buyerId,
    days: [...new Set(input.days)].toSorted(),
    fromMinute: input.from,
    untilMinute: input.until,
    breaks: input.breaks.toSorted((one, other) => one.from - other.from),
  }
  if (!(await write((transaction) => putTimes(transaction, row, input.version)))) throw fail('TimesChanged')
  return readTimes(context)
}

type SlotCheck = (slot: Slot) => boolean | null

/**
 * Whether slots lie in the times of a buyer: the viewer's own, or, to an exhibitor, those of the buyer of a talk of its own
 * that is open. Everybody else learns nothing.
 */
export async function checkSlots(
  db: Db,
  viewer: Context<unknown>['viewer'],
  { exhibitorId, appointmentId, now }: { exhibitorId: number; appointmentId?: number | undefined; now: Date },
): Promise<SlotCheck> {
  const nothing: SlotCheck = () => null
  if (viewer === null) return nothing
  const isBuyer = buyerTypes.some((type) => type === viewer.userType)
  if (!isBuyer && appointmentId === undefined) return nothing
  const account = await findAccountById(db, Number(viewer.userId))
  const isOfExhibitor = account?.exhibitorId === exhibitorId && appointmentId !== undefined
  const ofOther = isOfExhibitor ? await findBuyerOf(db, appointmentId, exhibitorId, now) : undefined
  const buyerId = isBuyer ? account?.id : ofOther
  const row = buyerId === undefined ? undefined : await findTimes(db, buyerId)
  return row ? (slot) => suitsTimes(toTimes(row), slot, now) : nothing
}
