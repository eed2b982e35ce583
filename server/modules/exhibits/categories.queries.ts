import { asc, count, eq } from 'drizzle-orm'
import type { Category } from '../../../contract/exhibits/schemas'
import type { Language } from '../../../contract/core/language'
import { pick } from '../../platform/db/bilingual'
import type { Db } from '../../platform/db/database'
import { categories, exhibits } from './exhibits.schema'

/** The categories of a hall, or of all, each with its number of exhibits. */
export async function listCategories(db: Db, language: Language, hallId: number | undefined): Promise<Category[]> {
  const numbers = db
    .select({ categoryId: exhibits.categoryId, n: count().as('n') })
    .from(exhibits)
    .groupBy(exhibits.categoryId)
    .as('numbers')
  const rows = await db
    .select({ id: categories.id, name: categories.name, hallId: categories.hallId, n: numbers.n })
    .from(categories)
    .leftJoin(numbers, eq(numbers.categoryId, categories.id))
    .where(hallId ? eq(categories.hallId, hallId) : undefined)
    .orderBy(asc(categories.position), asc(categories.id))
  return rows.map(({ id, name, hallId: hall, n }) => ({
    id,
    categoryName: pick(name, language),
    hallId: hall,
    count: n ?? 0,
  }))
}

/** Every category by its name, in the same order. */
export async function nameCategories(db: Db, language: Language): Promise<{ id: number; categoryName: string }[]> {
  const rows = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id))
  return rows.map(({ id, name }) => ({ id, categoryName: pick(name, language) }))
}
