import { and, eq, isNull, lt, max, ne, sql } from 'drizzle-orm'
import type { ContentKind } from '#contract/fair/content/kinds.ts'
import type { Db } from '#server/platform/db/database.ts'
import { lockByName } from '#server/platform/db/db.ts'
import { contentItems } from './content.schema'

/** Until the transaction ends nobody else gives places to objects of this kind, or two would get the same. */
export async function lockOrder(db: Db, kind: ContentKind): Promise<void> {
  await lockByName(db, `content order ${kind}`)
}

/** The place behind all objects of a kind. Needs `lockOrder`. */
export async function findLastPlace(db: Db, kind: ContentKind): Promise<string> {
  const [last] = await db
    .select({ place: sql<string>`coalesce(max(${contentItems.position}), -1) + 1` })
    .from(contentItems)
    .where(eq(contentItems.kind, kind))
  return last?.place ?? '0'
}

/**
 * The place in front of an object; `moved` itself, which is to are there, does not count. Undefined: there is no such
 * object. Needs `lockOrder`.
 */
export async function findPlaceBefore(
  db: Db,
  kind: ContentKind,
  moved: number,
  before: number,
): Promise<string | undefined> {
  const [next] = await db
    .select({ position: contentItems.position })
    .from(contentItems)
    .where(and(eq(contentItems.kind, kind), eq(contentItems.id, before), isNull(contentItems.deletedAt)))
  if (!next?.position) return undefined
  // In digits: the half of a sum is exact, whatever their number.
  const [row] = await db
    .select({
      place: sql<string>`coalesce((${max(contentItems.position)} + ${next.position}::numeric) * 0.5, ${next.position}::numeric - 1)`,
    })
    .from(contentItems)
    .where(and(eq(contentItems.kind, kind), ne(contentItems.id, moved), lt(contentItems.position, next.position)))
  return row?.place
}
