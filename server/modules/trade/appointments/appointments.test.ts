import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as contract from '#contract/trade/appointments/endpoints.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { errors, errorText } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { followNews } from '#server/modules/trade/follows/follows.schema.ts'

const server = useServer('demo')
const { ask, exhibitor, laidOut, person, shift } = talking(server)

it('goes from sent to seen to confirmed, and takes the place', async () => {
  const own = await laidOut()
  const buyer = await person()
  const input = await ask(own.exhibitorId, own.at(0), buyer)
  expect(input.data).toMatchObject({ state: 'initiated', side: 'buyer', member: '' })
  const seen = await server().ask(contract.openAppointment, { id: input.data.id }, { headers: own.headers })
  expect(seen.data).toMatchObject({ state: 'waiting', side: 'exhibitor' })
  const slots = await server().ask(contract.listSlots, { exhibitorId: own.exhibitorId }, {})
  expect(slots.data.slots[0]).toMatchObject({ start: own.starts[0], free: 1 })
  const done = await server().ask(contract.confirmAppointment, { id: input.data.id }, { headers: own.headers })
  expect(done.data).toMatchObject({ state: 'confirmed', table: 1, memberId: own.id })
  const after = await server().ask(contract.listSlots, { exhibitorId: own.exhibitorId }, { headers: buyer.headers })
  expect(after.data.slots[0]).toMatchObject({ free: 0, busy: true, requested: true })
  const { data } = await server().ask(contract.openAppointment, { id: input.data.id }, { headers: buyer.headers })
  expect(data.steps.map(({ action }) => action)).toEqual(['ask', 'see', 'confirm'])
})

it('refuses a second request for a slot as a duplicate, and the same key is the same request', async () => {
  const own = await laidOut()
  const buyer = await person()
  const first = await ask(own.exhibitorId, own.at(0), buyer, { key: 'one-and-the-same' })
  const again = await ask(own.exhibitorId, own.at(0), buyer, { key: 'one-and-the-same' })
  expect(again.data.id).toBe(first.data.id)
  expect((await ask(own.exhibitorId, own.at(0), buyer)).code).toBe(errors.AppointmentDuplicate.code)
})

it('refuses a full slot with the three nearest that are free', async () => {
  const own = await laidOut()
  const first = await ask(own.exhibitorId, own.at(3))
  await server().ask(contract.confirmAppointment, { id: first.data.id }, { headers: own.headers })
  const refused = await ask(own.exhibitorId, own.at(3))
  expect(refused.code).toBe(errors.AppointmentFull.code)
  const { alternatives } = Object(refused.data)
  expect(alternatives.toSorted()).toEqual([own.starts[1], own.starts[2], own.starts[4]])
})

it('refuses what is not set, past, too soon, or in another place', async () => {
  const own = await laidOut({ noticeMinutes: 7 * 24 * 60 })
  const { exhibitorId, at } = own
  expect((await ask(exhibitorId, at(0))).code).toBe(errors.AppointmentTooSoon.code)
  await laidOut()
  expect((await ask(exhibitorId, at(0).replace('T01:00', 'T01:10'))).code).toBe(errors.AppointmentNotOffered.code)
  // 12:00 in China, in the break; and across midnight.
  expect((await ask(exhibitorId, at(0).replace('T01:00', 'T04:00'))).code).toBe(errors.AppointmentNotOffered.code)
  expect((await ask(exhibitorId, at(0).replace('T01:00', 'T15:45'))).code).toBe(errors.AppointmentNotOffered.code)
  expect((await ask(exhibitorId, at(0), undefined, { place: 'online' })).code).toBe(
    errors.AppointmentPlaceNotOffered.code,
  )
})

it.each(['0000-01-01', '2031-13-01', '2031-02-30'])('takes no day that there is not, %s', async (day) => {
  const { headers, exhibitorId } = await exhibitor()
  expect((await server().ask(contract.listAppointments, { day }, { headers })).code).toBe(errors.BadInput.code)
  expect((await server().ask(contract.listSlots, { exhibitorId, from: day })).code).toBe(errors.BadInput.code)
  const input = await ask(exhibitorId, `${day.replace('02-30', '13-30')}T01:00:00Z`)
  expect(input.code).toBe(errors.BadInput.code)
})

it('is for buyers only', async () => {
  const own = await laidOut()
  const tourist = await person({ userType: userTypes.tourist })
  expect((await ask(own.exhibitorId, own.at(0), tourist)).code).toBe(errors.NotAllowed.code)
})

it('says what happened meanwhile', async () => {
  const own = await laidOut()
  const buyer = await person()
  const { data } = await ask(own.exhibitorId, own.at(0), buyer)
  await server().ask(contract.cancelAppointment, { id: data.id, reason: '行程有变' }, { headers: buyer.headers })
  const late = await server().ask(
    contract.confirmAppointment,
    { id: data.id },
    { headers: own.headers, language: 'en-US' },
  )
  expect(late.code).toBe(errors.AppointmentChanged.code)
  expect(late.msg).toBe(errorText('AppointmentChanged', { now: 'was canceled' }, 'en-US'))
})

it('moves to another slot when the other side accepts, and stands as it was when it refuses', async () => {
  const own = await laidOut()
  const buyer = await person()
  const { data } = await ask(own.exhibitorId, own.at(0), buyer)
  const { id } = data
  const proposed = await server().ask(contract.proposeAppointment, { id, start: own.at(1) }, { headers: own.headers })
  expect(proposed.data).toMatchObject({ state: 'proposed', proposal: { start: own.starts[1], by: 'exhibitor' } })
  const accepted = await server().ask(
    contract.answerProposal,
    { id, start: own.at(1), accept: true },
    { headers: buyer.headers },
  )
  expect(accepted.data).toMatchObject({ state: 'confirmed', start: own.starts[1], proposal: null })
  await server().ask(contract.proposeAppointment, { id, start: own.at(2) }, { headers: buyer.headers })
  const refused = await server().ask(
    contract.answerProposal,
    { id, start: own.at(2), accept: false },
    { headers: own.headers },
  )
  expect(refused.data).toMatchObject({ state: 'confirmed', start: own.starts[1], proposal: null })
})

it('is marked once it has begun; who is marked as absent contests it', async () => {
  const own = await laidOut()
  const buyer = await person()
  const { data } = await ask(own.exhibitorId, own.at(0), buyer)
  const { id } = data
  await server().ask(contract.confirmAppointment, { id }, { headers: own.headers })
  const mark = (headers: Record<string, string>, outcome: 'met' | 'noShow') =>
    server().ask(contract.markAppointment, { id, outcome }, { headers })
  expect((await mark(own.headers, 'met')).code).toBe(errors.AppointmentNotStarted.code)
  await shift(id, -4 * 86_400_000)
  expect((await mark(own.headers, 'noShow')).data).toMatchObject({ state: 'noShow', absent: 'buyer' })
  expect((await mark(buyer.headers, 'met')).code).toBe(errors.AppointmentChanged.code)
  const contest = (headers: Record<string, string>) =>
    server().ask(contract.contestAppointment, { id, reason: '我到场了' }, { headers })
  expect((await contest(own.headers)).code).toBe(errors.AppointmentChanged.code)
  expect((await contest(buyer.headers)).data).toMatchObject({ contested: true, reason: '我到场了' })
  expect((await mark(own.headers, 'met')).data).toMatchObject({ state: 'met', absent: null })
})

it('confirms many, each on its own, and says of the others why not', async () => {
  const own = await laidOut()
  const ids = []
  for (const start of [own.at(0), own.at(0), own.at(1)]) ids.push((await ask(own.exhibitorId, start)).data.id)
  const { data } = await server().ask(contract.confirmAppointments, { ids }, { headers: own.headers })
  expect(data).toMatchObject({ confirmed: 2, refused: [{ id: ids[1], reason: errors.AppointmentFull.zh }] })
})

it('is answered by who was chosen of the team, unless they have another talk', async () => {
  const own = await laidOut({ tables: 2 })
  const mate = await person({ userType: userTypes.salesperson, exhibitorId: own.exhibitorId })
  const stranger = await person({ userType: userTypes.salesperson, exhibitorId: null })
  const [one, two] = [await ask(own.exhibitorId, own.at(0)), await ask(own.exhibitorId, own.at(0))]
  const confirm = (id: number, memberId: number) =>
    server().ask(contract.confirmAppointment, { id, memberId }, { headers: own.headers })
  expect((await confirm(one.data.id, stranger.id)).code).toBe(errors.AppointmentNoOne.code)
  expect((await confirm(one.data.id, mate.id)).data.memberId).toBe(mate.id)
  expect((await confirm(two.data.id, mate.id)).code).toBe(errors.AppointmentMemberBusy.code)
})

it('holds no more talks a day than the exhibitor wants', async () => {
  const own = await laidOut({ mostPerDay: 1 })
  const [one, two] = [await ask(own.exhibitorId, own.at(0)), await ask(own.exhibitorId, own.at(4))]
  await server().ask(contract.confirmAppointment, { id: one.data.id }, { headers: own.headers })
  const refused = await server().ask(contract.confirmAppointment, { id: two.data.id }, { headers: own.headers })
  expect(refused.code).toBe(errors.AppointmentFull.code)
})

it('is set by who speaks for the exhibitor, over what they have read', async () => {
  const own = await laidOut()
  const { availability } = own.saved.data
  if (!availability) throw new Error('nothing was laid out')
  const save = (over: object, version = 1) =>
    server().ask(contract.saveAvailability, { ...availability, ...over, version }, { headers: own.headers })
  expect((await save({ days: ['2099-01-01'] })).code).toBe(errors.AvailabilityDays.code)
  expect((await save({ until: 550, breaks: [] })).code).toBe(errors.AvailabilityHours.code)
  expect((await save({ breaks: [{ from: 800, until: 700 }] })).code).toBe(errors.AvailabilityBreaks.code)
  expect((await save({ memberIds: [2_000_000_000] })).code).toBe(errors.AppointmentNoOne.code)
  const news = () => server().database.db.select().from(followNews).where(eq(followNews.targetId, own.exhibitorId))
  await server().database.write((db) => db.delete(followNews))
  expect((await save({ tables: 3 })).data).toMatchObject({ version: 2, availability: { tables: 3 } })
  // Followers are notified of further days alone.
  expect(await news()).toEqual([])
  const further = chinaDay(new Date(Date.now() + 5 * 86_400_000))
  expect((await save({ days: [...availability.days, further] }, 2)).code).toBe(0)
  expect(await news()).toMatchObject([{ kind: 'slots', toldAt: null }])
  expect((await save({ tables: 4 })).code).toBe(errors.AvailabilityChanged.code)
  const other = await exhibitor(userTypes.buyer)
  expect((await server().ask(contract.getAvailability, {}, { headers: other.headers })).code).toBe(
    errors.NotAllowed.code,
  )
})
