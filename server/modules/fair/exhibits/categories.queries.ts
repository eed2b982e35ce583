import { asc, count, inArray, sql } from 'drizzle-orm'
import type { Category } from '#contract/fair/exhibits/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { exhibits, hiddenExhibits, shownCategories } from './exhibits.schema'

const inOrder = [asc(shownCategories.position), asc(shownCategories.id)]

interface Part {
  id: number
  parentId: number | null
}

/** The same rows, the parts of each after it; a part of what is not shown stands by itself. */
function asTree<Row extends Part>(rows: readonly Row[]): { row: Row; depth: number }[] {
  const known = new Set(rows.map(({ id }) => id))
  const below = (parent: number | null, depth: number): { row: Row; depth: number }[] =>
    rows
      .filter(({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null) === parent)
      .flatMap((row) => [{ row, depth }, ...below(row.id, depth + 1)])
  return below(null, 0)
}

/** A category and all that is part of it, as visitors see them; itself alone where they see it not. */
export async function findParts(db: Db, id: number): Promise<number[]> {
  const rows = await db.select({ id: shownCategories.id, parentId: shownCategories.parentId }).from(shownCategories)
  const tree = asTree(rows)
  const from = tree.findIndex(({ row }) => row.id === id)
  const { depth: top = 0 } = tree[from] ?? {}
  const after = tree.slice(from + 1)
  const end = after.findIndex(({ depth }) => depth <= top)
  return from === -1 ? [id] : [id, ...after.slice(0, end === -1 ? after.length : end).map(({ row }) => row.id)]
}

/**
 * How many exhibits visitors see of each category: all, which an index alone answers, less the few that are hidden. Whether
 * each of them is shown was five times as much work.
 */
async function countShown(db: Db): Promise<Map<number | null, number>> {
  const { id, categoryId } = exhibits
  const numbers = await db
    .select({ categoryId, n: count() })
    .from(exhibits)
    .groupBy(categoryId)
    .unionAll(
      db
        .select({ categoryId, n: sql<number>`-count(*)`.mapWith(Number) })
        .from(exhibits)
        .where(inArray(id, db.select({ id: hiddenExhibits.id }).from(hiddenExhibits)))
        .groupBy(categoryId),
    )
  const countOf = new Map<number | null, number>()
  for (const number of numbers) countOf.set(number.categoryId, (countOf.get(number.categoryId) ?? 0) + number.n)
  return countOf
}

/** The categories of a hall, or of all, each with its number of exhibits. */
export async function listCategories(db: Db, language: Language, hallId: number | undefined): Promise<Category[]> {
  const countOf = await countShown(db)
  const { id, name, parentId, hallId: hall } = shownCategories
  const rows = await db
    .select({ id, name, parentId, hallId: hall })
    .from(shownCategories)
    .orderBy(...inOrder)
  const tree = asTree(rows.filter((row) => hallId === undefined || row.hallId === hallId))
  return tree.map(({ row, depth }, place) => {
    const after = tree.slice(place + 1)
    const end = after.findIndex((other) => other.depth <= depth)
    const parts = after.slice(0, end === -1 ? after.length : end).map((part) => part.row)
    const own = [row, ...parts].reduce((sum, one) => sum + (countOf.get(one.id) ?? 0), 0)
    return { id: row.id, categoryName: pick(row.name, language), hallId: row.hallId, count: own, depth }
  })
}

/** Every category by its name, in the same order. */
export async function nameCategories(db: Db, language: Language): Promise<{ id: number; categoryName: string }[]> {
  const { id, name, parentId } = shownCategories
  const rows = await db
    .select({ id, name, parentId })
    .from(shownCategories)
    .orderBy(...inOrder)
  return asTree(rows).map(({ row }) => ({ id: row.id, categoryName: pick(row.name, language) }))
}
