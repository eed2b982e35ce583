import * as contract from '#contract/commerce/attendees/endpoints.ts'
import { ATTENDEES_MAX } from '#contract/commerce/attendees/limits.ts'
import { normalizeAttendee } from '#contract/commerce/attendees/rules.ts'
import type { Attendee } from '#contract/commerce/attendees/schemas.ts'
import { maskIdNumber } from '#contract/commerce/tickets/rules.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { attendees as rows, ids, type MockAttendee, ownAttendees } from './attendees'

const present = ({ accountId: _owner, idNumber, ...row }: MockAttendee): Attendee => ({
  ...row,
  idNumber: maskIdNumber(idNumber),
})

export const attendees = [
  mock(contract.listAttendees, ({ token }) => ({ list: ownAttendees(token).map(present), max: ATTENDEES_MAX })),
  mock(contract.saveAttendee, ({ input: { id, version, ...typed }, token }) => {
    const own = ownAttendees(token)
    const saved = own.find((one) => one.id === id)
    if (id !== null && !saved) return refuse('AttendeeNotFound')
    if (saved && saved.version !== version) return refuse('AttendeeChanged')
    const { idNumber, ...details } = normalizeAttendee(typed)
    const row: MockAttendee = {
      ...details,
      id: saved?.id ?? ids.next,
      version: version + 1,
      accountId: accountOfToken(token).userId,
      idNumber: idNumber ?? saved?.idNumber ?? '',
      savedAt: new Date().toISOString(),
    }
    const same = own.find((one) => one.id !== id && one.idType === row.idType && one.idNumber === row.idNumber)
    if (same && id === null && same.name === row.name && same.phone === row.phone) return present(same)
    if (same) return refuse('AttendeeExists', { field: 'idNumber' })
    if (!saved && own.length >= ATTENDEES_MAX) return refuse('TooManyAttendees', { max: ATTENDEES_MAX })
    if (saved) rows.splice(rows.indexOf(saved), 1, row)
    else {
      rows.push(row)
      ids.next += 1
    }
    return present(row)
  }),
  mock(contract.deleteAttendee, ({ input, token }) => {
    const saved = ownAttendees(token).find(({ id }) => id === input.id) ?? refuse('AttendeeNotFound')
    rows.splice(rows.indexOf(saved), 1)
    return {}
  }),
]
