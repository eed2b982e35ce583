import { and, asc, count, desc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { employedTypes, exhibitorTypes } from '#contract/core/permissions.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { lockByName } from '#server/platform/db/db.ts'
import { type PageInput, toOffset } from '#server/platform/db/list/page.ts'
import { columnsOf } from '#server/platform/db/view-columns.ts'
import { accountRecords, lockAccount, lockAccountsOf, moveStatus } from '#server/modules/foundation/accounts/index.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'
import { teamChanges, teamMembers } from './team.schema'

export type TeamRow = Awaited<ReturnType<typeof listTeamRows>>[number]
export type NewChange = typeof teamChanges.$inferInsert

const ofTeam = (exhibitorId: number) =>
  and(
    eq(accountRecords.exhibitorId, exhibitorId),
    inArray(accountRecords.userType, [...exhibitorTypes, ...employedTypes]),
    or(
      eq(accountRecords.status, 'active'),
      and(eq(accountRecords.status, 'invited'), eq(teamMembers.exhibitorId, exhibitorId)),
      and(eq(accountRecords.status, 'disabled'), isNull(teamMembers.removedAt)),
    ),
  )

/** The people of an exhibitor's team, including invited and disabled ones; oldest first. */
export function listTeamRows(db: Db, exhibitorId: number) {
  const { invitedUntil, invitedAt, joinedAt } = teamMembers
  return db
    .select({ account: columnsOf(accountRecords), invitedUntil, invitedAt, joinedAt })
    .from(accountRecords)
    .leftJoin(teamMembers, eq(teamMembers.accountId, accountRecords.id))
    .where(ofTeam(exhibitorId))
    .orderBy(asc(accountRecords.id))
}

/**
 * The same; until this transaction has ended nobody else changes a team of this exhibitor, nor any of its accounts. Messages
 * that its people send meanwhile go on.
 */
export async function lockTeam(db: Db, exhibitorId: number): Promise<TeamRow[]> {
  await lockByName(db, `team ${exhibitorId}`)
  await lockAccountsOf(db, exhibitorId)
  return listTeamRows(db, exhibitorId)
}

/** Whether a team has anybody but this account: those who were removed are in it, for they could come back. */
export async function hasTeam(db: Db, exhibitorId: number, besides: number): Promise<boolean> {
  await lockByName(db, `team ${exhibitorId}`)
  const [found] = await db
    .select({ id: accountRecords.id })
    .from(accountRecords)
    .where(
      and(
        eq(accountRecords.exhibitorId, exhibitorId),
        ne(accountRecords.id, besides),
        ne(accountRecords.status, 'rejected'),
      ),
    )
    .limit(1)
  return found !== undefined
}

export async function findMember(db: Db, accountId: number) {
  const [found] = await db.select().from(teamMembers).where(eq(teamMembers.accountId, accountId))
  return found
}

/** Writes how an account stands with its team. */
export async function putMember(db: Db, member: typeof teamMembers.$inferInsert): Promise<void> {
  const { accountId: _, ...change } = member
  await db.insert(teamMembers).values(member).onConflictDoUpdate({ target: teamMembers.accountId, set: change })
}

/**
 * Activates an account with a valid invitation; undefined if it has expired or was used. The account is
 * locked before how it stands with its team, as by everybody who changes both.
 */
export async function acceptMember(db: Db, accountId: number) {
  await lockAccount(db, accountId)
  const isInvited = and(eq(teamMembers.accountId, accountId), gt(teamMembers.invitedUntil, new Date()))
  if ((await db.$count(teamMembers, isInvited)) === 0) return undefined
  const account = await moveStatus(db, accountId, { from: 'invited', to: 'active' })
  if (!account) return undefined
  const [member] = await db
    .update(teamMembers)
    .set({ invitedUntil: null, joinedAt: new Date() })
    .where(eq(teamMembers.accountId, accountId))
    .returning({ exhibitorId: teamMembers.exhibitorId })
  return member ? { ...member, userType: account.userType } : undefined
}

/** What the organizer does to an account counts from then on. */
export async function forgetRemoval(db: Db, accountId: number): Promise<void> {
  await db.update(teamMembers).set({ removedAt: null }).where(eq(teamMembers.accountId, accountId))
}

export async function findCompany(db: Db, exhibitorId: number): Promise<Bilingual | undefined> {
  const [found] = await db
    .select({ company: exhibitorRecords.company })
    .from(exhibitorRecords)
    .where(eq(exhibitorRecords.id, exhibitorId))
  return found?.company
}

export async function addChange(db: Db, change: NewChange): Promise<void> {
  await db.insert(teamChanges).values(change)
}

/** The account that an invitation of this key invited. */
export async function findInvited(db: Db, key: string): Promise<number | undefined> {
  const [found] = await db.select({ id: teamChanges.memberId }).from(teamChanges).where(eq(teamChanges.key, key))
  return found?.id
}

/** The changes of a team, the last first, with those who had a part in them. */
export async function listChangeRows(db: Db, exhibitorId: number, input: PageInput) {
  const [by, member, successor] = [
    alias(accountRecords, 'by'),
    alias(accountRecords, 'member'),
    alias(accountRecords, 'heir'),
  ]
  const where = eq(teamChanges.exhibitorId, exhibitorId)
  const [total] = await db.select({ n: count() }).from(teamChanges).where(where)
  const rows = await db
    .select({
      change: teamChanges,
      by: { name: by.name, nickName: by.nickName },
      member: { name: member.name, nickName: member.nickName },
      successor: { name: successor.name, nickName: successor.nickName },
    })
    .from(teamChanges)
    .leftJoin(by, eq(by.id, teamChanges.byAccount))
    .innerJoin(member, eq(member.id, teamChanges.memberId))
    .leftJoin(successor, eq(successor.id, teamChanges.handedTo))
    .where(where)
    .orderBy(desc(teamChanges.id))
    .limit(input.limit)
    .offset(toOffset(input))
  return { rows, total: total?.n ?? 0 }
}
export type ChangeRow = Awaited<ReturnType<typeof listChangeRows>>['rows'][number]
