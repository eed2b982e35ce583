import { and, eq, getTableName, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import { SESSION_SECONDS } from '#contract/people/session/limits.ts'
import { removeOneTimesOf } from '#server/platform/auth/auth.queries.ts'
import { hashKey } from '#server/platform/auth/secrets.ts'
import type { Db } from '#server/platform/db/database.ts'
import { buildOnce } from '#server/platform/db/db.ts'
import { ACCOUNT_TABLE, accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { identityLinks, loginFlows, sessions } from './session.schema'

/** What ends a session is a write to one of these. */
export const SESSION_TABLES = [getTableName(sessions), ACCOUNT_TABLE]

/** The kind of one-time values that a login gives for another site. */
export const AUTH_CODE = 'authCode'

const oldest = () => new Date(Date.now() - SESSION_SECONDS * 1_000)

export async function addSession(db: Db, token: string, accountId: number, method: string): Promise<void> {
  await db.insert(sessions).values({ tokenHash: hashKey(token), accountId, method })
}

const selectSession = buildOnce((db) =>
  db
    .select({ accountId: sessions.accountId, userType: accountRecords.userType, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .innerJoin(accountRecords, eq(accountRecords.id, sessions.accountId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('hash')),
        gt(sessions.lastUsedAt, sql.placeholder('oldest')),
        eq(accountRecords.status, 'active'),
      ),
    )
    .prepare(''),
)

/** The account of a session that stands, and when it was last used. */
export async function findSession(db: Db, token: string) {
  const [found] = await selectSession(db).execute({ hash: hashKey(token), oldest: oldest() })
  return found
}

/** Which of these tokens have a session that stands. */
export async function filterActiveTokens(db: Db, tokens: readonly string[]): Promise<Set<string>> {
  const byHash = new Map(tokens.map((token) => [hashKey(token), token]))
  const found = await db
    .select({ hash: sessions.tokenHash })
    .from(sessions)
    .innerJoin(accountRecords, eq(accountRecords.id, sessions.accountId))
    .where(
      and(
        inArray(sessions.tokenHash, [...byHash.keys()]),
        gt(sessions.lastUsedAt, oldest()),
        eq(accountRecords.status, 'active'),
      ),
    )
  return new Set(found.flatMap(({ hash }) => byHash.get(hash) ?? []))
}

/** A session lives from its last use. One that another holds at this moment, to note the same or to end it, is left. */
export async function touchSessions(db: Db, tokens: readonly string[]): Promise<void> {
  const standing = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(inArray(sessions.tokenHash, tokens.map(hashKey)))
    .for('no key update', { skipLocked: true })
  await db
    .update(sessions)
    .set({ lastUsedAt: sql`now()` })
    .where(inArray(sessions.tokenHash, standing))
}

export async function removeSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashKey(token)))
}

/** Ends the sessions of an account, all but that of `keep`, and what could begin one at another site. */
export async function removeSessions(db: Db, accountId: number, keep = ''): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), ne(sessions.tokenHash, hashKey(keep))))
  await removeOneTimesOf(db, AUTH_CODE, accountId)
}

export async function sweepSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(lt(sessions.lastUsedAt, oldest()))
  await db.delete(loginFlows).where(lt(loginFlows.expiresAt, new Date(Date.now() - 3_600_000)))
}

export type Flow = typeof loginFlows.$inferSelect

export async function addFlow(db: Db, flow: typeof loginFlows.$inferInsert): Promise<void> {
  await db.insert(loginFlows).values(flow)
}

const running = gt(loginFlows.expiresAt, sql`now()`)

export async function findFlow(db: Db, flowNum: string): Promise<Flow | undefined> {
  const [flow] = await db
    .select()
    .from(loginFlows)
    .where(and(eq(loginFlows.flowHash, hashKey(flowNum)), running))
  return flow
}

export async function findScene(db: Db, scene: string): Promise<Flow | undefined> {
  const [flow] = await db
    .select()
    .from(loginFlows)
    .where(and(eq(loginFlows.scene, scene), running))
  return flow
}

/** Answers a flow that still waits; false when somebody else was first. */
export async function answerFlow(
  db: Db,
  scene: string,
  change: Pick<Flow, 'state'> & { accountId?: number },
): Promise<boolean> {
  const changed = await db
    .update(loginFlows)
    .set(change)
    .where(and(eq(loginFlows.scene, scene), eq(loginFlows.state, 'waiting'), running))
    .returning({ scene: loginFlows.scene })
  return changed.length > 0
}

/** Takes the outcome of a flow: of polls at once, one gets the confirmation. */
export async function takeFlow(db: Db, flowNum: string): Promise<Flow | undefined> {
  const [flow] = await db
    .delete(loginFlows)
    .where(and(eq(loginFlows.flowHash, hashKey(flowNum)), ne(loginFlows.state, 'waiting')))
    .returning()
  return flow
}

export async function findLinked(db: Db, kind: Flow['kind'], identity: string): Promise<number | undefined> {
  const [link] = await db
    .select({ accountId: identityLinks.accountId })
    .from(identityLinks)
    .where(and(eq(identityLinks.kind, kind), eq(identityLinks.identityHash, hashKey(identity))))
  return link?.accountId
}

/** Links an identity to an account, in place of an earlier one of its kind; false when it is another account's. */
export async function linkIdentity(db: Db, kind: Flow['kind'], identity: string, accountId: number): Promise<boolean> {
  const linked = await findLinked(db, kind, identity)
  if (linked !== undefined) return linked === accountId
  await removeLink(db, kind, accountId)
  await db.insert(identityLinks).values({ kind, identityHash: hashKey(identity), accountId })
  return true
}

export async function removeLink(db: Db, kind: Flow['kind'], accountId: number): Promise<void> {
  await db.delete(identityLinks).where(and(eq(identityLinks.kind, kind), eq(identityLinks.accountId, accountId)))
}

export async function listLinks(db: Db, accountId: number) {
  return db.select().from(identityLinks).where(eq(identityLinks.accountId, accountId)).orderBy(identityLinks.kind)
}
