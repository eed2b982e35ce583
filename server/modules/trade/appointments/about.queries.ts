import { and, asc, desc, eq, exists, or, sql } from 'drizzle-orm'
import { ROOM_EXHIBITS } from '#contract/trade/appointments/limits.ts'
import type { RoomExhibit } from '#contract/trade/appointments/talk-schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { approvedDemands, demandExhibitors, demands } from '#server/modules/trade/demands/demands.schema.ts'
import { shownExhibits } from '#server/modules/fair/exhibits/index.ts'
import { offerRecords } from '#server/modules/trade/offers/index.ts'
import { appointments } from './appointments.schema'

type Parties = { buyerId: number; exhibitorId: number }

const isFor = (db: Db, exhibitorId: number | typeof appointments.exhibitorId) =>
  or(
    eq(approvedDemands.named, false),
    exists(
      db
        .select({ one: sql`1` })
        .from(demandExhibitors)
        .where(
          and(eq(demandExhibitors.demandId, approvedDemands.demandId), eq(demandExhibitors.exhibitorId, exhibitorId)),
        ),
    ),
  )

/** Whether the exhibitor of a talk may open the demand that it is about. */
export const exhibitorMayOpen = (db: Db) => sql<boolean>`coalesce(${isFor(db, appointments.exhibitorId)}, false)`

/** Whether a demand is the buyer's, and one that the exhibitor may see. */
export async function hasDemand(db: Db, id: number, { buyerId, exhibitorId }: Parties): Promise<boolean> {
  const found = await db
    .select({ id: demands.id })
    .from(approvedDemands)
    .innerJoin(demands, eq(demands.id, approvedDemands.demandId))
    .where(and(eq(demands.id, id), eq(demands.accountId, buyerId), isFor(db, exhibitorId)))
  return found.length > 0
}

/** The buyer's demand to which an offer of the exhibitor was made; undefined: it was not. */
export async function findDemandOfOffer(db: Db, id: number, { buyerId, exhibitorId }: Parties) {
  const [found] = await db
    .select({ demandId: offerRecords.demandId })
    .from(offerRecords)
    .innerJoin(demands, eq(demands.id, offerRecords.demandId))
    .where(and(eq(offerRecords.id, id), eq(offerRecords.exhibitorId, exhibitorId), eq(demands.accountId, buyerId)))
  return found?.demandId
}

/** Whether an exhibit is shown, and this exhibitor's. */
export async function hasExhibit(db: Db, id: number, exhibitorId: number): Promise<boolean> {
  const found = await db
    .select({ id: shownExhibits.id })
    .from(shownExhibits)
    .where(and(eq(shownExhibits.id, id), eq(shownExhibits.exhibitorId, exhibitorId)))
  return found.length > 0
}

/** What an exhibitor can show in a talk: its shown exhibits, those that it puts first before the others. */
export async function listRoomExhibits(db: Db, language: Language, exhibitorId: number): Promise<RoomExhibit[]> {
  const { id, name, coverUrl, price } = shownExhibits
  const rows = await db
    .select({ id, name, coverUrl, price })
    .from(shownExhibits)
    .where(eq(shownExhibits.exhibitorId, exhibitorId))
    .orderBy(desc(shownExhibits.weight), asc(id))
    .limit(ROOM_EXHIBITS)
  return rows.map((row) => ({ ...row, name: pick(row.name, language), coverUrl: pick(row.coverUrl, language) }))
}
