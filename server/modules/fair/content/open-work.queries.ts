import { and, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { ContentKind } from '#contract/fair/content/kinds.ts'
import type { Db } from '#server/platform/db/database.ts'
import { countOpenWork, type OpenWork } from '#server/platform/db/open-work.ts'
import { isInState } from './content.queries'
import { contentItems } from './content.schema'

/** Content that exhibitors have submitted for approval. */
export const countOpenContent = (db: Db): Promise<OpenWork> =>
  countOpenWork(db, {
    table: contentItems,
    since: contentItems.submittedAt,
    where: and(isNotNull(contentItems.submittedAt), isNull(contentItems.deletedAt)),
  })

/** Of these kinds, those of which visitors see something. */
export async function listPublishedKinds(db: Db, kinds: readonly ContentKind[]): Promise<Set<ContentKind>> {
  const rows = await db
    .selectDistinct({ kind: contentItems.kind })
    .from(contentItems)
    .where(and(inArray(contentItems.kind, [...kinds]), isInState.published))
  return new Set(rows.map(({ kind }) => kind))
}
