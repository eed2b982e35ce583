import type { CardField, StoredMeetingState } from '#contract/trade/cards/rules.ts'
import type { Card } from '#contract/trade/cards/schemas.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'

export interface MockMeeting {
  id: number
  exhibitorId: number
  /** The holder of the card. */
  holder: string
  state: StoredMeetingState
  place: string
  at: string
  until: string
  given: CardField[]
}

/** The code that the mock fair's exhibitor has been shown: of the tourist's card. */
export const MOCK_CARD_CODE = '2345ABCD'

/** The holder of the card of each code; each is valid once. */
export const codes = new Map<string, string>([[MOCK_CARD_CODE, '20']])

/** What people have written on their cards. */
export const written = new Map<string, Card>()

/** The buyer's card: one exhibitor waits for it, one has some of it, one had. */
export const meetings: MockMeeting[] = [
  {
    id: 1,
    exhibitorId: 1,
    holder: '6',
    state: 'asked',
    place: '1A-08',
    at: minutesFromNow(-1),
    until: minutesFromNow(9),
    given: [],
  },
  {
    id: 2,
    exhibitorId: 2,
    holder: '6',
    state: 'given',
    place: '1A-12',
    at: minutesFromNow(-90),
    until: minutesFromNow(-80),
    given: ['name', 'company', 'mail'],
  },
  {
    id: 3,
    exhibitorId: 3,
    holder: '6',
    state: 'takenBack',
    place: '2B-03',
    at: minutesFromNow(-1_500),
    until: minutesFromNow(-1_490),
    given: [],
  },
  {
    id: 4,
    exhibitorId: 1,
    holder: '20',
    state: 'given',
    place: '1A-08',
    at: minutesFromNow(-300),
    until: minutesFromNow(-290),
    given: ['name'],
  },
  {
    id: 5,
    exhibitorId: 2,
    holder: '1',
    state: 'asked',
    place: '1A-12',
    at: minutesFromNow(-2),
    until: minutesFromNow(8),
    given: [],
  },
  {
    id: 6,
    exhibitorId: 2,
    holder: '1',
    state: 'given',
    place: '1A-12',
    at: minutesFromNow(-600),
    until: minutesFromNow(-590),
    given: ['name', 'phone'],
  },
]
