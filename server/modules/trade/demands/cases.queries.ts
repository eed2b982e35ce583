import { eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'
import { categoryRecords } from '#server/modules/fair/exhibits/index.ts'
import { caseColumns } from '#server/modules/people/review/index.ts'
import { demands } from './demands.schema'

/** Demands as cases of the review; drafts are their buyers' alone. */
export function selectDemandCases(db: Db) {
  const { phone, email, languageType } = accountRecords
  const kind = sql`case when jsonb_array_length(${demands.document} -> 'exhibitorIds') > 0 then 'named' else 'open' end`
  return db
    .select(caseColumns({ ...demands, kind, name: demands.title, phone, email, languageType }))
    .from(demands)
    .innerJoin(accountRecords, eq(accountRecords.id, demands.accountId))
    .where(ne(demands.state, 'draft'))
    .as('cases')
}

/** A demand with what it names by number. */
export async function findDemandCase(db: Db, id: number) {
  const [demand] = await db.select().from(demands).where(eq(demands.id, id))
  if (!demand) return undefined
  const { categoryId, exhibitorIds } = demand.document
  const [category] = await db
    .select({ name: categoryRecords.name })
    .from(categoryRecords)
    .where(eq(categoryRecords.id, categoryId ?? 0))
  const named = await db
    .select({ name: exhibitorRecords.company })
    .from(exhibitorRecords)
    .where(inArray(exhibitorRecords.id, [0, ...exhibitorIds]))
    .orderBy(exhibitorRecords.id)
  return { demand, category: category?.name, exhibitors: named.map(({ name }) => name) }
}
