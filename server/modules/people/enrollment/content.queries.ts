import { count, eq } from 'drizzle-orm'
import { asChoice } from '#contract/fair/content/rules.ts'
import { expoGroupFields } from '#contract/fair/expo/content.ts'
import { tieKind } from '#server/modules/fair/content/index.ts'
import { enrollments, expoGroups } from './enrollment.schema'

/** Groups that sign up together as the organizer edits them. */
export const expoGroupContent = tieKind('expoGroup', expoGroups, {
  toRow: ({ name, expo, exhibitionType }) => ({ name, expoId: expo, exhibitionType: Number(exhibitionType) }),
  toDocument: ({ name, expoId, exhibitionType }) => ({
    name,
    expo: expoId,
    exhibitionType: asChoice(expoGroupFields.exhibitionType.options, exhibitionType),
  }),
  async countUses(db, id) {
    const [row] = await db.select({ n: count() }).from(enrollments).where(eq(enrollments.groupId, id))
    return row?.n ?? 0
  },
})
