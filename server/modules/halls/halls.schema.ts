import { boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { bilingual } from '../../platform/db/bilingual'

export const halls = pgTable('hall', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().notNull().unique(),
  name: bilingual('name'),
  introduction: bilingual('introduction'),
  coverUrl: bilingual('cover_url'),
  colorType: smallint('color_type').notNull().default(0),
  templateName: text('template_name').notNull().default('simple-style'),
  overseas: boolean().notNull().default(false),
  position: integer().notNull().default(0),
})
