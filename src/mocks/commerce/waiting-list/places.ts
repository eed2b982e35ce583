import { OFFER_MS } from '#contract/commerce/waiting-list/limits.ts'
import type { WaitingState } from '#contract/commerce/waiting-list/rules.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'

export interface MockPlace {
  id: number
  typeId: number
  /** The owner. */
  account: string
  state: WaitingState
  quantity: number
  offered: number
  offeredUntil: string | null
  joinedAt: string
}

/** ms after which the mock fair offers what somebody waits for. */
const OFFERS_AFTER_MS = 30_000

/** For the opening night: the buyer of the mock fair has an offer, four others wait. */
export const places: MockPlace[] = [
  {
    id: 1,
    typeId: 7,
    account: '6',
    state: 'offered',
    quantity: 2,
    offered: 2,
    offeredUntil: minutesFromNow(102),
    joinedAt: minutesFromNow(-2_000),
  },
  ...['other-2', 'other-3', 'other-4', '1'].map((account, i) => ({
    id: i + 2,
    typeId: 7,
    account,
    state: 'waiting' as const,
    quantity: 1,
    offered: 0,
    offeredUntil: null,
    joinedAt: minutesFromNow(-i * 10),
  })),
]

const SEEDED = places.length

export const waitingFor = (typeId: number): MockPlace[] =>
  places.filter((one) => one.typeId === typeId && one.state === 'waiting')

/** What is reserved for an account. */
export const offerOf = (account: string, typeId: number): MockPlace | undefined =>
  places.find((one) => one.account === account && one.typeId === typeId && one.state === 'offered')

/** Lets the mock fair do what a fair does by its clock: a place of one who looks is offered after a while, and ends. */
export function updatePlace(place: MockPlace): MockPlace {
  const now = Date.now()
  if (place.state === 'waiting' && place.id > SEEDED && now - Date.parse(place.joinedAt) > OFFERS_AFTER_MS)
    Object.assign(place, {
      state: 'offered',
      offered: place.quantity,
      offeredUntil: new Date(now + OFFER_MS).toISOString(),
    })
  if (place.state === 'offered' && Date.parse(place.offeredUntil ?? '') <= now) place.state = 'missed'
  return place
}
