import { integer, pgTable, pgView, smallint, text } from 'drizzle-orm/pg-core'
import { bilingual } from '#server/platform/db/bilingual.ts'
import { isShown, shownColumns } from '#server/platform/db/shown.ts'

export const openingAnimations = pgTable('opening_animation', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().notNull().unique(),
  name: bilingual('name'),
  imageUrl: bilingual('image_url'),
  /** Empty: the picture is all there is. */
  videoUrl: text('video_url').notNull().default(''),
  jumpLink: text('jump_link').notNull().default(''),
  seconds: smallint().notNull(),
  ...shownColumns(),
})

/** What visitors see of them now. */
export const shownOpeningAnimations = pgView('shown_opening_animation').as((qb) =>
  qb.select().from(openingAnimations).where(isShown(openingAnimations)),
)
