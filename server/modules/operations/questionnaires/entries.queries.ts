import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { columnsOf } from '#server/platform/db/view-columns.ts'
import type { Answers } from '#contract/operations/questionnaires/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type PageInput, toOffset } from '#server/platform/db/list/page.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'
import { questionnaireEntries, questionnaireResponses } from './questionnaires.schema'

export type EntryRow = typeof questionnaireEntries.$inferSelect
export type ResponseRow = typeof questionnaireResponses.$inferSelect
interface Own {
  questionnaireId: number
  accountId: number
}

const isOwn = ({ questionnaireId, accountId }: Own) =>
  and(eq(questionnaireEntries.questionnaireId, questionnaireId), eq(questionnaireEntries.accountId, accountId))

export async function findEntry(db: Db, own: Own): Promise<EntryRow | undefined> {
  const [row] = await db.select().from(questionnaireEntries).where(isOwn(own))
  return row
}

export async function listEntries(db: Db, accountId: number): Promise<Map<number, EntryRow>> {
  const rows = await db.select().from(questionnaireEntries).where(eq(questionnaireEntries.accountId, accountId))
  return new Map(rows.map((row) => [row.questionnaireId, row]))
}

/** The person's row, made where there is none, and held: nobody else writes it until the transaction ends. */
export async function holdEntry(db: Db, own: Own): Promise<EntryRow> {
  await db
    .insert(questionnaireEntries)
    .values({ ...own, version: 0 })
    .onConflictDoNothing()
  const [row] = await db.select().from(questionnaireEntries).where(isOwn(own)).for('update')
  if (!row) throw new Error('the entry was not kept')
  return row
}

/** Keeps a draft over the one that was read; undefined where another is newer, or it was submitted. */
export async function saveDraft(
  db: Db,
  own: Own,
  { version, answers }: { version: number; answers: Answers },
): Promise<EntryRow | undefined> {
  const [row] = await db
    .update(questionnaireEntries)
    .set({ answers, version: version + 1, savedAt: sql`now()` })
    .where(and(isOwn(own), eq(questionnaireEntries.version, version), isNull(questionnaireEntries.submittedOn)))
    .returning()
  return row
}

export async function endEntry(
  db: Db,
  id: number,
  values: { submitKey: string; submittedOn: string; savedAt: Date | null },
): Promise<void> {
  await db
    .update(questionnaireEntries)
    .set({ ...values, answers: null })
    .where(eq(questionnaireEntries.id, id))
}

export async function insertResponse(db: Db, row: typeof questionnaireResponses.$inferInsert): Promise<void> {
  await db.insert(questionnaireResponses).values(row)
}

export async function findOwnResponse(db: Db, { questionnaireId, accountId }: Own): Promise<ResponseRow | undefined> {
  const [row] = await db
    .select()
    .from(questionnaireResponses)
    .where(
      and(eq(questionnaireResponses.questionnaireId, questionnaireId), eq(questionnaireResponses.accountId, accountId)),
    )
  return row
}

/** Of the table of entries: those of an account that has submitted it, for `listPeople`. */
export const submittedBy = (db: Db, questionnaireId: number) =>
  db
    .select({ one: sql`1` })
    .from(questionnaireEntries)
    .where(
      and(
        eq(questionnaireEntries.questionnaireId, questionnaireId),
        eq(questionnaireEntries.accountId, accountRecords.id),
        sql`${questionnaireEntries.submittedOn} is not null`,
      ),
    )

/** responses in memory at a time */
const BATCH = 500

/** All that was submitted, in batches, in the order of their numbers, which is by chance. */
export async function* readResponses(db: Db, questionnaireId: number): AsyncGenerator<ResponseRow[]> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .select()
      .from(questionnaireResponses)
      .where(
        and(
          eq(questionnaireResponses.questionnaireId, questionnaireId),
          sql`${questionnaireResponses.id} > ${after}::uuid`,
        ),
      )
      .orderBy(asc(questionnaireResponses.id))
      .limit(BATCH)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.id
  }
}

export async function countByDay(db: Db, questionnaireId: number): Promise<{ day: string; count: number }[]> {
  return db
    .select({ day: questionnaireResponses.submittedOn, count: count() })
    .from(questionnaireResponses)
    .where(eq(questionnaireResponses.questionnaireId, questionnaireId))
    .groupBy(questionnaireResponses.submittedOn)
    .orderBy(asc(questionnaireResponses.submittedOn))
}

/** A page of what was submitted with its people: the newest first, of an anonymous one by chance. */
export async function listResponses(
  db: Db,
  { id, isAnonymous, ...page }: PageInput & { id: number; isAnonymous: boolean },
) {
  const where = eq(questionnaireResponses.questionnaireId, id)
  const rows = await db
    .select({ response: questionnaireResponses, account: columnsOf(accountRecords), company: exhibitorRecords.company })
    .from(questionnaireResponses)
    .leftJoin(accountRecords, eq(accountRecords.id, questionnaireResponses.accountId))
    .leftJoin(exhibitorRecords, eq(exhibitorRecords.id, accountRecords.exhibitorId))
    .where(where)
    .orderBy(...(isAnonymous ? [] : [desc(questionnaireResponses.submittedAt)]), asc(questionnaireResponses.id))
    .limit(page.limit)
    .offset(toOffset(page))
  return { rows, total: await db.$count(questionnaireResponses, where) }
}
