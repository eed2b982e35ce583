import { expect, it } from 'vitest'
import * as contract from '#contract/trade/appointments/endpoints.ts'
import type { InputOf } from '#contract/core/endpoint.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { buyerTimes } from '../appointments.schema'
import { findTimes } from '../availability.queries'

const server = useServer('demo')
const { ask, day, laidOut, person } = talking(server)
type Requester = { headers: Record<string, string> }

/** Ten to half past eleven of the first day, but for a break from half past ten to eleven. */
const morning = { days: [day], from: 600, until: 690, breaks: [{ from: 630, until: 660 }] }
const save = ({ headers }: Requester, over: Partial<InputOf<typeof contract.saveBuyerTimes>> = {}) =>
  server().ask(contract.saveBuyerTimes, { ...morning, version: 0, ...over }, { headers })
const read = ({ headers }: Requester) => server().ask(contract.getBuyerTimes, {}, { headers })

/** Whether the slots of the first day from nine to noon suit, as the viewer sees it. */
async function suited(exhibitorId: number, by?: Requester, appointmentId?: number) {
  const input = { exhibitorId, from: day, days: 1, ...(appointmentId ? { appointmentId } : {}) }
  const { data } = await server().ask(contract.listSlots, input, by ? { headers: by.headers } : {})
  return data.slots.slice(0, 6).map(({ suits }) => suits)
}
const fits = [false, false, true, false, true, false]
const nothing = [null, null, null, null, null, null]

it('a buyer’s own times mark the slots for the buyer, and forbid none', async () => {
  const own = await laidOut()
  const buyer = await person()
  expect((await read(buyer)).data).toMatchObject({ times: null, version: 0 })
  expect(await suited(own.exhibitorId, buyer)).toEqual(nothing)
  expect((await save(buyer)).data).toMatchObject({ times: morning, version: 1 })
  expect(await suited(own.exhibitorId, buyer)).toEqual(fits)
  expect((await ask(own.exhibitorId, own.at(0), buyer)).code).toBe(0)
  // Availability is no longer specified.
  await save(buyer, { days: [], version: 1 })
  expect(await suited(own.exhibitorId, buyer)).toEqual(nothing)
})

it('only the exhibitor with an open talk learns which of its slots suit, and nothing else', async () => {
  const own = await laidOut()
  const buyer = await person()
  await save(buyer)
  expect(await suited(own.exhibitorId, own)).toEqual(nothing)
  const { id } = (await ask(own.exhibitorId, own.at(0), buyer)).data
  expect(await suited(own.exhibitorId, own, id)).toEqual(fits)
  const slots = await server().ask(contract.listSlots, { exhibitorId: own.exhibitorId, appointmentId: id }, {})
  expect(slots.data.slots.map(({ suits }) => suits)).not.toContain(true)
  expect(await suited(own.exhibitorId, await person(), id)).toEqual(nothing)
  const other = await person({ userType: userTypes.exhibitor, exhibitorId: own.exhibitorId === 1 ? 2 : 1 })
  expect(await suited(own.exhibitorId, other, id)).toEqual(nothing)
  const decline = { id, reason: '档期已满' }
  await server().ask(contract.declineAppointment, decline, { headers: own.headers })
  expect(await suited(own.exhibitorId, own, id)).toEqual(nothing)
})

it('refuses hours and breaks that are none by their field, and exhibitors', async () => {
  const buyer = await person()
  const refusal = async (over: object) => {
    const { code, data } = await save(buyer, over)
    return [code, Object(data).field]
  }
  expect(await refusal({ days: ['2020-01-01'] })).toEqual([errors.AvailabilityDays.code, 'days'])
  expect(await refusal({ until: 600 })).toEqual([errors.AvailabilityHours.code, 'until'])
  expect(await refusal({ breaks: [{ from: 500, until: 530 }] })).toEqual([errors.AvailabilityBreaks.code, 'breaks'])
  expect((await save(await laidOut())).code).toBe(errors.NotAllowed.code)
})

it('of ten windows that save over the same version one does, first and later; without the condition each would', async () => {
  const buyer = await person()
  for (const version of [0, 1]) {
    const outcome = await race(server().database, 'buyer_times', (racer) =>
      save(buyer, { version, until: 700 + racer * 10 }),
    )
    const codes = fulfilled(outcome).map(({ code }) => code)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === errors.TimesChanged.code)).toHaveLength(RACERS - 1)
  }
  const { db, write } = server().database
  const row = await findTimes(db, buyer.id)
  const written = await race(server().database, 'buyer_times', () =>
    write((other) =>
      other
        .update(buyerTimes)
        .set({ version: (row?.version ?? 0) + 1 })
        .returning(),
    ),
  )
  expect(fulfilled(written).filter((rows) => rows.length > 0)).toHaveLength(RACERS)
})
