import { lte, sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, primaryKey, smallint, text, pgView } from 'drizzle-orm/pg-core'
import { uncached } from '#server/platform/db/table-use.ts'

/** Byte order: prefixes are found and sorted by a plain btree, whatever the database's locale. */
const byteText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** kB that wait to be put into an index: every search reads all of it, once for each word that it looks for. */
const PENDING_KB = 64

/** One row per record and language: what is searched, made by `tokens.ts`. */
export const searchEntries = pgTable(
  'search_entry',
  {
    /** 1 exhibit, 2 exhibitor, and further ones: see SearchType */
    type: smallint().notNull(),
    recordId: integer('record_id').notNull(),
    language: text().notNull(),
    name: byteText().notNull(),
    nameTokens: text('name_tokens').array().notNull(),
    description: text().notNull(),
    descriptionTokens: text('description_tokens').array().notNull(),
    /** How the Chinese of the name sounds; see `text/pinyin.ts`. */
    sound: byteText().notNull().default(''),
    soundTokens: text('sound_tokens').array().notNull().default([]),
    /** Category, hall, price and the like as tokens; see `facets.ts`. */
    facets: text().array().notNull().default([]),
    /** All tokens and facets as one, each begun by the letter of its column (`match/condition.match.ts`); the migration has the function. */
    lexemes: tsvector()
      .notNull()
      .generatedAlwaysAs(sql`search_lexemes(name_tokens, description_tokens, sound_tokens, facets)`),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.recordId, table.language] }),
    index('search_name').on(table.name),
    index('search_lexemes').using('gin', table.lexemes).with({ gin_pending_list_limit: PENDING_KB }),
  ],
)

/** How far the records of a type are indexed as this version of the server does it. */
export const searchVersions = uncached(
  pgTable('search_version', {
    type: smallint().primaryKey(),
    version: integer().notNull().default(0),
    /** The last record that was indexed again. */
    afterId: integer('after_id').notNull().default(0),
  }),
)

/** Exhibitors that changed; the entries of their exhibits, which name them, are written again by a job. */
export const searchStale = uncached(pgTable('search_stale', { exhibitorId: integer('exhibitor_id').primaryKey() }))

/** The Latin words of all names and descriptions: what a misspelt one may have meant. A sweep removes those that are gone. */
export const searchWords = pgTable('search_word', { word: byteText().primaryKey() }, ({ word }) => [
  index('search_word_reversed').on(sql`reverse(${word}) collate "C"`),
])

/** What was searched for on a day in GMT+8, normalized; an empty term stands for those beyond what is counted apart. */
export const searchedTerms = uncached(
  pgTable(
    'searched_term',
    {
      /** YYYY-MM-DD */
      day: text().notNull(),
      term: text().notNull(),
      count: integer().notNull(),
      /** What it found when it was looked up, some time after it was searched for first; null: not yet. */
      hits: integer(),
    },
    (table) => [
      primaryKey({ columns: [table.day, table.term] }),
      index('searched_term_unknown')
        .on(table.day)
        .where(sql`${table.hits} is null`),
    ],
  ),
)

/** Exhibits and exhibitors, as other areas read them. */
export const searchEntryRecords = pgView('search_entry_record').as((qb) =>
  qb.select().from(searchEntries).where(lte(searchEntries.type, 2)),
)
