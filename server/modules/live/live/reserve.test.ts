import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { REMINDER_MS } from '#contract/live/live/limits.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/live/live/endpoints.ts'
import { useServer } from '#tests/setup/server.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { lives, liveReserves } from './live.schema'
import { remindBookings } from './live-jobs'
import { addSession, personOf, useRooms } from '#tests/setup/live-rooms.ts'

const server = useRooms()

const reservesOf = (liveId: number) =>
  server().database.db.select().from(liveReserves).where(eq(liveReserves.liveId, liveId))

async function booked(liveId: number, userType: number = userTypes.buyer) {
  const { headers, account } = await personOf(server(), userType)
  const { data, code } = await server().ask(contract.reserveLive, { id: liveId }, { headers })
  return { headers, account, code, reserveId: code === 0 ? data.reserveId : '' }
}

describe('booking', () => {
  it('gives one booking to twenty that ask at once, and to who asks again', async () => {
    const id = await addSession(server())
    const { headers } = await personOf(server(), userTypes.buyer)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server().ask(contract.reserveLive, { id }, { headers })),
    )
    const ids = new Set(answers.map(({ data }) => data.reserveId))
    expect(ids.size).toBe(1)
    expect([...ids][0]).toHaveLength(43)
    expect((await booked(id)).reserveId).toBe([...ids][0])
    expect(await reservesOf(id)).toHaveLength(1)
  })

  it('gives each their own', async () => {
    const id = await addSession(server())
    const [one, other] = [await booked(id), await booked(id, userTypes.tourist)]
    expect(one.reserveId).not.toBe(other.reserveId)
  })

  it.each([1, 2, 3, 6] as const)('is over at status %i', async (status) => {
    expect((await booked(await addSession(server(), { status }))).code).toBe(errors.LiveStarted.code)
  })

  it('is of a session that is there', async () => {
    expect((await booked(2_000_000_000)).code).toBe(errors.LiveNotFound.code)
  })

  it('is cancelled by its owner alone, as often as one likes', async () => {
    const id = await addSession(server())
    const { headers } = await booked(id)
    const other = await personOf(server(), userTypes.tourist)
    await server().ask(contract.cancelReserve, { id }, { headers: other.headers })
    expect(await reservesOf(id)).toHaveLength(1)
    for (const _ of [1, 2]) expect((await server().ask(contract.cancelReserve, { id }, { headers })).code).toBe(0)
    expect(await reservesOf(id)).toHaveLength(0)
  })
})

describe('bookings', () => {
  it('are listed to their owner, the next first and what is over last', async () => {
    const hours = (n: number) => new Date(Date.now() + n * 3_600_000)
    const { headers } = await personOf(server(), userTypes.overseasBuyer)
    const ids: number[] = []
    for (const startsAt of [hours(-30), hours(48), hours(-5), hours(2)]) {
      const id = await addSession(server(), { startsAt })
      await server().ask(contract.reserveLive, { id }, { headers })
      ids.push(id)
    }
    const { data } = await server().ask(contract.listReserves, {}, { headers, language: 'en-US' })
    expect(data.list.map(({ id }) => id)).toEqual([ids[3], ids[1], ids[2], ids[0]])
    expect(data).toMatchObject({ totalCount: 4, totalPage: 1 })
    expect(data.list[0]).toMatchObject({ reminded: false, liveName: expect.stringContaining('Rehearsal') })
    const other = await personOf(server(), userTypes.supervisor)
    expect((await server().ask(contract.listReserves, {}, { headers: other.headers })).data.list).toEqual([])
  })

  it('are read by whoever has their id, and say nothing of who booked', async () => {
    const id = await addSession(server())
    const { reserveId, account } = await booked(id)
    const { data } = await server().ask(contract.getReserve, { reserveId })
    expect(data).toMatchObject({ liveId: id, introduction: '试播, 请勿外传;', company: '' })
    expect(JSON.stringify(data)).not.toContain(account.email)
    const wrong = await server().ask(contract.getReserve, { reserveId: 'x'.repeat(43) })
    expect(wrong.code).toBe(errors.ReserveNotFound.code)
  })
})

/** The lines of an iCalendar file, unfolded. */
async function calendarOf(reserveId: string, lang?: string) {
  const query = new URLSearchParams({ reserveId, ...(lang ? { lang } : {}) })
  const url = `/api${contract.getReserveCalendar.path}?${query.toString()}`
  const response = await server().app.inject({ url, headers: { 'accept-language': 'en-GB' } })
  return { response, lines: response.body.replace(/\r\n[ \t]/g, '').split('\r\n') }
}

describe('the calendar of a booking', () => {
  it('is a file of the session in UTC with an alarm', async () => {
    const startsAt = new Date('2031-03-01T02:30:00Z')
    const id = await addSession(server(), { startsAt })
    const { reserveId } = await booked(id)
    const { response, lines } = await calendarOf(reserveId)
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(response.headers['content-disposition']).toBe(`attachment; filename=yunzhan-live-${id}.ics`)
    for (const line of [
      'BEGIN:VCALENDAR',
      `UID:live-${id}@fair.example`,
      'DTSTART:20310301T023000Z',
      'DTEND:20310301T033000Z',
      `URL;VALUE=URI:https://fair.example/activity.html#/live?id=${id}`,
      'TRIGGER:-PT10M',
      'DESCRIPTION:A rehearsal',
    ]) {
      expect(lines).toContain(line)
    }
    expect(response.body).toMatch(/SUMMARY:Rehearsal/)
  })

  it('speaks the language requested, keeps its UID and lets no text out of its line', async () => {
    const id = await addSession(server())
    await server()
      .database.db.update(lives)
      .set({ title: { zh: '试播\r\nATTENDEE:mailto:x@y', en: '' } })
      .where(eq(lives.id, id))
    const { reserveId } = await booked(id)
    const { lines } = await calendarOf(reserveId, 'zh-CN')
    expect(lines).toContain('DESCRIPTION:试播\\, 请勿外传\\;')
    expect(lines.some((line) => line.startsWith('ATTENDEE'))).toBe(false)
    const again = await calendarOf(reserveId, 'zh-CN')
    const uid = (all: string[]) => all.find((line) => line.startsWith('UID'))
    expect(uid(again.lines)).toBe(uid(lines))
  })

  it('is of a booking that is there', async () => {
    const { response } = await calendarOf('nothing')
    expect(response.json()).toMatchObject({ code: errors.ReserveNotFound.code })
  })
})

describe('the code of a booking', () => {
  const whole = useServer('demo')
  it.each([
    ['reserveId=abc_-1', 'abc_-1'],
    ['reserveId=a%26b%23%0d%0aSet-Cookie:x', 'a%26b%23%0D%0ASet-Cookie%3Ax'],
    ['reserveId=a&reserveId=b', 'b'],
    ['', ''],
  ])('%s leads to the booking', async (query, id) => {
    const { headers, statusCode } = await whole().app.inject(`/qrcode/reserve?${query}`)
    expect(statusCode).toBe(302)
    expect(headers.location).toBe(`/activity.html#/reserve?reserveId=${id}`)
  })
})

describe('the reminder', () => {
  const notices = async () =>
    (await server().database.db.select().from(outbox).where(eq(outbox.template, 'liveReminder'))).map(
      ({ body }) => body,
    )
  const remind = (now?: Date) => remindBookings(server().database, server(), now)
  const inMinutes = (n: number) => new Date(Date.now() + n * 60_000)

  it('goes once to each, in their language, from however many servers', async () => {
    const id = await addSession(server(), { startsAt: new Date(Date.now() + REMINDER_MS - 5_000) })
    await booked(id)
    await booked(id, userTypes.overseasBuyer)
    const before = (await notices()).length
    const notified = await Promise.all(Array.from({ length: 20 }, () => remind()))
    expect(notified.reduce((sum, n) => sum + n, 0)).toBe(2)
    const message = (await notices()).slice(before)
    expect(message).toHaveLength(2)
    expect(message.join()).toMatch(/您预约的直播“试播 \d+”将于北京时间 \d{4}-\d\d-\d\d \d\d:\d\d 开始/)
    expect(message.join()).toMatch(/“Rehearsal \d+” starts at \d{4}-\d\d-\d\d \d\d:\d\d \(GMT\+8\)/)
    expect((await reservesOf(id)).every(({ remindedAt }) => remindedAt !== null)).toBe(true)
    // As a server that starts again would.
    expect(await remind()).toBe(0)
    await server()
      .database.db.update(lives)
      .set({ startsAt: inMinutes(300) })
      .where(eq(lives.id, id))
    expect(await remind(inMinutes(295))).toBe(0)
  })

  it.each([
    ['begins later', { startsAt: inMinutes(11), status: 0 as const }],
    ['should have begun', { startsAt: inMinutes(-1), status: 0 as const }],
    ['is on already', { startsAt: inMinutes(5), status: 1 as const }],
    ['was called off', { startsAt: inMinutes(5), status: 3 as const }],
  ])('does not go for a session that %s', async (_, change) => {
    const id = await addSession(server(), { startsAt: inMinutes(60) })
    await booked(id)
    await server().database.db.update(lives).set(change).where(eq(lives.id, id))
    expect(await remind()).toBe(0)
  })

  it('does not go to a disabled account', async () => {
    const id = await addSession(server(), { startsAt: inMinutes(5) })
    const { account } = await booked(id, userTypes.tourist)
    const set = (status: 'active' | 'disabled') =>
      server().database.db.update(accounts).set({ status }).where(eq(accounts.id, account.id))
    await set('disabled')
    expect(await remind()).toBe(0)
    await set('active')
    expect(await remind()).toBe(1)
  })
})
