import { integer, pgTable, pgView, text } from 'drizzle-orm/pg-core'
import { bilingual } from '#server/platform/db/bilingual.ts'
import { isShown, position, shownColumns } from '#server/platform/db/shown.ts'

/** Numbers in the order in which an organizer picked them. */
const picked = (name: string) => integer(name).array().notNull().default([])

export const topics = pgTable('topic', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().notNull().unique(),
  title: bilingual('title'),
  lead: bilingual('lead'),
  coverUrl: bilingual('cover_url'),
  /** HTML, sanitized before it is stored. */
  body: bilingual('body'),
  exhibits: picked('exhibits'),
  lives: picked('lives'),
  articles: picked('articles'),
  position: position(),
  ...shownColumns(),
})

/** What visitors see of them now. */
export const shownTopics = pgView('shown_topic').as((qb) => qb.select().from(topics).where(isShown(topics)))
