import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, max, or, sql } from 'drizzle-orm'
import type { QuestionnaireState } from '#contract/operations/questionnaires/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type PageInput, toOffset } from '#server/platform/db/list/page.ts'
import { questionnaireEntries, questionnaireRevisions, questionnaires } from './questionnaires.schema'

export type QuestionnaireRow = typeof questionnaires.$inferSelect
export type RevisionRow = typeof questionnaireRevisions.$inferSelect
type Insert = typeof questionnaires.$inferInsert

/** Adds one; undefined where its key was used before. */
export async function insertQuestionnaire(db: Db, row: Insert): Promise<QuestionnaireRow | undefined> {
  const [added] = await db.insert(questionnaires).values(row).onConflictDoNothing().returning()
  return added
}

export async function findByKey(db: Db, clientKey: string): Promise<QuestionnaireRow | undefined> {
  const [row] = await db.select().from(questionnaires).where(eq(questionnaires.clientKey, clientKey))
  return row
}

export async function findQuestionnaire(db: Db, id: number): Promise<QuestionnaireRow | undefined> {
  const [row] = await db.select().from(questionnaires).where(eq(questionnaires.id, id))
  return row
}

/** Changes one as it was seen; undefined where somebody was first. */
export async function changeQuestionnaire(
  db: Db,
  { id, version }: { id: number; version: number },
  values: Partial<Insert>,
): Promise<QuestionnaireRow | undefined> {
  const [changed] = await db
    .update(questionnaires)
    .set({ ...values, version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(questionnaires.id, id), eq(questionnaires.version, version)))
    .returning()
  return changed
}

/** Removes one that nobody has begun to answer, as it was seen. */
export async function deleteQuestionnaire(db: Db, { id, version }: { id: number; version: number }): Promise<boolean> {
  const unused = sql`not exists (select 1 from ${questionnaireEntries}
    where ${questionnaireEntries.questionnaireId} = ${questionnaires.id})`
  const gone = await db
    .delete(questionnaires)
    .where(and(eq(questionnaires.id, id), eq(questionnaires.version, version), unused))
    .returning({ id: questionnaires.id })
  return gone.length > 0
}

export async function listQuestionnaires(
  db: Db,
  { state, ...page }: PageInput & { state?: QuestionnaireState | undefined },
): Promise<{ rows: QuestionnaireRow[]; total: number }> {
  const where = state ? eq(questionnaires.state, state) : undefined
  const rows = await db
    .select()
    .from(questionnaires)
    .where(where)
    .orderBy(desc(questionnaires.updatedAt), desc(questionnaires.id))
    .limit(page.limit)
    .offset(toOffset(page))
  return { rows, total: await db.$count(questionnaires, where) }
}

/** How many are writing at each. */
export async function countDrafts(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: questionnaireEntries.questionnaireId, n: count() })
    .from(questionnaireEntries)
    .where(and(inArray(questionnaireEntries.questionnaireId, [...ids]), isNotNull(questionnaireEntries.answers)))
    .groupBy(questionnaireEntries.questionnaireId)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

export async function insertRevision(db: Db, row: typeof questionnaireRevisions.$inferInsert): Promise<void> {
  await db.insert(questionnaireRevisions).values(row)
}

export async function listRevisions(db: Db, questionnaireId: number): Promise<RevisionRow[]> {
  return db
    .select()
    .from(questionnaireRevisions)
    .where(eq(questionnaireRevisions.questionnaireId, questionnaireId))
    .orderBy(questionnaireRevisions.revision)
}

/** The last revisions of these, which are what is requested. */
export async function findRequested(db: Db, ids: readonly number[]): Promise<Map<number, RevisionRow>> {
  if (ids.length === 0) return new Map()
  const last = db
    .select({ id: questionnaireRevisions.questionnaireId, revision: max(questionnaireRevisions.revision).as('last') })
    .from(questionnaireRevisions)
    .where(inArray(questionnaireRevisions.questionnaireId, [...ids]))
    .groupBy(questionnaireRevisions.questionnaireId)
    .as('last_revision')
  const rows = await db
    .select({ row: questionnaireRevisions })
    .from(questionnaireRevisions)
    .innerJoin(
      last,
      and(eq(last.id, questionnaireRevisions.questionnaireId), eq(last.revision, questionnaireRevisions.revision)),
    )
  return new Map(rows.map(({ row }) => [row.questionnaireId, row]))
}

/** All opened and started questionnaires; the caller checks the audience. */
export const listOpened = (db: Db, now: Date): Promise<QuestionnaireRow[]> =>
  db
    .select()
    .from(questionnaires)
    .where(and(gt(questionnaires.revision, 0), lte(questionnaires.fromAt, now)))
    .orderBy(desc(questionnaires.untilAt), desc(questionnaires.id))
    .limit(500)

/** Counts one response more while it takes any; undefined: it does not. */
export async function takeOne(db: Db, id: number, now: Date): Promise<QuestionnaireRow | undefined> {
  const [taken] = await db
    .update(questionnaires)
    .set({ submitted: sql`${questionnaires.submitted} + 1` })
    .where(
      and(
        eq(questionnaires.id, id),
        eq(questionnaires.state, 'open'),
        lte(questionnaires.fromAt, now),
        gt(questionnaires.untilAt, now),
        or(isNull(questionnaires.responsesMax), lt(questionnaires.submitted, questionnaires.responsesMax)),
      ),
    )
    .returning()
  return taken
}

export const listAnnounced = (db: Db): Promise<QuestionnaireRow[]> =>
  db.select().from(questionnaires).where(isNotNull(questionnaires.announcedTo)).limit(20)

/** Holds one while people are notified of it, so that another server does not notify them too. */
export async function holdAnnounced(db: Db, id: number): Promise<QuestionnaireRow | undefined> {
  const [row] = await db
    .select()
    .from(questionnaires)
    .where(and(eq(questionnaires.id, id), isNotNull(questionnaires.announcedTo)))
    .for('update', { skipLocked: true })
  return row
}

export async function setAnnounced(db: Db, id: number, announcedTo: number | null): Promise<void> {
  await db.update(questionnaires).set({ announcedTo }).where(eq(questionnaires.id, id))
}

/** Begins to notify the audience of an open one, unless that was done since `before`. */
export async function beginAnnouncing(
  db: Db,
  id: number,
  { now, before }: { now: Date; before: Date },
): Promise<boolean> {
  const begun = await db
    .update(questionnaires)
    .set({ announcedTo: 0, announcedAt: now })
    .where(
      and(eq(questionnaires.id, id), or(isNull(questionnaires.announcedAt), lt(questionnaires.announcedAt, before))),
    )
    .returning({ id: questionnaires.id })
  return begun.length > 0
}

/** Whether what is written is other than what is requested. Both come from the database, which orders the keys alike. */
export const differs = (row: QuestionnaireRow, input: RevisionRow): boolean =>
  JSON.stringify([row.title, row.intro, row.document]) !== JSON.stringify([input.title, input.intro, input.document])
