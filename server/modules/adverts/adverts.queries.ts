import { and, asc, eq } from 'drizzle-orm'
import type { listAdverts } from '../../../contract/adverts/endpoints'
import type { ParsedInputOf } from '../../../contract/core/endpoint'
import type { Language } from '../../../contract/core/language'
import { pick } from '../../platform/db/bilingual'
import type { Db } from '../../platform/db/database'
import { shownAdverts } from './adverts.schema'

/** The adverts of one place in their order. */
export async function findAdverts(db: Db, language: Language, asked: ParsedInputOf<typeof listAdverts>) {
  const rows = await db
    .select()
    .from(shownAdverts)
    .where(and(eq(shownAdverts.module, asked.module), eq(shownAdverts.type, asked.type)))
    .orderBy(asc(shownAdverts.position), asc(shownAdverts.id))
    .limit(asked.size)
  return rows.map(({ id, title, imageUrl, jumpLink }) => ({
    id,
    title: pick(title, language),
    imageUrl: pick(imageUrl, language),
    jumpLink,
  }))
}
