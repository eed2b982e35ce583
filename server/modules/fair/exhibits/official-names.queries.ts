import type { Language } from '#contract/core/language.ts'
import { countCharacters } from '#contract/core/rules.ts'
import type { OfficialName } from '#contract/foundation/translation/names.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findOtherNames } from '#server/platform/db/other-names.ts'
import { shownExhibits } from './exhibits.schema'

/** Shorter ones are kinds of things: a "Tea set" in a message is any. */
const isNamed = (candidate: string): boolean =>
  /\p{Script=Han}/u.test(candidate) ? countCharacters(candidate) >= 5 : candidate.split(' ').length >= 3

/** Which of these words are the names of exhibits. */
export async function findExhibitNames(db: Db, candidates: readonly string[], to: Language): Promise<OfficialName[]> {
  const named = candidates.filter(isNamed)
  if (named.length === 0) return []
  return findOtherNames(db, { from: shownExhibits, name: shownExhibits.name, candidates: named, to })
}
