import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as contract from '#contract/commerce/attendees/endpoints.ts'
import { ATTENDEES_MAX } from '#contract/commerce/attendees/limits.ts'
import { errors } from '#contract/catalog/errors.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { sealHolder } from '#server/modules/commerce/tickets/index.ts'
import { countAttendees, insertAttendee } from './attendees.queries'
import { attendees } from './attendees.schema'

const server = useServer('demo')
const { person } = talking(server)

const numberOf = (n: number) => `E${20_000_000 + n}`
const row = (accountId: number, n: number) => ({
  accountId,
  phone: '',
  ...sealHolder(server().vault, { name: '周明远', idType: 'passport', idNumber: numberOf(n) }),
})

/** An account with room for so many more. */
async function withRoomFor(room: number) {
  const owner = await person()
  const rows = Array.from({ length: ATTENDEES_MAX - room }, (_, i) => row(owner.id, i))
  await server().database.write((db) => db.insert(attendees).values(rows))
  return owner
}
const countOf = (accountId: number) => server().database.db.$count(attendees, eq(attendees.accountId, accountId))
const input = (n: number) => ({
  id: null,
  version: 0,
  name: '周明远',
  phone: '',
  idType: 'passport' as const,
  idNumber: numberOf(n),
})
const sorted = (codes: readonly number[]) => codes.toSorted((a, b) => a - b)

it('of ten that are added at once, where there is room for one, one is saved', async () => {
  const { id, headers } = await withRoomFor(1)
  const outcome = await race(server().database, 'saved_attendee', (racer) =>
    server().ask(contract.saveAttendee, input(100 + racer), { headers }),
  )
  const codes = fulfilled(outcome).map(({ code }) => code)
  expect(sorted(codes)).toEqual([0, ...Array(RACERS - 1).fill(errors.TooManyAttendees.code)])
  expect(await countOf(id)).toBe(ATTENDEES_MAX)
})

it('of ten that are added at once, where there is room for none, none is saved', async () => {
  const { id, headers } = await withRoomFor(0)
  const requests = Array.from({ length: RACERS }, (_, n) =>
    server().ask(contract.saveAttendee, input(100 + n), { headers }),
  )
  const codes = (await Promise.all(requests)).map(({ code }) => code)
  expect(codes).toEqual(Array(RACERS).fill(errors.TooManyAttendees.code))
  expect(await countOf(id)).toBe(ATTENDEES_MAX)
})

/** The control: the same count and insert without the lock of the account's attendees. */
it('without the lock an account has more than it may save', async () => {
  const { id } = await withRoomFor(1)
  await race(server().database, 'saved_attendee', (racer) =>
    server().database.write(async (db) => {
      if ((await countAttendees(db, id)) >= ATTENDEES_MAX) return
      await insertAttendee(db, row(id, 100 + racer))
    }),
  )
  expect(await countOf(id)).toBe(ATTENDEES_MAX - 1 + RACERS)
})

it('the same person sent ten times at once is saved once, and each request is answered', async () => {
  const { id, headers } = await withRoomFor(5)
  const outcome = await race(server().database, 'saved_attendee', () =>
    server().ask(contract.saveAttendee, input(100), { headers }),
  )
  expect(fulfilled(outcome).map(({ code }) => code)).toEqual(Array(RACERS).fill(0))
  expect(await countOf(id)).toBe(ATTENDEES_MAX - 4)
})
