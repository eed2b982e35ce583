import { and, asc, eq } from 'drizzle-orm'
import type { listAdverts } from '#contract/fair/adverts/endpoints.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { shownAdverts } from './adverts.schema'

/** The adverts of one place in their order. */
export async function findAdverts(db: Db, language: Language, input: ParsedInputOf<typeof listAdverts>) {
  const rows = await db
    .select()
    .from(shownAdverts)
    .where(and(eq(shownAdverts.module, input.module), eq(shownAdverts.type, input.type)))
    .orderBy(asc(shownAdverts.position), asc(shownAdverts.id))
    .limit(input.size)
  return rows.map(({ id, title, imageUrl, jumpLink }) => ({
    id,
    title: pick(title, language),
    imageUrl: pick(imageUrl, language),
    jumpLink,
  }))
}
