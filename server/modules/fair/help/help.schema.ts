import { integer, pgTable, pgView, text } from 'drizzle-orm/pg-core'
import { bilingual } from '#server/platform/db/bilingual.ts'
import { isShown, position, shownColumns } from '#server/platform/db/shown.ts'

export const helpGroups = pgTable('help_group', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().notNull().unique(),
  name: bilingual('name'),
  position: position(),
  ...shownColumns(),
})

export const helpTopics = pgTable('help_topic', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().notNull().unique(),
  groupId: integer('group_id')
    .notNull()
    .references(() => helpGroups.id),
  question: bilingual('question'),
  answer: bilingual('answer'),
  position: position(),
  ...shownColumns(),
})

/** What visitors see of them now. */
export const shownHelpGroups = pgView('shown_help_group').as((qb) =>
  qb.select().from(helpGroups).where(isShown(helpGroups)),
)
export const shownHelpTopics = pgView('shown_help_topic').as((qb) =>
  qb.select().from(helpTopics).where(isShown(helpTopics)),
)
