import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import {
  appointmentOutcomes,
  appointments,
  appointmentSteps,
  availabilities,
  buyerTimes,
} from '#server/modules/trade/appointments/appointments.schema.ts'
import { tradeBlocks } from '#server/modules/trade/blocks/blocks.schema.ts'
import { demandNudges } from '#server/modules/trade/business/business.schema.ts'
import { approvedDemands, demands } from '#server/modules/trade/demands/demands.schema.ts'
import { enrollments } from '#server/modules/people/enrollment/enrollment.schema.ts'
import { intentions, intentionSteps } from '#server/modules/trade/intentions/intentions.schema.ts'
import { leadNotes, leadRows } from '#server/modules/trade/leads/leads.schema.ts'
import { offers, offerSteps, quotations } from '#server/modules/trade/offers/offers.schema.ts'
import { teamChanges, teamMembers } from '#server/modules/people/team/team.schema.ts'
import { erase, keep, type PersonalData, strip, trace } from './personal-data.queries'

const shownDemands = sql`(select demand_id from approved_demand)`
const ofDemands = (id: number) => sql`(select id from demand where account_id = ${id})`

/** What stands between buyers and exhibitors. */
export const personalDataOfTrade: PersonalData[] = [
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
  ...trace(demandNudges.byAccount),
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
  strip('intentions', intentions.accountId, {
    set: {
      note: '',
      state: sql`case when ${intentions.state} in ('sent', 'countered') then 'cancelled' else ${intentions.state} end`,
    },
    why: 'otherSide',
  }),
  strip('intentions', intentionSteps.byAccount, { set: { note: '' }, why: 'otherSide' }),
  strip('appointments', appointments.buyerId, {
    set: {
      purpose: '',
      reason: '',
      buyerSeat: null,
      expiresAt: null,
      endedBy: sql`case when ${isOpenTalk()} then 'buyer' else ${appointments.endedBy} end`,
      state: sql`case when ${isOpenTalk()} then 'cancelled' else ${appointments.state} end`,
    },
    why: 'otherSide',
  }),
  strip('appointments', appointments.memberId, { set: { memberId: null }, why: 'exhibitor', isTrace: true }),
  ...trace(appointments.decidedBy),
  strip('appointments', appointmentSteps.byAccount, { set: { note: '' }, why: 'otherSide' }),
  strip('appointments', appointmentOutcomes.byAccount, {
    part: 'buyer',
    rows: ({ id }) => and(eq(appointmentOutcomes.byAccount, id), eq(appointmentOutcomes.side, 'buyer')),
    set: { note: '' },
    why: 'counted',
  }),
  ...trace(appointmentOutcomes.byAccount, availabilities.changedBy),
  strip('appointments', availabilities, {
    part: 'members',
    isTrace: true,
    columns: [availabilities.memberIds],
    rows: ({ id }) => sql`${id} = any(${availabilities.memberIds})`,
    set: { memberIds: ({ id }: { id: number }) => sql`array_remove(${availabilities.memberIds}, ${id})` },
    why: 'exhibitor',
  }),
  erase('appointments', buyerTimes.buyerId),
  erase('leads', tradeBlocks.accountId),
  ...trace(tradeBlocks.byAccount),
  erase('leads', leadRows.accountId, { isTrace: true }),
  strip('leads', leadRows.ownerId, { set: { ownerId: null }, why: 'exhibitor', isTrace: true }),
  ...trace(leadRows.changedBy),
  erase('leads', leadNotes.accountId, { isTrace: true }),
  keep('leads', leadNotes.byAccount, 'exhibitor', { isTrace: true }),
  erase('exhibitor', teamMembers.accountId),
  ...trace(teamChanges.byAccount, teamChanges.memberId, teamChanges.handedTo),
  keep('exhibitor', enrollments.accountId, 'exhibitor'),
]

function isOpenTalk() {
  return sql`${appointments.state} in ('initiated', 'waiting', 'proposed', 'confirmed') and ${appointments.startsAt} > now()`
}
