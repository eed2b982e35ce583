import { desc } from 'drizzle-orm'
import type { Language } from '#contract/core/language.ts'
import type { OpeningAnimation } from '#contract/fair/opening/schemas.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { shownOpeningAnimations } from './opening.schema'

/** The animation that is shown now; of several the one that began last. */
export async function findAnimation(db: Db, language: Language): Promise<OpeningAnimation | undefined> {
  const { shownFrom, id } = shownOpeningAnimations
  const [row] = await db.select().from(shownOpeningAnimations).orderBy(desc(shownFrom), desc(id)).limit(1)
  return (
    row && {
      id: row.id,
      name: pick(row.name, language),
      imageUrl: pick(row.imageUrl, language),
      videoUrl: row.videoUrl,
      jumpLink: row.jumpLink,
      seconds: row.seconds,
    }
  )
}
