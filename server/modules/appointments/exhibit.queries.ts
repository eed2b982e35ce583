import { and, asc, desc, eq } from 'drizzle-orm'
import { ROOM_EXHIBITS } from '../../../contract/appointments/limits'
import type { RoomExhibit } from '../../../contract/appointments/talk-schemas'
import type { Language } from '../../../contract/core/language'
import { pick } from '../../platform/db/bilingual'
import type { Db } from '../../platform/db/database'
import { shownExhibits } from '../exhibits/exhibits.schema'

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
