import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { snapshotsOf } from '#server/modules/people/review/index.ts'
import { erase, type PersonalData, strip } from '#server/modules/foundation/personal-data/index.ts'
import { approvedDemands, demands } from './demands.schema'

const shownDemands = sql`(select demand_id from approved_demand)`
const ofDemands = (id: number) => sql`(select id from demand where account_id = ${id})`

/** Demands: those never published are deleted, the others stay without their contact. */
export const personalDataOfDemands: PersonalData[] = [
  erase('demands', demands, {
    part: 'unshown',
    rows: ({ id }) => and(eq(demands.accountId, id), notInArray(demands.id, shownDemands)),
  }),
  strip('demands', demands.accountId, {
    set: {
      document: sql`${demands.document} || '{"contactPerson": "", "contactNumber": ""}'::jsonb`,
      state: sql`case when ${demands.state} = 'review' then 'draft' else ${demands.state} end`,
    },
    why: 'otherSide',
  }),
  strip('demands', approvedDemands, {
    part: 'contact',
    columns: [approvedDemands.contactPerson, approvedDemands.contactNumber],
    rows: ({ id }) => inArray(approvedDemands.demandId, ofDemands(id)),
    set: { contactPerson: '', contactNumber: '', closedAt: sql`coalesce(${approvedDemands.closedAt}, now())` },
    why: 'otherSide',
  }),
]

/** The reviewed versions of demands. */
export const personalDataOfDemandReviews: PersonalData[] = [snapshotsOf('demands', 'demand', ofDemands)]
