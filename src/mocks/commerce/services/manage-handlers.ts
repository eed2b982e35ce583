import type { Language } from '#contract/core/language.ts'
import * as contract from '#contract/commerce/services/endpoints.ts'
import type { ExhibitorContract, ManagedService } from '#contract/commerce/services/schemas.ts'
import { byIdOf, nextIdOf } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { containsText, paginate } from '#src/mocks/core/paginate.ts'
import { exhibitorRows } from '#src/mocks/fair/exhibitors/exhibitors.ts'
import { companyOf, listBooked, managedBookingIn, soldOf } from './bookings'
import { contracts, type MockService, services } from './services'

const managed = (service: MockService): ManagedService => ({ ...service, sold: soldOf(service) })

function findSeen(id: number, version: number | null): MockService {
  const found = byIdOf(services, id) ?? refuse('ServiceNotFound')
  return found.version === version ? found : refuse('ServiceChanged')
}

const contractIn = (language: Language, exhibitorId: number): ExhibitorContract => {
  const found = contracts.find((one) => one.exhibitorId === exhibitorId)
  const { exhibitorId: _of, ...signed } = found ?? { exhibitorId }
  return {
    exhibitorId,
    company: companyOf(language, exhibitorId),
    contract: found && 'number' in signed ? signed : null,
  }
}

export const managedServiceHandlers = [
  mock(contract.listManagedServices, () => services.toSorted((a, b) => a.position - b.position).map(managed)),
  mock(contract.saveService, ({ input: { id, version, service } }) => {
    const isSold = (one: MockService) => one.id !== id && one.shown && one.hallId === service.hallId
    if (service.shown && service.hallId !== null && services.some(isSold)) return refuse('ServiceHallTaken')
    if (id === null) {
      const added = { ...service, id: nextIdOf(services), version: 1 }
      services.push(added)
      return managed(added)
    }
    const found = findSeen(id, version)
    const isOther = (['kind', 'place', 'template', 'ticketTypeId', 'hallId'] as const).some(
      (key) => found[key] !== service[key],
    )
    if (isOther && soldOf(found) > 0) return refuse('ServiceInUse')
    return managed(Object.assign(found, service, { version: found.version + 1 }))
  }),
  mock(contract.removeService, ({ input }) => {
    const found = findSeen(input.id, input.version)
    services.splice(services.indexOf(found), 1)
    return {}
  }),
  mock(contract.listContracts, ({ input, language }) =>
    paginate(
      exhibitorRows
        .filter(({ company }) => containsText(input.keyWord, ...company))
        .map(({ id }) => contractIn(language, id))
        .filter((one) => input.signed === undefined || (one.contract !== null) === input.signed),
      input,
    ),
  ),
  mock(contract.saveContract, ({ input: { exhibitorId, version, contract: signed }, language }) => {
    if (!byIdOf(exhibitorRows, exhibitorId)) return refuse('ExhibitorNotFound')
    const found = contracts.find((one) => one.exhibitorId === exhibitorId)
    if ((found?.version ?? null) !== version) return refuse('ServiceChanged')
    if (found) Object.assign(found, signed, { version: found.version + 1 })
    else contracts.push({ exhibitorId, version: 1, ...signed })
    return contractIn(language, exhibitorId)
  }),
  mock(contract.removeContract, ({ input }) => {
    const found = contracts.find(({ exhibitorId }) => exhibitorId === input.exhibitorId)
    if (found?.version !== input.version) return refuse('ServiceChanged')
    contracts.splice(contracts.indexOf(found), 1)
    return {}
  }),
  mock(contract.listBookedAdverts, ({ input, language }) =>
    paginate(
      listBooked()
        .map((booked) => managedBookingIn(language, booked))
        .filter(({ advert, state }) => state === 'valid' && advert && advert.state === (input.state ?? advert.state))
        .toSorted((a, b) => (a.days?.from ?? '').localeCompare(b.days?.from ?? '')),
      input,
    ),
  ),
  mock(contract.decideBookedAdvert, ({ input, language }) => {
    const found = listBooked().find(({ line }) => line.id === input.id)
    const advert = found?.booking.advert
    if (!found || !advert) return refuse('BookingNotFound')
    if (advert.version !== input.version) return refuse('ServiceChanged')
    if (advert.state !== 'review' && !(advert.state === 'approved' && !input.approve)) return refuse('BookingNotNow')
    if (!input.approve && input.reason.trim() === '') return refuse('BadInput', { detail: 'reason' })
    advert.state = input.approve ? 'approved' : 'returned'
    advert.reason = input.approve ? '' : input.reason.trim()
    advert.version += 1
    return managedBookingIn(language, found)
  }),
]
