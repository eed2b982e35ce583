import { and, asc, eq, gt, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Language } from '#contract/core/language.ts'
import type { Change, ManagedHall, PlanStanding } from '#contract/fair/floor-plan/editing/schemas.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { hallRecords } from '#server/modules/fair/halls/index.ts'
import { type Bilingual, pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { booths, floorPlans } from '../floor-plan.schema'

export interface PlanOf {
  hallId: number
  level: number
}

export type PlanRow = typeof floorPlans.$inferSelect

const standing = {
  level: floorPlans.level,
  revision: floorPlans.revision,
  publishedAt: floorPlans.publishedAt,
  isPublished: sql<boolean>`${floorPlans.published} is not null`,
  /** The picture below a draft is never published. */
  isChanged: sql<boolean>`${floorPlans.published} is distinct from ${floorPlans.draft} - 'background'`,
  booths: sql<number>`jsonb_array_length(${floorPlans.draft} -> 'booths')`,
}

type StandingRow = Pick<PlanRow, 'revision' | 'publishedAt'> & { isPublished: boolean; isChanged: boolean }

/** How a plan stands, as the contract says it. */
export function presentStanding({ revision, publishedAt, isPublished, isChanged }: StandingRow): PlanStanding {
  const state = isPublished ? (isChanged ? 'changed' : 'published') : 'unpublished'
  return { revision, state, publishedAt: publishedAt?.toISOString() ?? null }
}

/** Who changed a draft last; null: nobody. `by`: the name of the account. */
export const presentLastChange = (
  { changedAt, by }: Pick<PlanRow, 'changedAt'> & { by: Bilingual | null },
  language: Language,
): Change | null => changedAt && { at: changedAt.toISOString(), by: by ? pick(by, language) : '' }

export const ofLevel = ({ hallId, level }: PlanOf) => and(eq(floorPlans.hallId, hallId), eq(floorPlans.level, level))

/** Every hall in its order, with the levels that are drawn. */
export async function listManagedPlans(db: Db, language: Language): Promise<ManagedHall[]> {
  const halls = await db
    .select({ id: hallRecords.id, name: hallRecords.name })
    .from(hallRecords)
    .orderBy(asc(hallRecords.position), asc(hallRecords.id))
  const rows = await db
    .select({ hallId: floorPlans.hallId, ...standing, changedAt: floorPlans.changedAt, by: accountRecords.name })
    .from(floorPlans)
    .leftJoin(accountRecords, eq(accountRecords.id, floorPlans.changedBy))
    .orderBy(asc(floorPlans.level))
  return halls.map(({ id, name }) => ({
    hallId: id,
    hallName: pick(name, language),
    levels: rows
      .filter(({ hallId }) => hallId === id)
      .map((row) => ({
        level: row.level,
        booths: row.booths,
        ...presentStanding(row),
        lastChange: presentLastChange(row, language),
      })),
  }))
}

/** How a plan stands now. */
export async function getStanding(db: Db, plan: PlanOf): Promise<PlanStanding> {
  const [row] = await db.select(standing).from(floorPlans).where(ofLevel(plan))
  if (!row) throw new Error('the plan was not kept')
  return presentStanding(row)
}

export async function findPlan(db: Db, plan: PlanOf) {
  const [row] = await db
    .select({ plan: floorPlans, hallName: hallRecords.name, standing, by: accountRecords.name })
    .from(floorPlans)
    .leftJoin(accountRecords, eq(accountRecords.id, floorPlans.changedBy))
    .innerJoin(hallRecords, eq(hallRecords.id, floorPlans.hallId))
    .where(ofLevel(plan))
  return row
}

export const hasPlan = async (db: Db, plan: PlanOf): Promise<boolean> =>
  (await db.$count(floorPlans, ofLevel(plan))) > 0

/** The name of a hall, shown or not. */
export async function findHallName(db: Db, hallId: number) {
  const [hall] = await db.select({ name: hallRecords.name }).from(hallRecords).where(eq(hallRecords.id, hallId))
  return hall?.name
}

/**
 * The plans of a hall, kept from every other change until the transaction ends: whoever changes one, or gives one of its
 * booths to somebody, locks them first.
 */
export async function lockPlans(db: Db, hallId: number): Promise<PlanRow[]> {
  return db.select().from(floorPlans).where(eq(floorPlans.hallId, hallId)).orderBy(asc(floorPlans.id)).for('update')
}

/** Holds the plans of all halls until the transaction ends: for changes that other halls could block in another order. */
export async function lockAllPlans(db: Db): Promise<void> {
  await db.select({ id: floorPlans.id }).from(floorPlans).orderBy(asc(floorPlans.id)).for('update')
}

/** The numbers of the booths that the other levels of a hall show visitors. */
export async function listElsewhere(db: Db, { hallId, level }: PlanOf): Promise<string[]> {
  const rows = await db
    .select({ published: floorPlans.published })
    .from(floorPlans)
    .where(and(eq(floorPlans.hallId, hallId), ne(floorPlans.level, level)))
  return rows.flatMap(({ published }) => published?.booths.map(({ number }) => number) ?? [])
}

/** The numbers of a hall's booths that somebody has, or has reserved. */
export async function listTaken(db: Db, hallId: number): Promise<string[]> {
  const rows = await db
    .select({ number: booths.number })
    .from(booths)
    .where(and(eq(booths.hallId, hallId), or(isNotNull(booths.exhibitorId), gt(booths.heldUntil, sql`now()`))))
    .orderBy(asc(booths.number))
  return rows.map(({ number }) => number)
}

/** Adds a level; false where the hall has it already. */
export async function insertPlan(
  db: Db,
  plan: PlanOf,
  draft: Pick<PlanRow, 'draft' | 'changedAt' | 'changedBy'>,
): Promise<boolean> {
  const added = await db
    .insert(floorPlans)
    .values({ ...plan, ...draft })
    .onConflictDoNothing()
    .returning({ id: floorPlans.id })
  return added.length > 0
}

type PlanChange = Partial<Pick<PlanRow, 'draft' | 'changedAt' | 'changedBy' | 'published' | 'publishedAt'>>

/** Changes a plan that is locked, and counts it. */
export async function changePlan(db: Db, plan: PlanOf, change: PlanChange): Promise<void> {
  await db
    .update(floorPlans)
    .set({ ...change, revision: sql`${floorPlans.revision} + 1` })
    .where(ofLevel(plan))
}

export async function deletePlan(db: Db, plan: PlanOf): Promise<void> {
  await db.delete(floorPlans).where(ofLevel(plan))
}
