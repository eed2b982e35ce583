import { integer, pgTable, pgView, text } from 'drizzle-orm/pg-core'
import { bilingual } from '#server/platform/db/bilingual.ts'
import { isShown, shownColumns } from '#server/platform/db/shown.ts'

export const synonyms = pgTable('synonym', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().notNull().unique(),
  /** Words of one meaning, in each language parted by commas. */
  words: bilingual('words'),
  ...shownColumns(),
})

/** Those that the search knows now. */
export const shownSynonyms = pgView('shown_synonym').as((qb) => qb.select().from(synonyms).where(isShown(synonyms)))
