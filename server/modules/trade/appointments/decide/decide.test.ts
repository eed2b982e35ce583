import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as contract from '#contract/trade/appointments/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking, talkNow } from '#tests/setup/trade/talks.ts'
import { notices } from '#server/modules/foundation/notices/notices.schema.ts'
import { addStep, changeAppointment } from '../appointments.queries'
import { appointments, appointmentSteps } from '../appointments.schema'

const server = useServer('demo')
const { exhibitor, person } = talking(server)
const REASON = '展位的登记本上有签到'

/** A talk that the exhibitor says the buyer missed, which the buyer contests. */
async function contested() {
  await server().database.write((db) => db.delete(appointments))
  const [own, buyer] = [await exhibitor(), await person()]
  const id = await talkNow(server(), { exhibitorId: own.exhibitorId, buyerId: buyer.id, memberId: own.id })
  await server().ask(contract.markAppointment, { id, outcome: 'noShow' }, { headers: own.headers })
  const message = { id, reason: '我到了展位' }
  await server().ask(contract.contestAppointment, message, { headers: buyer.headers })
  return { id, own, buyer }
}
const organizer = () => signedInAs(server(), userTypes.organizer)
const decide = async (id: number, outcome: 'met' | 'noShow', headers?: Record<string, string>) =>
  server().ask(contract.decideAppointment, { id, outcome, reason: REASON }, { headers: headers ?? (await organizer()) })
const listed = async () =>
  (await server().ask(contract.listAllAppointments, { only: 'contested' }, { headers: await organizer() })).data
const decisionsOf = (id: number) =>
  server().database.db.$count(
    appointmentSteps,
    and(eq(appointmentSteps.appointmentId, id), eq(appointmentSteps.action, 'decide')),
  )

it('a contested absence is decided once; both sides read it and are told', async () => {
  const { id, own, buyer } = await contested()
  expect((await listed()).list).toEqual([
    expect.objectContaining({ id, contested: true, absent: 'buyer', contestReason: '我到了展位', decision: null }),
  ])
  const { data } = await decide(id, 'met')
  expect(data).toMatchObject({ state: 'met', absent: null, decision: { outcome: 'met', reason: REASON } })
  expect((await listed()).totalCount).toBe(0)
  for (const { headers } of [own, buyer]) {
    const seen = await server().ask(contract.openAppointment, { id }, { headers })
    expect(seen.data).toMatchObject({ state: 'met', decision: { outcome: 'met', reason: REASON } })
    // It is the fair's decision, and no person's.
    expect(seen.data.steps.at(-1)).toMatchObject({ action: 'decide', by: '', side: null, note: REASON })
  }
  const notified = await server()
    .database.db.select({ accountId: notices.accountId, parameters: notices.parameters })
    .from(notices)
    .where(eq(notices.name, 'appointmentDecided'))
  expect(notified).toHaveLength(2)
  expect(new Set(notified.map(({ accountId }) => accountId))).toEqual(new Set([own.id, buyer.id]))
  expect(notified[0]?.parameters).toMatchObject({
    outcome: { zh: '认定洽谈已经进行', en: 'the meeting was held' },
    reason: REASON,
  })
})

it('an absence that stands is contested no more, and decided no more', async () => {
  const { id, buyer } = await contested()
  expect((await decide(id, 'noShow')).data).toMatchObject({ state: 'noShow', absent: 'buyer', contested: false })
  expect((await decide(id, 'met')).code).toBe(errors.AppointmentDecided.code)
  const again = { id, reason: '再次申诉' }
  const refused = await server().ask(contract.contestAppointment, again, { headers: buyer.headers })
  expect(refused.code).toBe(errors.AppointmentChanged.code)
})

it('what nobody contests is not decided; a reason is needed, and whoever only reads decides nothing', async () => {
  const { id, own } = await contested()
  // The exhibitor says meanwhile that both took part.
  await server().ask(contract.markAppointment, { id, outcome: 'met' }, { headers: own.headers })
  const refused = await decide(id, 'noShow')
  expect(refused).toMatchObject({ code: errors.AppointmentChanged.code })
  expect(refused.msg).toContain('已标记为双方参加')
  expect((await decide(2_000_000_000, 'met')).code).toBe(errors.AppointmentNotFound.code)
  const other = await contested()
  const headers = await organizer()
  const empty = await server().ask(
    contract.decideAppointment,
    { id: other.id, outcome: 'met', reason: ' ' },
    { headers },
  )
  expect(empty.code).toBe(errors.BadInput.code)
  const supervisor = await signedInAs(server(), userTypes.supervisor)
  expect((await decide(other.id, 'met', supervisor)).code).toBe(errors.NotAllowed.code)
})

it('of ten that decide at once one does; without the condition each would', async () => {
  const { id } = await contested()
  const headers = await organizer()
  const outcome = await race(server().database, 'appointment', () => decide(id, 'noShow', headers))
  const codes = fulfilled(outcome).map(({ code }) => code)
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  expect(codes.filter((code) => code === errors.AppointmentDecided.code)).toHaveLength(RACERS - 1)
  expect(await decisionsOf(id)).toBe(1)
  const other = await contested()
  await race(server().database, 'appointment', () =>
    server().database.write(async (db) => {
      const done = await changeAppointment(db, other.id, { states: ['noShow'] }, { decision: 'noShow' })
      if (done) await addStep(db, { appointmentId: other.id, action: 'decide' })
    }),
  )
  expect(await decisionsOf(other.id)).toBe(RACERS)
})
