import { create } from 'content-disposition'
import * as contract from '#contract/live/live/endpoints.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { liveDetailIn, liveIn, type LiveRow, liveRows } from './lives'
import { byIdOf } from '#src/mocks/core/bilingual.ts'
import { mock, mockBytes, refuse } from '#src/mocks/core/mock.ts'
import { paginate } from '#src/mocks/core/paginate.ts'

/** A booking names its account and session, so that its code outlives the page it was made on. */
const reserveIdOf = (userId: string, liveId: number): string => `mock-reserve-${userId}-${liveId}`

/** The buyer has booked two sessions; what else is booked is known for the life of the page. */
const booked = new Set([reserveIdOf('6', 5), reserveIdOf('6', 12)])
const cancelled = new Set<string>()

function findBooked(reserveId: string): LiveRow | undefined {
  const [, id] = /^mock-reserve-\d+-(\d+)$/.exec(reserveId) ?? []
  return cancelled.has(reserveId) ? undefined : byIdOf(liveRows, Number(id))
}

const ownOf = (token: string, liveId: number): string => reserveIdOf(accountOfToken(token).userId, liveId)

/** The sessions that an account has booked. */
export const listBooked = (token: string): LiveRow[] => liveRows.filter(({ id }) => booked.has(ownOf(token, id)))

function book(token: string, liveId: number): { reserveId: string } {
  const row = byIdOf(liveRows, liveId) ?? refuse('LiveNotFound')
  if (row.status !== 0) return refuse('LiveStarted')
  const reserveId = ownOf(token, liveId)
  booked.add(reserveId)
  cancelled.delete(reserveId)
  return { reserveId }
}

export const liveReserve = [
  mock(contract.getLive, ({ input, token, language }) => {
    const row = byIdOf(liveRows, input.id) ?? refuse('LiveNotFound')
    const reserveId = token === '' ? '' : ownOf(token, row.id)
    return liveDetailIn(language, row, booked.has(reserveId) ? reserveId : '')
  }),
  mock(contract.reserveLive, ({ input, token }) => book(token, input.id)),
  mock(contract.cancelReserve, ({ input, token }) => {
    const reserveId = ownOf(token, input.id)
    booked.delete(reserveId)
    cancelled.add(reserveId)
    return {}
  }),
  mock(contract.listReserves, ({ input, token, language }) => {
    const soonest = listBooked(token).toSorted((a, b) => a.draft.startTime.localeCompare(b.draft.startTime))
    const rows = soonest.map((row) => ({
      ...liveIn(language, row),
      reserveId: ownOf(token, row.id),
      reminded: row.status !== 0,
    }))
    return paginate(rows, input)
  }),
  mock(contract.getReserve, ({ input, language }) => {
    const row = findBooked(input.reserveId) ?? refuse('ReserveNotFound')
    const { id: liveId, ...card } = liveIn(language, row)
    const { liveName, introduction, coverImage, startTime, endTime, company, fallbackFields } = card
    return { liveId, liveName, introduction, coverImage, startTime, endTime, company, fallbackFields }
  }),
  mockBytes(contract.getReserveCalendar, ({ input }) => {
    const row = findBooked(input.reserveId) ?? refuse('ReserveNotFound')
    const lines = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      `UID:live-${row.id}`,
      'END:VEVENT',
      'END:VCALENDAR',
    ]
    const headers = { 'content-disposition': create(`yunzhan-live-${row.id}.ics`) }
    return { type: 'text/calendar', body: lines.join('\r\n'), headers }
  }),
]
