import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bilingual } from '../../platform/db/bilingual'

export const helpGroups = pgTable('help_group', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().notNull().unique(),
  name: bilingual('name'),
  position: integer().notNull().default(0),
})

export const helpTopics = pgTable('help_topic', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().notNull().unique(),
  groupId: integer('group_id')
    .notNull()
    .references(() => helpGroups.id),
  question: bilingual('question'),
  answer: bilingual('answer'),
  position: integer().notNull().default(0),
})
