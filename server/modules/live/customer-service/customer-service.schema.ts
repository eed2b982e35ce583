import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bilingual } from '#server/platform/db/bilingual.ts'
import type { ServiceSettings } from '#contract/live/customer-service/schemas.ts'

/** What a service has set for itself; one without a row is always open and says the fair's own words. */
export const services = pgTable('chat_service', {
  /** `fair`, or the id of an exhibitor */
  service: text().primaryKey(),
  hours: jsonb().$type<ServiceSettings['hours']>(),
  offline: bilingual('offline'),
})

export const quickReplies = pgTable('chat_quick_reply', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  service: text().notNull(),
  position: integer().notNull(),
  text: text().notNull(),
})
