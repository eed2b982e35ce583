import { boolean, integer, pgTable, pgView, smallint, text } from 'drizzle-orm/pg-core'
import { bilingual } from '#server/platform/db/bilingual.ts'
import { isShown, position, shownColumns } from '#server/platform/db/shown.ts'

export const halls = pgTable('hall', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().notNull().unique(),
  name: bilingual('name'),
  introduction: bilingual('introduction'),
  coverUrl: bilingual('cover_url'),
  colorType: smallint('color_type').notNull().default(0),
  templateName: text('template_name').notNull().default('simple-style'),
  overseas: boolean().notNull().default(false),
  position: position(),
  ...shownColumns(),
})

/** What visitors see of them now. */
export const shownHalls = pgView('shown_hall').as((qb) => qb.select().from(halls).where(isShown(halls)))

/** As other areas read them. */
export const hallRecords = pgView('hall_record').as((qb) => qb.select().from(halls))
