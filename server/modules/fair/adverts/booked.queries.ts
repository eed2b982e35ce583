import { inArray } from 'drizzle-orm'
import type { AdvertModule } from '#contract/fair/adverts/schemas.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { adverts } from './adverts.schema'

const keyOf = (bookingId: number): string => `booking:${bookingId}`

interface BookedAdvert {
  bookingId: number
  module: AdvertModule
  title: Bilingual
  imageUrl: Bilingual
  jumpLink: string
  shownFrom: Date
  shownUntil: Date
}

/** Puts an advert on show that an exhibitor has paid for, on its days alone; again where it was changed. */
export async function showBookedAdvert(db: Db, { bookingId, ...advert }: BookedAdvert): Promise<void> {
  await db
    .insert(adverts)
    .values({ ...advert, key: keyOf(bookingId) })
    .onConflictDoUpdate({ target: adverts.key, set: advert })
}

/** Takes adverts off show that exhibitors have paid for. */
export async function hideBookedAdverts(db: Db, bookingIds: readonly number[]): Promise<void> {
  await db
    .update(adverts)
    .set({ shownFrom: null, shownUntil: null })
    .where(inArray(adverts.key, bookingIds.map(keyOf)))
}
