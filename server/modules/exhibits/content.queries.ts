import { eq } from 'drizzle-orm'
import { tieKind } from '../content'
import { categories, exhibits } from './exhibits.schema'

/** Categories of exhibits as the organizer edits them. */
export const categoryContent = tieKind('category', categories, {
  toRow: ({ name, hall, parent }) => ({ name, hallId: hall, parentId: parent }),
  toDocument: ({ name, hallId, parentId }) => ({ name, hall: hallId, parent: parentId }),
  countUses: (db, id) => db.$count(exhibits, eq(exhibits.categoryId, id)),
})
