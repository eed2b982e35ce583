import { inArray, sql } from 'drizzle-orm'
import { keep, type PersonalData, strip, trace } from '#server/modules/foundation/personal-data/index.ts'
import { offers, offerSteps, quotations } from './offers.schema'

const ofDemands = (id: number) => sql`(select id from demand where account_id = ${id})`

/** Offers and quotations: they stay, without the contact of the buyer. */
export const personalDataOfOffers: PersonalData[] = [
  keep('offers', offers.accountId, 'exhibitor'),
  ...trace(offerSteps.byAccount),
  keep('offers', quotations.accountId, 'exhibitor'),
  keep('offers', quotations.confirmedBy, 'otherSide'),
  strip('offers', quotations, {
    part: 'buyer',
    columns: [quotations.terms],
    rows: ({ id }) => inArray(quotations.offerId, sql`(select id from offer where demand_id in ${ofDemands(id)})`),
    set: { terms: sql`jsonb_set(${quotations.terms}, '{buyer}', '{"number": "", "person": ""}')` },
    why: 'otherSide',
  }),
]
