import type { Holder } from '#contract/commerce/tickets/rules.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'

export interface MockAttendee extends Holder {
  id: number
  version: number
  accountId: string
  phone: string
  savedAt: string
}

const HOUR = 60

/** Of the mock fair's buyer, and one of its exhibitor. */
export const attendees: MockAttendee[] = [
  {
    id: 1,
    version: 1,
    accountId: '6',
    name: '周明远',
    phone: '13800138061',
    idType: 'idCard',
    idNumber: '110101199003077571',
    savedAt: minutesFromNow(-90 * HOUR),
  },
  {
    id: 2,
    version: 1,
    accountId: '6',
    name: 'Hélène Fournier',
    phone: '',
    idType: 'passport',
    idNumber: 'P30000002',
    savedAt: minutesFromNow(-20 * HOUR),
  },
  {
    id: 3,
    version: 1,
    accountId: '1',
    name: '沈砚秋',
    phone: '13800138001',
    idType: 'passport',
    idNumber: 'P30000003',
    savedAt: minutesFromNow(-200 * HOUR),
  },
]

/** Every id is used once. */
export const ids = { next: 4 }

/** The attendees of an account, the newest first. */
export const ownAttendees = (token: string): MockAttendee[] =>
  attendees.filter(({ accountId }) => accountId === accountOfToken(token).userId).toSorted((a, b) => b.id - a.id)
