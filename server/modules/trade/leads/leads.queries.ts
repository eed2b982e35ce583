import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { LeadState } from '#contract/trade/leads/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { approvedDemands, demands } from '#server/modules/trade/demands/demands.schema.ts'
import { offers } from '#server/modules/trade/offers/offers.schema.ts'
import { leadNotes, leadRows } from './leads.schema'

/** An exhibitor and somebody it has anything with. */
export interface Of {
  exhibitorId: number
  accountId: number
}

interface Kept {
  state: LeadState
  nextStep: string
  nextDay: string
  ownerId: number | null
  changedBy: number
}

/** Writes what is kept of a lead over the version that was read, 0 where there was none; false: somebody was first. */
export async function putLead(db: Db, { exhibitorId, accountId }: Of, kept: Kept, version: number): Promise<boolean> {
  const written =
    version === 0
      ? await db
          .insert(leadRows)
          .values({ exhibitorId, accountId, ...kept })
          .onConflictDoNothing()
          .returning({ version: leadRows.version })
      : await db
          .update(leadRows)
          .set({ ...kept, version: sql`${leadRows.version} + 1`, changedAt: new Date() })
          .where(
            and(
              eq(leadRows.exhibitorId, exhibitorId),
              eq(leadRows.accountId, accountId),
              eq(leadRows.version, version),
            ),
          )
          .returning({ version: leadRows.version })
  return written.length > 0
}

/** The notes of a lead with who wrote them, the last first. */
export function listNotes(db: Db, { exhibitorId, accountId }: Of) {
  return db
    .select({ note: leadNotes, by: { name: accountRecords.name, nickName: accountRecords.nickName } })
    .from(leadNotes)
    .innerJoin(accountRecords, eq(accountRecords.id, leadNotes.byAccount))
    .where(and(eq(leadNotes.exhibitorId, exhibitorId), eq(leadNotes.accountId, accountId)))
    .orderBy(desc(leadNotes.id))
    .limit(200)
}

/** Sent twice with one key it is kept once. */
export async function addNote(db: Db, note: typeof leadNotes.$inferInsert): Promise<void> {
  await db.insert(leadNotes).values(note).onConflictDoNothing()
}

/** The writer's own; false: it is not there, or another user's. */
export async function removeNote(db: Db, id: number, byAccount: number, exhibitorId: number): Promise<boolean> {
  const removed = await db
    .delete(leadNotes)
    .where(and(eq(leadNotes.id, id), eq(leadNotes.byAccount, byAccount), eq(leadNotes.exhibitorId, exhibitorId)))
    .returning({ id: leadNotes.id })
  return removed.length > 0
}

/** The contacts that a buyer gave an exhibitor by shortlisting or accepting what it offered. */
export function listGivenContacts(db: Db, { exhibitorId, accountId }: Of) {
  const { contactPerson, contactNumber, title, demandId } = approvedDemands
  return db
    .select({ person: contactPerson, number: contactNumber, title, demandId, at: offers.shortlistedAt })
    .from(offers)
    .innerJoin(demands, eq(demands.id, offers.demandId))
    .innerJoin(approvedDemands, eq(demandId, offers.demandId))
    .where(and(eq(offers.exhibitorId, exhibitorId), eq(demands.accountId, accountId), isNotNull(offers.shortlistedAt)))
    .orderBy(desc(offers.shortlistedAt))
    .limit(20)
}
