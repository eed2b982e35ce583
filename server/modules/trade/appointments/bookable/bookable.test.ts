import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as contract from '#contract/trade/appointments/endpoints.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking } from '#tests/setup/trade/talks.ts'

const server = useServer('demo')
const { ask, days, laidOut } = talking(server)

async function hallOf(exhibitorId: number): Promise<number> {
  const { db } = server().database
  const [row] = await db.select().from(exhibitors).where(eq(exhibitors.id, exhibitorId))
  return row?.hallId ?? 0
}
const bookable = async (hallId: number) => (await server().ask(contract.listBookable, { hallId })).data.exhibitorIds
const setStatus = (id: number, status: 'active' | 'disabled') =>
  server().database.write((db) => db.update(accounts).set({ status }).where(eq(accounts.id, id)))

it('an exhibitor is bookable in its hall until its days are full', async () => {
  // A day of the fair, which may be weeks away.
  const day = chinaDay(new Date(Date.now() + 20 * 86_400_000))
  const own = await laidOut({ mostPerDay: 1, days: [day] })
  const hallId = await hallOf(own.exhibitorId)
  expect(await bookable(hallId)).toContain(own.exhibitorId)
  expect(await bookable(hallId + 1)).not.toContain(own.exhibitorId)
  const { data } = await ask(own.exhibitorId, own.at(0))
  expect(await bookable(hallId)).toContain(own.exhibitorId)
  await server().ask(contract.confirmAppointment, { id: data.id }, { headers: own.headers })
  expect(await bookable(hallId)).not.toContain(own.exhibitorId)
})

it('without anybody left who talks an exhibitor is not bookable', async () => {
  const own = await laidOut()
  const hallId = await hallOf(own.exhibitorId)
  expect(await bookable(hallId)).toContain(own.exhibitorId)
  await setStatus(own.id, 'disabled')
  expect(await bookable(hallId)).not.toContain(own.exhibitorId)
  await setStatus(own.id, 'active')
})

it('of a day on which all places are taken the next one counts', async () => {
  const own = await laidOut({ days: days.slice(0, 1) })
  const hallId = await hallOf(own.exhibitorId)
  for (const start of own.starts) {
    const { data } = await ask(own.exhibitorId, start)
    await server().ask(contract.confirmAppointment, { id: data.id }, { headers: own.headers })
  }
  expect(await bookable(hallId)).not.toContain(own.exhibitorId)
  const { availability, version } = own.saved.data
  if (!availability) throw new Error('nothing was set')
  const wider = { ...availability, days, version }
  expect((await server().ask(contract.saveAvailability, wider, { headers: own.headers })).code).toBe(0)
  expect(await bookable(hallId)).toContain(own.exhibitorId)
})
