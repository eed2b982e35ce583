import { and, eq } from 'drizzle-orm'
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
