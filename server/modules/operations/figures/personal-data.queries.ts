import { and, eq, inArray } from 'drizzle-orm'
import { erase, type PersonalData } from '#server/modules/foundation/personal-data/index.ts'
import { figureSeen } from './figures.schema'

/** Who was counted once, by the id of the account. */
export const personalDataOfFigures: PersonalData[] = [
  erase('visits', figureSeen, {
    rows: ({ id }) => and(inArray(figureSeen.kind, ['country', 'standCountry']), eq(figureSeen.who, String(id))),
  }),
]
