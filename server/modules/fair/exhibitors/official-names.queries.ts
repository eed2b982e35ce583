import type { Language } from '#contract/core/language.ts'
import type { OfficialName } from '#contract/foundation/translation/names.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findOtherNames } from '#server/platform/db/other-names.ts'
import { shownExhibitors } from './exhibitors.schema'

/** Which of these words are companies or their short names. */
export async function findExhibitorNames(db: Db, candidates: readonly string[], to: Language): Promise<OfficialName[]> {
  const { company, abbreviation } = shownExhibitors
  const found = await Promise.all(
    [company, abbreviation].map((name) => findOtherNames(db, { from: shownExhibitors, name, candidates, to })),
  )
  return found.flat()
}
