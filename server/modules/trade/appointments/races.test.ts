import { and, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as contract from '#contract/trade/appointments/endpoints.ts'
import type { AppointmentState } from '#contract/trade/appointments/rules.ts'
import { errors } from '#contract/catalog/errors.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { runAsAdmin } from '#tests/setup/database-template.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { endUnanswered } from './appointment-jobs'
import { addAppointment, changeAppointment, type NewAppointment } from './appointments.queries'
import { appointments } from './appointments.schema'

const server = useServer('demo')
const { ask, exhibitor, laidOut, person } = talking(server)

/** The one of this place, counted round. */
function nth<Item>(items: readonly Item[], place: number): Item {
  const found = items[place % items.length]
  if (found === undefined) throw new Error('there are none')
  return found
}

const guards = ['appointment_buyer_once', 'appointment_member_once', 'appointment_table_once'] as const
const definitions = {
  appointment_buyer_once: 'buyer_id with =',
  appointment_member_once: 'member_id with =',
  appointment_table_once: 'exhibitor_id with =, table_number with =',
} as const
/** Does something while nothing of the database keeps confirmed talks apart; afterwards they are removed. */
async function unguarded<T>(work: () => Promise<T>): Promise<T> {
  const { database } = server()
  for (const guard of guards) await runAsAdmin(database.url, `alter table appointment drop constraint ${guard}`)
  try {
    return await work()
  } finally {
    await database.write((db) => db.delete(appointments))
    for (const guard of guards) {
      const made = `exclude using gist (${definitions[guard]}, tstzrange(starts_at, ends_at) with &&)`
      await runAsAdmin(
        database.url,
        `alter table appointment add constraint ${guard} ${made} where (state in ('confirmed', 'met'))`,
      )
    }
  }
}

const confirm = (id: number, headers: Record<string, string>) =>
  server().ask(contract.confirmAppointment, { id }, { headers })
const confirmedOf = (exhibitorId: number) =>
  server()
    .database.db.select()
    .from(appointments)
    .where(and(eq(appointments.exhibitorId, exhibitorId), eq(appointments.state, 'confirmed')))

/** Requests by as many new buyers, made as rows: what is tested is how they are confirmed. */
async function requests(own: { exhibitorId: number }, starts: readonly string[], minutes = 30) {
  const rows: number[] = []
  for (const start of starts) {
    const buyer = await person()
    const startsAt = new Date(start)
    const endsAt = new Date(startsAt.getTime() + minutes * 60_000)
    const row = { exhibitorId: own.exhibitorId, buyerId: buyer.id, startsAt, endsAt, expiresAt: startsAt }
    const input = { ...row, clientKey: newKey(), place: 'booth' as const, purpose: '甲' }
    rows.push((await server().database.write((db) => addAppointment(db, input))).id)
  }
  return rows
}

test('of fifty confirmations at once of the last place one holds, and the others learn what is free', async () => {
  const own = await laidOut()
  const ids = await requests(
    own,
    Array.from({ length: 50 }, () => own.at(2)),
  )
  const answers = await Promise.all(ids.map((id) => confirm(id, own.headers)))
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  const full = answers.filter(({ code }) => code === errors.AppointmentFull.code)
  expect(full).toHaveLength(49)
  for (const { data } of full) expect(Object(data).alternatives).toHaveLength(3)
  expect(await confirmedOf(own.exhibitorId)).toHaveLength(1)
  // Without the database's guards, and without the reading before, all would.
  const others = await requests(
    own,
    Array.from({ length: 50 }, () => own.at(4)),
  )
  const held = await unguarded(() => Promise.all(others.map((id) => placed(id, { tableNumber: 1, memberId: own.id }))))
  expect(held.filter((row) => row !== undefined)).toHaveLength(50)
})

/** The write alone, without the reading before it: whoever is refused is refused by the database. */
const placed = (id: number, change: Partial<NewAppointment>) =>
  server().database.write((db) =>
    changeAppointment(db, id, { states: ['initiated'] }, { state: 'confirmed', ...change }),
  )

test.each([
  ['table', { tableNumber: 1 }],
  ['member', {}],
] as const)('the database keeps two talks from one %s, and nothing else does', async (_, fixed) => {
  const own = await laidOut({ tables: 20 })
  const tryAll = async () => {
    const ids = await requests(
      own,
      Array.from({ length: RACERS }, () => own.at(2)),
    )
    const people = await Promise.all(ids.map(() => person({ userType: 14, exhibitorId: own.exhibitorId })))
    const outcome = await race(server().database, 'appointment', (racer) => {
      const [tableNumber, memberId] = 'tableNumber' in fixed ? [1, nth(people, racer).id] : [racer + 1, own.id]
      return placed(nth(ids, racer), { tableNumber, memberId })
    })
    expect(outcome.connections).toBeGreaterThanOrEqual(RACERS)
    return fulfilled(outcome).length
  }
  expect(await tryAll()).toBe(1)
  await server().database.write((db) => db.delete(appointments))
  expect(await unguarded(tryAll)).toBe(RACERS)
})

test('the database keeps a buyer from two talks at once, with whichever exhibitors, and nothing else does', async () => {
  const [one, other] = [await laidOut({ tables: 20 }), await laidOut({ tables: 20 }, 8)]
  const tryAll = async () => {
    const buyer = await person()
    const ids: number[] = []
    for (let racer = 0; racer < RACERS; racer += 1) {
      const { exhibitorId } = racer % 2 === 0 ? one : other
      // Ten minutes apart, half an hour long: all overlap their neighbours, and the first all up to the third.
      const startsAt = new Date(Date.parse(one.at(2)) + Math.floor(racer / 2) * 60_000)
      const times = { startsAt, endsAt: new Date(startsAt.getTime() + 30 * 60_000), expiresAt: startsAt }
      const row = { clientKey: newKey(), exhibitorId, buyerId: buyer.id, place: 'booth' as const, purpose: '甲' }
      ids.push((await server().database.write((db) => addAppointment(db, { ...row, ...times }))).id)
    }
    const outcome = await race(server().database, 'appointment', (racer) =>
      placed(nth(ids, racer), { tableNumber: racer + 1, memberId: null }),
    )
    return fulfilled(outcome).length
  }
  expect(await tryAll()).toBe(1)
  await server().database.write((db) => db.delete(appointments))
  expect(await unguarded(tryAll)).toBe(RACERS)
})

/** Pairs of confirmed talks that overlap and share a buyer, a member or a table. */
async function countCollisions(): Promise<number> {
  const rows = await server().database.db.select().from(appointments).where(eq(appointments.state, 'confirmed'))
  return rows.flatMap((one, i) =>
    rows.slice(i + 1).filter((other) => {
      const overlap = one.startsAt < other.endsAt && other.startsAt < one.endsAt
      const table = one.exhibitorId === other.exhibitorId && one.tableNumber === other.tableNumber
      return overlap && (one.buyerId === other.buyerId || one.memberId === other.memberId || table)
    }),
  ).length
}

test('of two hundred confirmations of overlapping slots over tables, members and buyers none collide', async () => {
  const own = await exhibitor()
  const mates = [own]
  for (let i = 0; i < 3; i += 1)
    mates.push({ ...own, ...(await person({ userType: 14, exhibitorId: own.exhibitorId })) })
  await laidOut({ tables: 3, memberIds: mates.map(({ id }) => id) })
  const { at } = await laidOut({ tables: 3, memberIds: mates.map(({ id }) => id) })
  const buyers = await Promise.all(Array.from({ length: 12 }, () => person()))
  const first = Date.parse(at(0))
  const rows = Array.from({ length: 200 }, (_, i) => {
    // Every quarter of an hour, half an hour long; a buyer asks for many that overlap.
    const startsAt = new Date(first + Math.floor(i / buyers.length) * 15 * 60_000)
    const times = { startsAt, endsAt: new Date(startsAt.getTime() + 30 * 60_000), expiresAt: startsAt }
    const buyerId = nth(buyers, i).id
    return {
      clientKey: newKey(),
      exhibitorId: own.exhibitorId,
      buyerId,
      place: 'booth' as const,
      purpose: '甲',
      ...times,
    }
  })
  const input = await server().database.write((db) => db.insert(appointments).values(rows).returning())
  const answers = await Promise.all(
    input.map(({ id }, i) => {
      // Half of them choose who talks.
      const memberId = i % 2 === 0 ? nth(mates, i).id : undefined
      const { headers } = nth(mates, i + 1)
      return server().ask(contract.confirmAppointment, { id, ...(memberId ? { memberId } : {}) }, { headers })
    }),
  )
  const ok = answers.filter(({ code }) => code === 0).length
  const notified = new Set<number>([
    0,
    errors.AppointmentFull.code,
    errors.AppointmentBuyerBusy.code,
    errors.AppointmentMemberBusy.code,
  ])
  expect(answers.filter(({ code }) => !notified.has(code))).toEqual([])
  expect(ok).toBeGreaterThan(10)
  expect(await countCollisions()).toBe(0)
  // Without the guard the same writes, unread, do collide.
  await unguarded(async () => {
    await server().database.write(async (db) => {
      await db.update(appointments).set({ state: 'confirmed', tableNumber: 1, memberId: own.id })
    })
    expect(await countCollisions()).toBeGreaterThan(100)
  })
})

test('of confirming and cancelling at once one holds, and the other is told', async () => {
  const own = await laidOut()
  const buyer = await person()
  const { data } = await ask(own.exhibitorId, own.at(0), buyer)
  const outcome = await race<{ code: number }>(server().database, 'appointment', (racer) =>
    racer % 2 === 0
      ? confirm(data.id, own.headers)
      : server().ask(contract.cancelAppointment, { id: data.id, reason: '行程有变' }, { headers: buyer.headers }),
  )
  const codes = fulfilled(outcome).map(({ code }) => code)
  const done = codes.filter((code) => code === 0).length
  expect(codes.filter((code) => code === errors.AppointmentChanged.code)).toHaveLength(RACERS - done)
  const [row] = await server().database.db.select().from(appointments).where(eq(appointments.id, data.id))
  // Cancelled straight away, or confirmed and then perhaps cancelled: each at most once.
  expect(done).toBeLessThanOrEqual(2)
  expect(row?.state).toBe(done === 2 || row?.confirmedAt === null ? 'cancelled' : 'confirmed')
  // Without the condition on its state each would be done, one over the other.
  const { data: second } = await ask(own.exhibitorId, own.at(1))
  const confirmed = { state: 'confirmed' as const, tableNumber: 1, memberId: own.id }
  const control = await race(server().database, 'appointment', (racer) =>
    server().database.write((db) => {
      const states = ['initiated', 'confirmed', 'cancelled'] as const
      return changeAppointment(db, second.id, { states }, racer % 2 === 0 ? confirmed : { state: 'cancelled' })
    }),
  )
  expect(fulfilled(control).filter((changed) => changed !== undefined)).toHaveLength(RACERS)
})

test('what the clock ends is not confirmed as well, and is without the condition on its state', async () => {
  const { database, config, providers } = server()
  const own = await laidOut()
  const tryAll = async (states: readonly AppointmentState[], start: string) => {
    const { data } = await ask(own.exhibitorId, start)
    const done = { state: 'confirmed' as const, tableNumber: 1, memberId: own.id, expiresAt: null }
    const over = { state: 'expired' as const, expiresAt: null }
    const outcome = await race(database, 'appointment', (racer) =>
      database.write((db) => changeAppointment(db, data.id, { states }, racer % 2 === 0 ? done : over)),
    )
    return fulfilled(outcome).filter((row) => row !== undefined).length
  }
  expect(await tryAll(['initiated', 'waiting'], own.at(0))).toBe(1)
  expect(await tryAll(['initiated', 'confirmed', 'expired'], own.at(1))).toBe(RACERS)
  const { data } = await ask(own.exhibitorId, own.at(2))
  const tomorrow = new Date(Date.now() + 25 * 3_600_000)
  const sweep = endUnanswered(database, { config, providers }, tomorrow)
  const [answer] = await Promise.all([confirm(data.id, own.headers), sweep])
  const [row] = await database.db.select().from(appointments).where(eq(appointments.id, data.id))
  expect(row?.state).toBe(answer.code === 0 ? 'confirmed' : 'expired')
})

test('ten that send one key ask once; ten keys for one slot, too', async () => {
  const own = await laidOut()
  const buyer = await person()
  const same = { key: 'sent-ten-times' }
  const once = await race(server().database, 'appointment', () => ask(own.exhibitorId, own.at(0), buyer, same))
  expect(fulfilled(once).map(({ code }) => code)).toEqual(Array.from({ length: RACERS }, () => 0))
  expect(new Set(fulfilled(once).map(({ data }) => data.id)).size).toBe(1)
  const many = await race(server().database, 'appointment', () => ask(own.exhibitorId, own.at(1), buyer))
  const codes = fulfilled(many).map(({ code }) => code)
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  expect(codes.filter((code) => code === errors.AppointmentDuplicate.code)).toHaveLength(RACERS - 1)
  const rows = await server()
    .database.db.select()
    .from(appointments)
    .where(inArray(appointments.buyerId, [buyer.id]))
  expect(rows).toHaveLength(2)
})
