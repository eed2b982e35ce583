import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

const own = { method: 'POST', access: 'buyServices' } as const
const desk = { method: 'POST', access: 'manageServices' } as const

/** Every service on offer, in its order. */
export const listServices = endpoint<typeof schemas.listServices>({
  method: 'POST',
  path: '/ce-exhibition/web/resource/list', // path: ours
  access: 'public',
  reads: true,
})

export const listTakenDays = endpoint<typeof schemas.listTakenDays>({
  method: 'POST',
  path: '/ce-exhibition/web/resource/takenDays', // path: ours
  access: 'public',
  reads: true,
  errors: ['ServiceNotFound'],
})

export const listFreeBooths = endpoint<typeof schemas.listFreeBooths>({
  ...own,
  path: '/ce-exhibition/web/resource/freeBooths', // path: ours
  reads: true,
  errors: ['ServiceNotFound'],
})

export const getServiceStanding = endpoint<typeof schemas.getServiceStanding>({
  ...own,
  path: '/ce-exhibition/web/resource/standing', // path: ours
  reads: true,
  errors: ['NoExhibitor'],
})

export const listOwnBookings = endpoint<typeof schemas.listOwnBookings>({
  ...own,
  path: '/ce-exhibition/web/resource/bookings', // path: ours
  reads: true,
  errors: ['NoExhibitor'],
})

export const saveBookedAdvert = endpoint<typeof schemas.saveBookedAdvert>({
  ...own,
  path: '/ce-exhibition/web/resource/saveAdvert', // path: ours
  errors: ['NoExhibitor', 'BookingNotFound', 'BookingNotNow', 'ServiceChanged', 'TextUnsafe'],
})

/** Requested by the VR room of an exhibitor. */
export const getRoomTemplate = endpoint<typeof schemas.getRoomTemplate>({
  method: 'POST',
  path: '/ce-exhibition/web/resource/roomTemplate', // path: ours
  access: 'public',
  reads: true,
})

export const listManagedServices = endpoint<typeof schemas.listManagedServices>({
  ...desk,
  path: '/ce-exhibition/mgr/resource/list', // path: ours
  reads: true,
})

/** Adds a service, or changes one as it was seen. */
export const saveService = endpoint<typeof schemas.saveService>({
  ...desk,
  path: '/ce-exhibition/mgr/resource/save', // path: ours
  errors: [
    'ServiceNotFound',
    'ServiceChanged',
    'ServiceInUse',
    'ServiceMismatch',
    'ServiceHallTaken',
    'TooManyRequests',
  ],
})

/** Takes a service off; what was bought of it stays. */
export const removeService = endpoint<typeof schemas.removeService>({
  ...desk,
  path: '/ce-exhibition/mgr/resource/remove', // path: ours
  errors: ['ServiceNotFound', 'ServiceChanged'],
})

export const listContracts = endpoint<typeof schemas.listContracts>({
  ...desk,
  path: '/ce-exhibition/mgr/resource/contracts', // path: ours
  reads: true,
})

export const saveContract = endpoint<typeof schemas.saveContract>({
  ...desk,
  path: '/ce-exhibition/mgr/resource/saveContract', // path: ours
  errors: ['ExhibitorNotFound', 'ServiceChanged'],
})

export const removeContract = endpoint<typeof schemas.removeContract>({
  ...desk,
  path: '/ce-exhibition/mgr/resource/removeContract', // path: ours
  errors: ['ServiceChanged'],
})

export const listBookedAdverts = endpoint<typeof schemas.listBookedAdverts>({
  ...desk,
  path: '/ce-exhibition/mgr/resource/adverts', // path: ours
  reads: true,
})

export const decideBookedAdvert = endpoint<typeof schemas.decideBookedAdvert>({
  ...desk,
  path: '/ce-exhibition/mgr/resource/decideAdvert', // path: ours
  errors: ['BookingNotFound', 'BookingNotNow', 'ServiceChanged'],
})
