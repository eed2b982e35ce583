import * as contract from '#contract/commerce/waiting-list/endpoints.ts'
import { isStanding } from '#contract/commerce/waiting-list/rules.ts'
import type { WaitingPlace } from '#contract/commerce/waiting-list/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { byIdOf, fallbacks, say, nextIdOf } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { nameOf, saleOf, ticketTypes } from '#src/mocks/commerce/tickets/types.ts'
import { updatePlace, type MockPlace, places, waitingFor } from './places'

function placeIn(language: Language, place: MockPlace): WaitingPlace {
  const { account: _account, ...own } = place
  const type = byIdOf(ticketTypes, place.typeId)
  const name = type ? nameOf(type) : (['', ''] as const)
  const ahead = waitingFor(place.typeId).filter(({ id }) => id < place.id).length
  return {
    ...own,
    name: say(language, name),
    ahead: place.state === 'waiting' ? ahead : null,
    orderId: null,
    now: new Date().toISOString(),
    fallbackFields: fallbacks(language, { name }),
  }
}

const ownOf = (token: string): MockPlace[] =>
  places.filter(({ account }) => account === accountOfToken(token).userId).toReversed()

export const waitingListHandlers = [
  mock(contract.joinWaitingList, ({ input, token, language }) => {
    const type = byIdOf(ticketTypes, input.typeId) ?? refuse('TicketTypeNotFound')
    const known = ownOf(token).find(({ typeId, state }) => typeId === type.id && isStanding(state))
    if (known) return placeIn(language, known)
    const about = { name: say(language, nameOf(type)), typeId: type.id }
    const sale = saleOf(type)
    if (sale === 'booking') return refuse('TicketsLeft', about)
    if (sale !== 'soldOut') return refuse('TicketNotOnSale', about)
    const added: MockPlace = {
      id: nextIdOf(places),
      typeId: type.id,
      account: accountOfToken(token).userId,
      state: 'waiting',
      quantity: input.quantity,
      offered: 0,
      offeredUntil: null,
      joinedAt: new Date().toISOString(),
    }
    places.push(added)
    return placeIn(language, added)
  }),
  mock(contract.leaveWaitingList, ({ input, token, language }) => {
    const found = ownOf(token).find(({ id }) => id === input.id) ?? refuse('WaitingPlaceNotFound')
    if (!isStanding(found.state) && found.state !== 'left') return refuse('WaitingPlaceOver')
    found.state = 'left'
    return placeIn(language, found)
  }),
  mock(contract.listOwnWaiting, ({ token, language }) =>
    ownOf(token).map((one) => placeIn(language, updatePlace(one))),
  ),
]
