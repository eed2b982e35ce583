import { eq } from 'drizzle-orm'
import { tieKind } from '../content'
import { exhibitors, industries } from './exhibitors.schema'

/** Industries as the organizer edits them. */
export const industryContent = tieKind('industry', industries, {
  toRow: ({ name }) => ({ name }),
  toDocument: ({ name }) => ({ name }),
  countUses: (db, id) => db.$count(exhibitors, eq(exhibitors.industryId, id)),
})
