import { index, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { uncached } from '#server/platform/db/table-use.ts'

/**
 * Words that mean the same in the two languages, learned from the bilingual content of the fair. Chinese of one to six
 * characters, English words without case. Made again by `learnWordPairs`.
 */
export const wordPairs = uncached(
  pgTable(
    'word_pair',
    {
      zh: text().notNull(),
      en: text().notNull(),
      /** How often the one stands where the other does: 1 is always. */
      weight: real().notNull(),
    },
    (table) => [primaryKey({ columns: [table.zh, table.en] }), index('word_pair_en').on(table.en)],
  ),
)
