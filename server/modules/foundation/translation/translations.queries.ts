import { inArray, lt } from 'drizzle-orm'
import type { Language } from '#contract/core/language.ts'
import type { Db } from '#server/platform/db/database.ts'
import { idOf, seal, unseal } from './seal'
import { translations } from './translation.schema'

const DAY_MS = 86_400_000

/** The stored translations of these texts, by original. */
export async function findTranslations(db: Db, texts: readonly string[], to: Language): Promise<Map<string, string>> {
  const ids = new Map(texts.map((original) => [idOf(original, to), original]))
  const rows = await db
    .select()
    .from(translations)
    .where(inArray(translations.id, [...ids.keys()]))
  return new Map(
    rows.map(({ id, sealed }) => {
      const original = ids.get(id) ?? ''
      return [original, unseal(original, sealed)]
    }),
  )
}

/** Stores translations; of two made at once the first stays. */
export async function storeTranslations(db: Db, made: ReadonlyMap<string, string>, to: Language): Promise<void> {
  if (made.size === 0) return
  const rows = Array.from(made, ([original, translated]) => ({
    id: idOf(original, to),
    sealed: seal(original, translated),
  }))
  await db.insert(translations).values(rows).onConflictDoNothing()
}

/** Removes what was stored more than so many days ago. */
export async function sweepTranslations(db: Db, days: number): Promise<void> {
  await db.delete(translations).where(lt(translations.createdAt, new Date(Date.now() - days * DAY_MS)))
}
