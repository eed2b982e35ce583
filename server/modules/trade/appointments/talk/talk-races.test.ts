import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as contract from '#contract/trade/appointments/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { runAsAdmin } from '#tests/setup/database-template.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { addressOf, openSocket } from '#tests/setup/sockets.ts'
import { talking, talkNow } from '#tests/setup/trade/talks.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { addStep, changeAppointment } from '../appointments.queries'
import { appointmentOutcomes, appointments, appointmentSteps } from '../appointments.schema'
import { addOutcome } from '../outcome.queries'

const server = useServer('demo')
const { exhibitor, person } = talking(server)

async function held() {
  await server().database.write((db) => db.delete(appointments))
  const [own, buyer] = [await exhibitor(), await person()]
  const of = { exhibitorId: own.exhibitorId, buyerId: buyer.id, memberId: own.id }
  return { id: await talkNow(server(), of), own, buyer }
}

const meetings = (id: number) =>
  server().database.db.$count(
    appointmentSteps,
    and(eq(appointmentSteps.appointmentId, id), eq(appointmentSteps.action, 'meet')),
  )

test('ten that enter at once on both sides meet once; without the condition on the state each does', async () => {
  const { id, own, buyer } = await held()
  const url = await addressOf(server())
  const sockets = await Promise.all(
    Array.from({ length: RACERS }, (_, i) =>
      openSocket(url, { token: i % 2 === 0 ? own.headers.token : buyer.headers.token }),
    ),
  )
  const outcome = await race<{ code: number }>(server().database, 'appointment', async (racer) => {
    const socket = sockets[racer]
    if (!socket) throw new Error(`no socket ${racer}`)
    return socket.ask('enterTalk', { id, seat: newKey() })
  })
  for (const socket of sockets) socket.close()
  expect(fulfilled(outcome).map(({ code }) => code)).toEqual(Array.from({ length: RACERS }, () => 0))
  expect(await meetings(id)).toBe(1)
  const other = await held()
  await race(server().database, 'appointment', () =>
    server().database.write(async (db) => {
      const met = await changeAppointment(db, other.id, { states: ['confirmed', 'met'] }, { state: 'met' })
      if (met) await addStep(db, { appointmentId: other.id, action: 'meet', side: 'buyer' })
    }),
  )
  expect(await meetings(other.id)).toBe(RACERS)
})

test('ten that come at once to whoever has left meet nobody; by the first coming alone each would', async () => {
  const { id, own, buyer } = await held()
  const url = await addressOf(server())
  const gone = await openSocket(url, { token: own.headers.token })
  const seat = newKey()
  await gone.ask('enterTalk', { id, seat })
  await gone.ask('leaveTalk', { id, seat, sessionId: 'stay-of-who-left' })
  const sockets = await Promise.all(
    Array.from({ length: RACERS }, () => openSocket(url, { token: buyer.headers.token })),
  )
  await race<{ code: number }>(server().database, 'appointment', async (racer) => {
    const socket = sockets[racer]
    if (!socket) throw new Error(`no socket ${racer}`)
    return socket.ask('enterTalk', { id, seat: newKey() })
  })
  for (const socket of [gone, ...sockets]) socket.close()
  expect(await meetings(id)).toBe(0)
  // What counted before: that the other side has ever come.
  const { database } = server()
  const [row] = await database.db.select().from(appointments).where(eq(appointments.id, id))
  expect(row).toMatchObject({ state: 'confirmed', exhibitorSeat: null })
  expect(row?.exhibitorEnteredAt).not.toBeNull()
  expect(row?.buyerEnteredAt).not.toBeNull()
})

test('of ten that note an outcome over the same version one does, first and later; the other side is not in its way', async () => {
  const { id, own, buyer } = await held()
  await server().database.write((db) => db.update(appointments).set({ state: 'met' }))
  const save = (headers: Record<string, string>, version: number, note: string) =>
    server().ask(
      contract.saveOutcome,
      { id, version, nextStep: 'sample', note, amount: 1_200.5, currency: 'CNY' },
      { headers },
    )
  for (const version of [0, 1]) {
    const outcome = await race(server().database, 'appointment_outcome', (racer) =>
      save(own.headers, version, `第 ${version} 次 ${racer}`),
    )
    const codes = fulfilled(outcome).map(({ code }) => code)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === errors.OutcomeChanged.code)).toHaveLength(RACERS - 1)
  }
  expect((await save(buyer.headers, 0, '采购方')).data).toMatchObject({ version: 1, note: '采购方' })
  // The unique index alone keeps one: without it each is noted.
  const { database } = server()
  const noted = { nextStep: 'none' as const, note: '', amount: null, currency: null, byAccount: null }
  const addAll = () =>
    race(database, 'appointment_outcome', () =>
      database.write((db) => addOutcome(db, { appointmentId: id, side: 'buyer' }, noted)),
    )
  const empty = () => database.write((db) => db.delete(appointmentOutcomes))
  await empty()
  expect(fulfilled(await addAll()).filter(Boolean)).toHaveLength(1)
  await empty()
  await runAsAdmin(database.url, 'drop index appointment_outcome_of')
  try {
    expect(fulfilled(await addAll()).filter(Boolean)).toHaveLength(RACERS)
  } finally {
    await empty()
    const columns = 'appointment_outcome using btree (appointment_id, side)'
    await runAsAdmin(database.url, `create unique index appointment_outcome_of on ${columns}`)
  }
})
