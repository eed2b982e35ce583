import type {
  listSlots as listContract,
  saveAvailability as saveContract,
} from '#contract/trade/appointments/endpoints.ts'
import { type Availability, type LaidOut } from '#contract/trade/appointments/schemas.ts'
import { checkOffer, lastOfferDay } from '#contract/trade/appointments/rules.ts'
import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import { buyerTypes } from '#contract/core/permissions.ts'
import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount, listMates } from '#server/modules/foundation/accounts/index.ts'
import { hasExhibitor } from '#server/modules/fair/exhibitors/index.ts'
import { findMainExpo } from '#server/modules/fair/expo/index.ts'
import { addSlotNews } from '#server/modules/trade/follows/index.ts'
import { listHeld, listOfBuyer } from './appointments.queries'
import { type AvailabilityRow, findAvailability, putAvailability } from './availability.queries'
import { checkSlots } from './times/times'
import { countFree, DAY_MS, findCapacity, overlaps, slotsBetween } from './slots'

async function getOwnExhibitor(context: Context<unknown>) {
  const { id, exhibitorId } = await getViewerAccount(context)
  if (exhibitorId === null) throw fail('NoExhibitor')
  return { id, exhibitorId }
}

const present = ({ fromMinute, untilMinute, ...row }: AvailabilityRow): Availability => ({
  ...row,
  from: fromMinute,
  until: untilMinute,
  // oxlint-disable-next-line no-unsafe-type-assertion -- written by the contract alone
  slotMinutes: row.slotMinutes as Availability['slotMinutes'],
})

/** What the viewer's exhibitor set, and who may talk for it. Throws NoExhibitor. */
export async function readAvailability(context: Context<unknown>): Promise<LaidOut> {
  const { db, language } = context
  const { id, exhibitorId } = await getOwnExhibitor(context)
  const row = await findAvailability(db, exhibitorId)
  const mates = await listMates(db, exhibitorId)
  const expo = await findMainExpo(db)
  return {
    availability: row ? present(row) : null,
    version: row?.version ?? 0,
    members: mates.map((mate) => ({ id: mate.id, name: pick(mate.name, language) || mate.nickName })),
    self: id,
    lastDay: lastOfferDay(new Date(), expo?.endsAt),
  }
}

/** Throws NoExhibitor, AvailabilityDays, AvailabilityHours, AvailabilityBreaks, AppointmentNoOne, AvailabilityChanged. */
export async function saveAvailability(context: Context<ParsedInputOf<typeof saveContract>>): Promise<LaidOut> {
  const { db, write, input } = context
  const { id, exhibitorId } = await getOwnExhibitor(context)
  const { version, from, until, ...rest } = input
  const kept = (await findAvailability(db, exhibitorId))?.days ?? []
  const fairEnd = (await findMainExpo(db))?.endsAt
  const wrong = checkOffer(input, { now: new Date(), fairEnd, kept })
  for (const [field, error] of Object.entries(wrong)) throw fail(error, { field })
  const mates = new Set((await listMates(db, exhibitorId)).map((mate) => mate.id))
  if (input.memberIds.some((one) => !mates.has(one))) throw fail('AppointmentNoOne', { field: 'memberIds' })
  const row = {
    ...rest,
    exhibitorId,
    days: [...new Set(input.days)].toSorted(),
    places: [...new Set(input.places)],
    memberIds: [...new Set(input.memberIds)],
    breaks: input.breaks.toSorted((one, other) => one.from - other.from),
    fromMinute: from,
    untilMinute: until,
    changedBy: id,
  }
  const hasNewDays = row.days.some((day) => !kept.includes(day))
  await write(async (transaction) => {
    if (!(await putAvailability(transaction, row, version))) throw fail('AvailabilityChanged')
    if (hasNewDays) await addSlotNews(transaction, exhibitorId)
  })
  return readAvailability(context)
}

/** The slots of an exhibitor's days that can still be requested, with what the viewer has then, where a buyer asks. */
export async function listSlots({
  db,
  viewer,
  input,
}: Context<ParsedInputOf<typeof listContract>>): Promise<OutputOf<typeof listContract>> {
  const nothing = { offered: [], places: [], slotMinutes: 0, noticeMinutes: 0, slots: [] }
  const found = (await hasExhibitor(db, input.exhibitorId)) ? await findCapacity(db, input.exhibitorId) : undefined
  if (!found) return nothing
  const { row } = found
  const now = new Date()
  const today = chinaDay(now)
  const all = slotsBetween(found, today, 366, now)
  const offered = [...new Set(all.map(({ start }) => chinaDay(start)))]
  const first = chinaDayBounds(input.from ?? today).from
  const until = new Date(first.getTime() + input.days * DAY_MS)
  const slots = all.filter(({ start }) => start >= first && start < until)
  const held = slots.length > 0 ? await listHeld(db, input.exhibitorId, first, until) : []
  const isBuyer = viewer !== null && buyerTypes.some((type) => type === viewer.userType)
  const own = isBuyer && slots.length > 0 ? await listOfBuyer(db, Number(viewer.userId), first, until) : []
  const suits = await checkSlots(db, viewer, { ...input, now })
  return {
    offered,
    places: row.places,
    slotMinutes: row.slotMinutes,
    noticeMinutes: row.noticeMinutes,
    slots: slots.map((slot) => {
      const mine = own.filter((one) => overlaps(one, slot))
      return {
        start: slot.start.toISOString(),
        end: slot.end.toISOString(),
        free: countFree(found, held, slot),
        busy: mine.some(({ state }) => state === 'confirmed' || state === 'met'),
        requested: mine.some(({ exhibitorId }) => exhibitorId === input.exhibitorId),
        suits: suits(slot),
      }
    }),
  }
}
