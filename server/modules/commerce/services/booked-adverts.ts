import { chinaDayBounds } from '#contract/core/china-time.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { permissions } from '#contract/core/permissions.ts'
import { countCharacters } from '#contract/core/rules.ts'
import { parseFileId } from '#contract/foundation/files/rules.ts'
import type * as contract from '#contract/commerce/services/endpoints.ts'
import { SERVICE_REASON_MAX } from '#contract/commerce/services/limits.ts'
import { checkBookedAdvert } from '#contract/commerce/services/rules.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { listOfTypes, listSpeakers } from '#server/modules/foundation/accounts/index.ts'
import { hideBookedAdverts, showBookedAdvert } from '#server/modules/fair/adverts/index.ts'
import { claimShown } from '#server/modules/foundation/files/index.ts'
import { sendNotice, type Sender } from '#server/modules/foundation/notices/index.ts'
import * as queries from './bookings.queries'
import { getOwnExhibitor } from './own'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

/** A booked advert that stands. Throws BookingNotFound, BookingNotNow. */
async function getAdvert(db: Db, id: number): Promise<queries.BookingOf> {
  const row = await queries.findBooking(db, id)
  if (!row) throw fail('BookingNotFound')
  if (row.booking.state !== 'valid' || !row.advert) throw fail('BookingNotNow')
  return row
}

/** The texts of an advert, tidied and checked. Throws BadInput and TextUnsafe at its fields. */
async function readWritten({ input, language, providers }: Context<Input<'saveBookedAdvert'>>) {
  const { title, imageUrl, jumpLink } = input
  assertFields(checkBookedAdvert({ title, imageUrl, jumpLink }), language, 'input')
  const words = await providers.textSafety.findOffences(`${title.zh}\n${title.en}`)
  if (words.length > 0) throw fail('TextUnsafe', { words, field: 'title' })
  return { title: { zh: title.zh.trim(), en: title.en.trim() }, imageUrl, jumpLink: jumpLink.trim() }
}

const parametersOf = ({ orderNumber, booking }: queries.BookingOf) => ({
  number: orderNumber,
  from: booking.firstDay ?? '',
  until: booking.lastDay ?? '',
})

/** Its days pass without a review too: the reviewers of adverts are notified. */
async function notifyOrganizers(db: Db, sender: Sender, row: queries.BookingOf): Promise<void> {
  for (const to of await listOfTypes(db, permissions.manageServices))
    await sendNotice(db, sender, to, { name: 'bookedAdvertWaits', parameters: parametersOf(row) })
}

/** Fills an advert of the own exhibitor and lays it before the organizer. Throws what the contract names. */
export async function saveBookedAdvert(context: Context<Input<'saveBookedAdvert'>>): Promise<queries.BookingOf> {
  const { db: reading, input, write } = context
  const exhibitorId = await getOwnExhibitor(context)
  const before = await queries.findBooking(reading, input.id)
  if (!before || before.booking.exhibitorId !== exhibitorId) throw fail('BookingNotFound')
  await getAdvert(reading, input.id)
  const written = await readWritten(context)
  await write(async (db) => {
    const shown = before.advert ? [before.advert.imageUrl.zh, before.advert.imageUrl.en] : []
    const pictures = [written.imageUrl.zh, written.imageUrl.en].filter((url) => url !== '' && !shown.includes(url))
    await claimShown(db, pictures.map(parseFileId))
    const changed = await queries.changeAdvert(db, input, { ...written, state: 'review', reason: '' })
    if (!changed) throw fail('ServiceChanged')
    // What was approved before is no longer what is written: it is shown again once this is approved.
    await hideBookedAdverts(db, [input.id])
    // Of one that waits already they know.
    if (before.advert?.state !== 'review') await notifyOrganizers(db, context, before)
  })
  return getAdvert(reading, input.id)
}

/** Puts an approved advert on show, on its days alone, in GMT+8. */
async function show(db: Db, { booking, advert }: queries.BookingOf): Promise<void> {
  if (!advert || booking.place === null || booking.firstDay === null || booking.lastDay === null)
    throw new Error('a booking of an advert space names its place and days')
  await showBookedAdvert(db, {
    bookingId: booking.id,
    module: booking.place,
    title: advert.title,
    imageUrl: advert.imageUrl,
    jumpLink: advert.jumpLink,
    shownFrom: chinaDayBounds(booking.firstDay).from,
    shownUntil: chinaDayBounds(booking.lastDay).until,
  })
}

async function notifyExhibitor(db: Db, sender: Sender, row: queries.BookingOf, reason: string): Promise<void> {
  const name = reason === '' ? 'bookedAdvertApproved' : 'bookedAdvertReturned'
  const parameters = { ...parametersOf(row), reason }
  for (const to of await listSpeakers(db, row.booking.exhibitorId))
    await sendNotice(db, sender, to, { name, parameters })
}

/** Approves an advert as it was seen, or returns it with a reason. Throws what the contract names. */
export async function decideBookedAdvert(context: Context<Input<'decideBookedAdvert'>>): Promise<queries.BookingOf> {
  const { db: reading, input, language, write } = context
  const reason = input.approve ? '' : input.reason.trim()
  const isLong = countCharacters(reason) > SERVICE_REASON_MAX
  if (!input.approve)
    assertFields({ reason: reason === '' ? 'reason.empty' : isLong ? 'note.long' : undefined }, language, 'input')
  const { advert } = await getAdvert(reading, input.id)
  // One that was approved may still be taken down.
  const isOpen = advert?.state === 'review' || (advert?.state === 'approved' && !input.approve)
  if (!isOpen) throw fail('BookingNotNow')
  await write(async (db) => {
    const state = input.approve ? 'approved' : 'returned'
    if (!(await queries.changeAdvert(db, input, { state, reason }))) throw fail('ServiceChanged')
    const decided = await getAdvert(db, input.id)
    if (input.approve) await show(db, decided)
    else await hideBookedAdverts(db, [input.id])
    await notifyExhibitor(db, context, decided, reason)
  })
  return getAdvert(reading, input.id)
}

/** Hides adverts of returned bookings. Returns their number. */
export async function hideFallenAdverts({ db: reading, write }: Pick<Database, 'db' | 'write'>): Promise<number> {
  const ids = await queries.listFallen(reading)
  if (ids.length === 0) return 0
  await write(async (db) => {
    await hideBookedAdverts(db, ids)
    await queries.resetAdverts(db, ids)
  })
  return ids.length
}
