import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgColumn, SubqueryWithSelection } from 'drizzle-orm/pg-core'
import type { CaseState } from '#contract/people/review/schemas.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'

/** Where a subject keeps what the queue lists of its cases. */
interface CaseSource {
  id: PgColumn
  kind: PgColumn | SQL
  name: AnyPgColumn<{ data: Bilingual }>
  /** The exhibition that the case is about; none for a case that is about the fair. */
  expo?: PgColumn
  phone: PgColumn
  email: PgColumn
  state: PgColumn
  version: PgColumn
  submittedAt: AnyPgColumn<{ data: Date }>
  decidedAt: AnyPgColumn<{ data: Date }>
  opinion: PgColumn
  languageType: PgColumn
  accountId: PgColumn
}

/** The columns of every subject's cases, alike, so that one list serves them all. */
export function caseColumns(of: CaseSource) {
  return {
    id: sql<number>`${of.id}`.as('id'),
    kind: sql<string>`${of.kind}`.as('kind'),
    name: sql<Bilingual>`${of.name}`.mapWith(of.name).as('name'),
    expo: sql<Bilingual>`${of.expo ?? sql`'{"zh":"","en":""}'::jsonb`}`.mapWith(of.name).as('expo'),
    phone: sql<string>`${of.phone}`.as('phone'),
    email: sql<string>`${of.email}`.as('email'),
    state: sql<CaseState>`${of.state}`.as('state'),
    version: sql<number>`${of.version}`.as('version'),
    submittedAt: sql<Date>`${of.submittedAt}`.mapWith(of.submittedAt).as('submitted_at'),
    decidedAt: sql<Date | null>`${of.decidedAt}`
      .mapWith<AnyPgColumn<{ data: Date | null }>>(of.decidedAt)
      .as('decided_at'),
    opinion: sql<string>`${of.opinion}`.as('opinion'),
    languageType: sql<number>`${of.languageType}`.as('language_type'),
    accountId: sql<number>`${of.accountId}`.as('account_id'),
  }
}

/** The cases of a subject, to select from. */
export type Cases = SubqueryWithSelection<ReturnType<typeof caseColumns>, 'cases'>
