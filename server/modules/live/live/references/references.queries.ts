import { asc, desc, and, eq, inArray, or, sql } from 'drizzle-orm'
import { IDS_MAX } from '#contract/fair/content/limits.ts'
import { inEither } from '#server/platform/db/like.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Named } from '#server/modules/fair/content/index.ts'
import { lives } from '../live.schema'

/** Sessions that a search lists. */
const FOUND = 20

/** Those of these sessions that exist; none is deleted until the transaction ends. */
export async function holdLives(db: Db, ids: number[]): Promise<number[]> {
  const rows = await db
    .select({ id: lives.id })
    .from(lives)
    .where(inArray(lives.id, [0, ...ids]))
    .orderBy(asc(lives.id))
    .for('share')
  return rows.map(({ id }) => id)
}

/** Sessions to choose from, the latest first. */
export async function listReferable(
  db: Db,
  { keyWord, ids }: { keyWord?: string | undefined; ids?: number[] | undefined },
) {
  return db
    .select({ id: lives.id, title: lives.title })
    .from(lives)
    .where(and(ids ? inArray(lives.id, [0, ...ids]) : undefined, keyWord ? inEither(lives.title, keyWord) : undefined))
    .orderBy(desc(lives.startsAt), desc(lives.id))
    .limit(ids ? IDS_MAX : FOUND)
}

/** The sessions that are called so in either language. */
export async function listNamedLives(db: Db, names: readonly string[]): Promise<Named[]> {
  const [zh, en] = [sql<string>`${lives.title}->>'zh'`, sql<string>`${lives.title}->>'en'`]
  return db
    .select({ id: lives.id, zh, en })
    .from(lives)
    .where(or(inArray(zh, [...names]), inArray(en, [...names])))
}

/** Of these numbers those of sessions. */
export async function listPresentLives(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: lives.id })
    .from(lives)
    .where(inArray(lives.id, [0, ...ids]))
  return rows.map(({ id }) => id)
}

export const countLivesOf = (db: Db, exhibitorId: number): Promise<number> =>
  db.$count(lives, eq(lives.exhibitorId, exhibitorId))
