import { index, integer, pgTable, pgView, smallint, text } from 'drizzle-orm/pg-core'
import { bilingual } from '#server/platform/db/bilingual.ts'
import { isShown, position, shownColumns } from '#server/platform/db/shown.ts'

export const adverts = pgTable(
  'advert',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    key: text().notNull().unique(),
    /** The place it is shown in; the contract's AdvertModule. */
    module: text().notNull(),
    type: smallint().notNull().default(1),
    title: bilingual('title'),
    imageUrl: bilingual('image_url'),
    jumpLink: text('jump_link').notNull().default(''),
    position: position(),
    ...shownColumns(),
  },
  (table) => [index('advert_module').on(table.module, table.position)],
)

/** What visitors see of them now. */
export const shownAdverts = pgView('shown_advert').as((qb) => qb.select().from(adverts).where(isShown(adverts)))
