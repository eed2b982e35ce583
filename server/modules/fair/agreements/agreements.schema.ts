import { index, integer, pgTable, pgView, text } from 'drizzle-orm/pg-core'
import type { AgreementName } from '#contract/fair/agreements/rules.ts'
import { bilingual } from '#server/platform/db/bilingual.ts'
import { isShown, shownColumns } from '#server/platform/db/shown.ts'

export const agreements = pgTable(
  'agreement',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    key: text().notNull().unique(),
    which: text().$type<AgreementName>().notNull(),
    title: bilingual('title'),
    /** HTML, sanitized. */
    body: bilingual('body'),
    ...shownColumns(),
  },
  (table) => [index('agreement_which').on(table.which, table.shownFrom)],
)

/** Those that hold now. */
export const shownAgreements = pgView('shown_agreement').as((qb) =>
  qb.select().from(agreements).where(isShown(agreements)),
)
