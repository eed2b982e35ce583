import { integer, pgTable, pgView, smallint, text } from 'drizzle-orm/pg-core'
import { bilingual } from '../../platform/db/bilingual'
import { isShown, shownColumns } from '../../platform/db/shown'

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
