import { toEmailKeyword } from '#contract/core/contact/email.ts'
import { and, count, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { preRegistrationFilters } from '#contract/people/pre-registration/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { contains } from '#server/platform/db/like.ts'
import { type PageInput, toOffset } from '#server/platform/db/list/page.ts'
import { preRegistrations, preRegistrationTerms } from './pre-registration.schema'

export type PreRegistration = typeof preRegistrations.$inferSelect
export type NewPreRegistration = typeof preRegistrations.$inferInsert
export type Terms = typeof preRegistrationTerms.$inferSelect

export async function findTerms(db: Db): Promise<Terms | undefined> {
  const [row] = await db.select().from(preRegistrationTerms)
  return row
}

/** Keeps what was set on the version that was seen; false when somebody was first. */
export async function storeTerms(db: Db, seen: number, terms: Omit<Terms, 'id' | 'version'>): Promise<boolean> {
  const kept =
    seen === 0
      ? await db
          .insert(preRegistrationTerms)
          .values({ id: 1, version: 1, ...terms })
          .onConflictDoNothing()
          .returning({ id: preRegistrationTerms.id })
      : await db
          .update(preRegistrationTerms)
          .set({ ...terms, version: seen + 1 })
          .where(eq(preRegistrationTerms.version, seen))
          .returning({ id: preRegistrationTerms.id })
  return kept.length > 0
}

/** Keeps a new one; undefined where its key, number or mailbox is there already. */
export async function insertPreRegistration(db: Db, row: NewPreRegistration): Promise<PreRegistration | undefined> {
  const [added] = await db.insert(preRegistrations).values(row).onConflictDoNothing().returning()
  return added
}

export async function findByClientKey(db: Db, clientKeyHash: string): Promise<PreRegistration | undefined> {
  const [row] = await db.select().from(preRegistrations).where(eq(preRegistrations.clientKeyHash, clientKeyHash))
  return row
}

export async function findByCodeHash(db: Db, codeHash: string): Promise<PreRegistration | undefined> {
  const [row] = await db.select().from(preRegistrations).where(eq(preRegistrations.codeHash, codeHash))
  return row
}

/** The first with this number or mailbox; an empty one matches nothing. */
export async function findFirst(
  db: Db,
  { phone, email }: Pick<PreRegistration, 'phone' | 'email'>,
): Promise<PreRegistration | undefined> {
  const [row] = await db
    .select()
    .from(preRegistrations)
    .where(
      and(
        isNull(preRegistrations.repeats),
        or(
          phone === '' ? undefined : eq(preRegistrations.phone, phone),
          email === '' ? undefined : eq(preRegistrations.email, email),
        ),
      ),
    )
    .orderBy(preRegistrations.id)
    .limit(1)
  return row
}

/** Gives what was written to the page that asks first; undefined where another page did. */
export async function takeOver(db: Db, codeHash: string, takenKeyHash: string): Promise<PreRegistration | undefined> {
  const [row] = await db
    .update(preRegistrations)
    .set({ takenKeyHash })
    .where(
      and(
        eq(preRegistrations.codeHash, codeHash),
        isNull(preRegistrations.accountId),
        or(isNull(preRegistrations.takenKeyHash), eq(preRegistrations.takenKeyHash, takenKeyHash)),
      ),
    )
    .returning()
  return row
}

/** Ties one to the account that was registered with it, once. */
export async function tieToAccount(db: Db, codeHash: string, accountId: number): Promise<void> {
  await db
    .update(preRegistrations)
    .set({ accountId })
    .where(and(eq(preRegistrations.codeHash, codeHash), isNull(preRegistrations.accountId)))
}

/** Marks that somebody came with it. */
export async function markCame(db: Db, id: number, at: Date): Promise<void> {
  await db
    .update(preRegistrations)
    .set({ cameAt: sql`coalesce(${preRegistrations.cameAt}, ${at})` })
    .where(eq(preRegistrations.id, id))
}

/** What gates need without a network: which codes there are, by their hashes. */
export const listCodeHashes = (db: Db): Promise<{ id: number; codeHash: string }[]> =>
  db.select({ id: preRegistrations.id, codeHash: preRegistrations.codeHash }).from(preRegistrations)

interface Requested {
  keyWord?: string | undefined
  state?: (typeof preRegistrationFilters)[number] | undefined
}

function matching({ keyWord: typed, state }: Requested) {
  const keyWord = typed && toEmailKeyword(typed)
  const { name, company, phone, email, cameAt, accountId } = preRegistrations
  const states = {
    came: isNotNull(cameAt),
    notCame: isNull(cameAt),
    registered: isNotNull(accountId),
    notRegistered: isNull(accountId),
  }
  return and(
    keyWord ? or(...[name, company, phone, email].map((text) => contains(text, keyWord))) : undefined,
    state ? states[state] : undefined,
  )
}

/** A page, the newest first. */
export async function listPage(
  db: Db,
  input: Requested & PageInput,
): Promise<{ rows: PreRegistration[]; total: number }> {
  const where = matching(input)
  const rows = await db
    .select()
    .from(preRegistrations)
    .where(where)
    .orderBy(desc(preRegistrations.id))
    .limit(input.limit)
    .offset(toOffset(input))
  return { rows, total: await db.$count(preRegistrations, where) }
}

/** The number of people, each once by phone and e-mail address; of those who came, and of those with an account. */
export async function countPeople(db: Db): Promise<{ people: number; came: number; registered: number }> {
  const [row] = await db
    .select({
      people: sql<number>`count(*) filter (where ${preRegistrations.repeats} is null)::integer`,
      came: count(preRegistrations.cameAt),
      registered: count(preRegistrations.accountId),
    })
    .from(preRegistrations)
  return row ?? { people: 0, came: 0, registered: 0 }
}
