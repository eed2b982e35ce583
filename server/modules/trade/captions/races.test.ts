import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as contract from '#contract/trade/captions/endpoints.ts'
import type { Db } from '#server/platform/db/database.ts'
import { holdTalkRoom } from '#server/modules/trade/appointments/index.ts'
import { appointments } from '#server/modules/trade/appointments/appointments.schema.ts'
import { runAsAdmin } from '#tests/setup/database-template.ts'
import { apart } from '#tests/setup/races/apart.ts'
import { comeSecond, fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking, talkNow } from '#tests/setup/trade/talks.ts'
import { agree, endAgreementsOfOthers, withdraw } from './agreements.queries'
import { minutes, minutesAgreements, minutesLines } from './captions.schema'
import { addLine, changeNextSteps, recordLine } from './minutes.queries'

const server = useServer('demo')
const { exhibitor, person } = talking(server)

async function held() {
  const { database } = server()
  await database.write((db) => db.delete(appointments))
  const [own, buyer] = [await exhibitor(), await person()]
  const id = await talkNow(server(), { exhibitorId: own.exhibitorId, buyerId: buyer.id, memberId: own.id })
  const bothAgree = () =>
    database.write(async (db) => {
      await agree(db, { appointmentId: id, side: 'buyer', byAccount: buyer.id })
      await agree(db, { appointmentId: id, side: 'exhibitor', byAccount: own.id })
    })
  return { id, own, buyer, database, bothAgree }
}

const spoken = (appointmentId: number, byAccount: number, clientKey: string) =>
  ({ appointmentId, side: 'buyer', byAccount, clientKey, zh: '', en: 'Three samples, please.' }) as const

it('both sides that agree at once ten times have agreed once each', async () => {
  const { id, own, buyer, database } = await held()
  const seats = { buyer: 'seat-of-the-buyer', exhibitor: 'seat-of-the-exhibitor' }
  await database.write((db) =>
    db
      .update(appointments)
      .set({ buyerSeat: seats.buyer, exhibitorSeat: seats.exhibitor })
      .where(eq(appointments.id, id)),
  )
  const outcome = await race(database, 'minutes_agreement', (racer) =>
    server().ask(
      contract.agreeToMinutes,
      { id, agrees: true, seat: seats[racer % 2 === 0 ? 'exhibitor' : 'buyer'] },
      { headers: racer % 2 === 0 ? own.headers : buyer.headers },
    ),
  )
  expect(fulfilled(outcome).map(({ code }) => code)).toEqual(Array.from({ length: RACERS }, () => 0))
  const { data } = await server().ask(contract.getCaptioning, { id }, { headers: buyer.headers })
  expect(data).toMatchObject({ own: true, other: true })
  expect(await database.db.$count(minutesAgreements)).toBe(2)
})

it('a line that is sent ten times at once is recorded once; without the index each time', async () => {
  const { id, buyer, database, bothAgree } = await held()
  await bothAgree()
  const record = () =>
    race(database, 'minutes_line', () => database.write((db) => recordLine(db, spoken(id, buyer.id, 'one-key'))))
  expect(fulfilled(await record()).filter(Boolean)).toHaveLength(1)
  expect(await database.db.$count(minutesLines)).toBe(1)
  await database.write((db) => db.delete(minutesLines))
  await runAsAdmin(database.url, 'drop index minutes_line_once')
  try {
    expect(fulfilled(await record()).filter(Boolean)).toHaveLength(RACERS)
  } finally {
    await database.write((db) => db.delete(minutesLines))
    const columns = 'minutes_line using btree (appointment_id, side, client_key)'
    await runAsAdmin(database.url, `create unique index minutes_line_once on ${columns}`)
  }
})

it('a withdrawal waits for the line that is being recorded; without the lock it comes before it', async () => {
  const { id, buyer, database, bothAgree } = await held()
  const withdrawn = () =>
    database.write(async (db) => {
      await withdraw(db, id)
      return db.$count(minutesLines)
    })
  await bothAgree()
  const line = spoken(id, buyer.id, 'key-of-a-line')
  expect(await comeSecond(database, (db) => recordLine(db, line), withdrawn)).toBe(1)
  await database.write((db) => db.delete(minutes))
  await bothAgree()
  const seen = await database.write(async (db) => {
    await db.insert(minutes).values({ appointmentId: id })
    await addLine(db, line)
    return apart(withdrawn)
  })
  // It was withdrawn, and a line came after it.
  expect(seen).toBe(0)
  expect(await database.db.$count(minutesLines)).toBe(1)
})

it('who takes the seat waits for the agreement that is being made, and ends it; without the lock it stands', async () => {
  const { id, own, buyer, database } = await held()
  const taken = () =>
    database.write(async (db) => {
      await holdTalkRoom(db, id)
      return endAgreementsOfOthers(db, { appointmentId: id, side: 'exhibitor', byAccount: buyer.id })
    })
  const by = { appointmentId: id, side: 'exhibitor', byAccount: own.id } as const
  const guarded = async (db: Db) => {
    await holdTalkRoom(db, id)
    await agree(db, by)
  }
  expect(await comeSecond(database, guarded, taken)).toBe(true)
  // Nobody has the row: both look before either is done.
  const unheld = () =>
    database.write((db) => endAgreementsOfOthers(db, { appointmentId: id, side: 'exhibitor', byAccount: buyer.id }))
  const seen = await database.write(async (db) => {
    await agree(db, by)
    return apart(unheld)
  })
  expect(seen).toBe(false)
})

it('a seat that is taken and a line that is recorded at once wait for each other in one order', async () => {
  const { id, buyer, database, bothAgree } = await held()
  await bothAgree()
  const outcome = await race(database, ['minutes_agreement', 'minutes_line'], (racer) =>
    database.write(async (db) => {
      if (racer % 2 === 0) return recordLine(db, spoken(id, buyer.id, `key-of-line-${racer}`))
      await holdTalkRoom(db, id)
      return endAgreementsOfOthers(db, { appointmentId: id, side: 'exhibitor', byAccount: buyer.id })
    }),
  )
  expect(fulfilled(outcome)).toHaveLength(RACERS)
})

it('of ten that save the next steps over the same version one does; without the version each does', async () => {
  const { id, own, buyer, database, bothAgree } = await held()
  await bothAgree()
  await database.write((db) => recordLine(db, spoken(id, buyer.id, 'key-of-a-line')))
  const save = (write: (db: Db, nextSteps: string) => Promise<boolean>) =>
    race(database, 'meeting_minutes', (racer) => database.write((db) => write(db, `第 ${racer} 版`)))
  const of = { appointmentId: id, version: 1 }
  const guarded = await save((db, nextSteps) => changeNextSteps(db, of, { nextSteps, changedBy: own.id }))
  expect(fulfilled(guarded).filter(Boolean)).toHaveLength(1)
  const open = await save(async (db, nextSteps) => {
    const changed = await db.update(minutes).set({ nextSteps }).where(eq(minutes.appointmentId, id)).returning()
    return changed.length > 0
  })
  expect(fulfilled(open).filter(Boolean)).toHaveLength(RACERS)
})
