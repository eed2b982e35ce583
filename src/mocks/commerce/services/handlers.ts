import * as contract from '#contract/commerce/services/endpoints.ts'
import { checkBookedAdvert } from '#contract/commerce/services/rules.ts'
import { byIdOf } from '#src/mocks/core/bilingual.ts'
import { mock, refuse, refuseBreaches } from '#src/mocks/core/mock.ts'
import { paginate } from '#src/mocks/core/paginate.ts'
import { freeBoothsOf } from '#src/mocks/fair/booths/booths.ts'
import { findMockFile } from '#src/mocks/foundation/files/files.ts'
import {
  bookingIn,
  exhibitorOf,
  listBooked,
  liveOf,
  serviceIn,
  standingContract,
  takenDays,
  templateOf,
} from './bookings'
import { managedServiceHandlers } from './manage-handlers'
import { services } from './services'

const listOwn = (token: string) => listBooked().filter(({ order }) => order.exhibitorId === exhibitorOf(token))

export const serviceHandlers = [
  mock(contract.listServices, ({ language }) =>
    services
      .filter(({ shown }) => shown)
      .toSorted((a, b) => a.position - b.position)
      .map((service) => serviceIn(language, service)),
  ),
  mock(contract.listTakenDays, ({ input }) =>
    byIdOf(services, input.id) ? takenDays(input.id) : refuse('ServiceNotFound'),
  ),
  mock(contract.listFreeBooths, ({ input }) => {
    const service = byIdOf(services, input.id)
    if (!service?.shown || service.hallId === null) return refuse('ServiceNotFound')
    return {
      booths: freeBoothsOf(service.hallId).map(({ number, level, area, corner, utilities }) => ({
        number,
        level,
        area,
        corner,
        utilities,
      })),
    }
  }),
  mock(contract.getServiceStanding, ({ token }) => {
    const signed = standingContract(exhibitorOf(token))
    return {
      contract: signed ? { number: signed.number, signedOn: signed.signedOn, until: signed.until } : null,
      live: liveOf(exhibitorOf(token)),
    }
  }),
  mock(contract.listOwnBookings, ({ input, token, language }) =>
    paginate(
      listOwn(token)
        .map((booked) => bookingIn(language, booked))
        .filter(({ kind }) => kind === (input.kind ?? kind)),
      input,
    ),
  ),
  mock(contract.saveBookedAdvert, ({ input: { id, version, ...written }, token, language }) => {
    const found = listOwn(token).find(({ line }) => line.id === id)
    if (!found?.booking.advert) return refuse('BookingNotFound')
    if (bookingIn(language, found).state !== 'valid') return refuse('BookingNotNow')
    if (found.booking.advert.version !== version) return refuse('ServiceChanged')
    refuseBreaches(checkBookedAdvert(written))
    const pictures = [written.imageUrl.zh, written.imageUrl.en].filter((url) => url !== '')
    if (!pictures.every((url) => findMockFile(url))) return refuse('FileNotFound')
    found.booking.advert = { ...written, state: 'review', version: version + 1, reason: '' }
    return bookingIn(language, found)
  }),
  mock(contract.getRoomTemplate, ({ input }) => ({ template: templateOf(input.id) })),
  ...managedServiceHandlers,
]
