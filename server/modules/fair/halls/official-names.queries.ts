import type { Language } from '#contract/core/language.ts'
import type { OfficialName } from '#contract/foundation/translation/names.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findOtherNames } from '#server/platform/db/other-names.ts'
import { shownHalls } from './halls.schema'

/** Which of these words are the names of halls. */
export const findHallNames = (db: Db, candidates: readonly string[], to: Language): Promise<OfficialName[]> =>
  findOtherNames(db, { from: shownHalls, name: shownHalls.name, candidates, to })
