import { eq } from 'drizzle-orm'
import * as contract from '#contract/trade/appointments/endpoints.ts'
import type { Availability } from '#contract/trade/appointments/schemas.ts'
import { slotsOfDay } from '#contract/trade/appointments/rules.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import type { InputOf } from '#contract/core/endpoint.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { addAccount } from '#server/modules/foundation/accounts/accounts.queries.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { appointments, availabilities } from '#server/modules/trade/appointments/appointments.schema.ts'
import { addSession } from '#server/modules/people/session/session.queries.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { signedInAs } from '../access'
import type { TestServer } from '../start-server'

const DAY_MS = 86_400_000
let made = 0

/** Exhibitors that set time and buyers who ask for it, on a server. */
export function talking(server: () => TestServer) {
  const hours = { from: 540, until: 1_080, breaks: [{ from: 720, until: 780 }], slotMinutes: 30 as const }
  const days = [2, 3].map((ahead) => chinaDay(new Date(Date.now() + ahead * DAY_MS)))
  const [day = ''] = days

  async function signIn(accountId: number) {
    const token = newKey()
    await server().database.write((db) => addSession(db, token, accountId, 'password'))
    return { token, userid: String(accountId) }
  }

  /** Somebody new; a buyer unless told. */
  async function person(over: Partial<typeof accounts.$inferInsert> = {}) {
    made += 1
    const name = { zh: `采购商${made}`, en: `Buyer ${made}` }
    const given = { name, userType: userTypes.buyer as number, status: 'active' as const, passwordHash: 'x' }
    const email = `talk-${made}@buyer.example`
    const account = await server().database.write((db) => addAccount(db, { ...given, email, ...over }))
    return { id: account.id, headers: await signIn(account.id) }
  }

  /** The demo exhibitor's admin. */
  async function exhibitor(userType: number = userTypes.exhibitor) {
    const headers = await signedInAs(server(), userType)
    const [own] = await server()
      .database.db.select()
      .from(accounts)
      .where(eq(accounts.id, Number(headers.userid)))
    return { headers, id: Number(headers.userid), exhibitorId: own?.exhibitorId ?? 0 }
  }

  /** Time set again, with nothing booked: one table, the admin alone, unless told. */
  async function laidOut(over: Partial<Availability> = {}, by?: number) {
    const own = await exhibitor(by)
    await server().database.write(async (db) => {
      await db.delete(appointments).where(eq(appointments.exhibitorId, own.exhibitorId))
      await db.delete(availabilities).where(eq(availabilities.exhibitorId, own.exhibitorId))
    })
    const input = { ...hours, days, tables: 1, places: ['booth' as const], memberIds: [own.id], noticeMinutes: 0 }
    const saved = await server().ask(
      contract.saveAvailability,
      { ...input, mostPerDay: null, ...over, version: 0 },
      { headers: own.headers },
    )
    const slots = slotsOfDay({ ...hours, days, ...over }, over.days?.[0] ?? day)
    const starts = slots.map(({ start }) => start.toISOString())
    /** The start of the first day's slot of this place. */
    const at = (place: number): string => {
      const start = starts[place]
      if (start === undefined) throw new Error(`no slot ${place}`)
      return start
    }
    return { ...own, saved, starts, at }
  }

  const ask = async (
    exhibitorId: number,
    start: string,
    by?: { headers: Record<string, string> },
    over: Partial<InputOf<typeof contract.askAppointment>> = {},
  ) => {
    const { headers } = by ?? (await person())
    const input = { key: newKey(), exhibitorId, start, place: 'booth' as const, purpose: '洽谈春茶采购' }
    return server().ask(contract.askAppointment, { ...input, ...over }, { headers })
  }

  /** A talk moved in time past all rules, as the clock would. */
  const shift = (id: number, ms: number) =>
    server().database.write(async (db) => {
      const [row] = await db.select().from(appointments).where(eq(appointments.id, id))
      if (!row) throw new Error(`no talk ${id}`)
      const moved = (at: Date | null) => at && new Date(at.getTime() + ms)
      const times = { startsAt: new Date(row.startsAt.getTime() + ms), endsAt: new Date(row.endsAt.getTime() + ms) }
      await db
        .update(appointments)
        .set({ ...times, expiresAt: moved(row.expiresAt), agreedAt: moved(row.agreedAt) })
        .where(eq(appointments.id, id))
    })

  return { ask, day, days, exhibitor, laidOut, person, shift, signIn }
}

/** A confirmed talk online that began so many minutes ago (5) and lasts half an hour; gives its id. */
export async function talkNow(
  { database }: Pick<TestServer, 'database'>,
  of: { exhibitorId: number; buyerId: number; memberId?: number | null; minutesAgo?: number },
): Promise<number> {
  const { minutesAgo = 5, ...parties } = of
  const startsAt = new Date(Date.now() - minutesAgo * 60_000)
  const times = { startsAt, endsAt: new Date(startsAt.getTime() + 30 * 60_000), confirmedAt: startsAt }
  const agreed = { state: 'confirmed' as const, tableNumber: 1, place: 'online' as const, purpose: '洽谈春茶采购' }
  const [added] = await database.write((db) =>
    db
      .insert(appointments)
      .values({ clientKey: newKey(), ...agreed, ...times, ...parties })
      .returning(),
  )
  if (!added) throw new Error('no talk was made')
  return added.id
}
