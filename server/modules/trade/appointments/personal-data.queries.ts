import { and, eq, sql } from 'drizzle-orm'
import { erase, type PersonalData, strip, trace } from '#server/modules/foundation/personal-data/index.ts'
import { appointmentOutcomes, appointments, appointmentSteps, availabilities, buyerTimes } from './appointments.schema'

/** Meetings: open ones are cancelled, all stay without notes. */
export const personalDataOfAppointments: PersonalData[] = [
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
]

function isOpenTalk() {
  return sql`${appointments.state} in ('initiated', 'waiting', 'proposed', 'confirmed') and ${appointments.startsAt} > now()`
}
