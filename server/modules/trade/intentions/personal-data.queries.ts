import { sql } from 'drizzle-orm'
import { type PersonalData, strip } from '#server/modules/foundation/personal-data/index.ts'
import { intentions, intentionSteps } from './intentions.schema'

/** Intention orders: open ones are cancelled, all stay without notes. */
export const personalDataOfIntentions: PersonalData[] = [
  strip('intentions', intentions.accountId, {
    set: {
      note: '',
      state: sql`case when ${intentions.state} in ('sent', 'countered') then 'cancelled' else ${intentions.state} end`,
    },
    why: 'otherSide',
  }),
  strip('intentions', intentionSteps.byAccount, { set: { note: '' }, why: 'otherSide' }),
]
