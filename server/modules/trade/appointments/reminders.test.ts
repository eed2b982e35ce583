import { like, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as contract from '#contract/trade/appointments/endpoints.ts'
import { chinaMoment } from '#contract/core/china-time.ts'
import { startBeside } from '#tests/setup/start-server.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { endUnanswered, remindTalks } from './appointment-jobs'
import { appointments } from './appointments.schema'

const server = useServer('demo')
const { ask, laidOut, person } = talking(server)
const MINUTE = 60_000

const sent = (name: string) =>
  server().database.db.select().from(outbox).where(like(outbox.template, name)).orderBy(outbox.id)

it('both sides are reminded a day and half an hour before, once each, also by two servers', async () => {
  const { database, config, providers } = server()
  const beside = await startBeside(server())
  const own = await laidOut()
  const buyer = await person({ languageType: 2 })
  const { data } = await ask(own.exhibitorId, own.at(0), buyer)
  await server().ask(contract.confirmAppointment, { id: data.id }, { headers: own.headers })
  const start = Date.parse(own.at(0))
  const remind = async (minutesBefore: number) => {
    const now = new Date(start - minutesBefore * MINUTE)
    const notified = await Promise.all(
      [database, beside.database].map((one) => remindTalks(one, { config, providers }, now)),
    )
    return notified.reduce((sum, one) => sum + one, 0)
  }
  expect(await remind(24 * 60 + 1)).toBe(0)
  expect(await remind(24 * 60 - 1)).toBe(1)
  expect(await remind(24 * 60 - 2)).toBe(0)
  expect(await remind(31)).toBe(0)
  expect(await remind(29)).toBe(1)
  expect(await remind(28)).toBe(0)
  const messages = await sent('appointmentReminder')
  expect(messages).toHaveLength(4)
  const english = messages.find(({ languageType }) => languageType === 2)
  expect(english?.body).toContain(`starts on ${chinaMoment(new Date(start))} Beijing time (GMT+8)`)
  await beside.close()
})

it('a talk that was agreed on within the day is not announced a day before', async () => {
  const { database, config, providers } = server()
  const own = await laidOut()
  const { data } = await ask(own.exhibitorId, own.at(0))
  await server().ask(contract.confirmAppointment, { id: data.id }, { headers: own.headers })
  const start = Date.parse(own.at(0))
  await database.write((db) => db.update(appointments).set({ agreedAt: new Date(start - 2 * 60 * MINUTE) }))
  expect(await remindTalks(database, { config, providers }, new Date(start - 60 * MINUTE))).toBe(0)
})

it('what nobody answers in a day is over, and both are notified; what is confirmed is not', async () => {
  const { database, config, providers } = server()
  const own = await laidOut()
  const buyer = await person()
  const [over, stands] = [await ask(own.exhibitorId, own.at(0), buyer), await ask(own.exhibitorId, own.at(1))]
  await server().ask(contract.confirmAppointment, { id: stands.data.id }, { headers: own.headers })
  const later = (hours: number) => new Date(Date.now() + hours * 60 * MINUTE)
  expect(await endUnanswered(database, { config, providers }, later(23))).toBe(0)
  expect(await endUnanswered(database, { config, providers }, later(25))).toBe(1)
  expect(await endUnanswered(database, { config, providers }, later(25))).toBe(0)
  const { data } = await server().ask(contract.openAppointment, { id: over.data.id }, { headers: buyer.headers })
  expect(data.state).toBe('expired')
  expect(data.steps.at(-1)).toMatchObject({ action: 'expire', by: '' })
  expect(await sent('appointmentExpired')).toHaveLength(2)
})

it('a proposal about a confirmed talk that nobody answers is dropped, and the talk stands', async () => {
  const { database, config, providers } = server()
  const own = await laidOut()
  const { data } = await ask(own.exhibitorId, own.at(0))
  const { id } = data
  await server().ask(contract.confirmAppointment, { id }, { headers: own.headers })
  await server().ask(contract.proposeAppointment, { id, start: own.at(1) }, { headers: own.headers })
  await endUnanswered(database, { config, providers }, new Date(Date.now() + 25 * 60 * MINUTE))
  const { data: after } = await server().ask(contract.openAppointment, { id }, { headers: own.headers })
  expect(after).toMatchObject({ state: 'confirmed', start: own.starts[0], proposal: null })
})

it('what is over by the clock reads so, and cannot be confirmed, before anybody has noted it', async () => {
  const own = await laidOut()
  const { data } = await ask(own.exhibitorId, own.at(0))
  await server().database.write((db) => db.update(appointments).set({ expiresAt: sql`now() - interval '1 s'` }))
  const late = await server().ask(contract.confirmAppointment, { id: data.id }, { headers: own.headers })
  expect(late.data).toMatchObject({ error: 'AppointmentChanged', state: 'expired' })
  const { data: list } = await server().ask(contract.listAppointments, {}, { headers: own.headers })
  expect(list).toMatchObject({ waiting: 0, list: [{ state: 'expired' }] })
})
