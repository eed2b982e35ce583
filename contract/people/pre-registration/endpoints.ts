import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** What buyers pre-register for, and whether they can now (spec: live §2, home). */
export const getPreRegistration = endpoint<typeof schemas.getPreRegistration>({
  method: 'POST',
  path: '/ce-marketing/pre/exhibition/getDetailInfo',
  access: 'public',
  reads: true,
  cacheable: true,
  errors: ['FairNotOpened'],
})

/** Pre-registers a buyer, and gives the code to bring along (spec: live §2, home); once for a key. */
export const addPreRegistration = endpoint<typeof schemas.addPreRegistration>({
  method: 'POST',
  path: '/ce-marketing/pre/exhibition/createQrCode',
  access: 'public',
  errors: ['PreRegistrationClosed', 'TooManyRequests'],
})

/** What was pre-registered, for the form of registration: to whoever holds the code, once. */
export const takePreRegistration = endpoint<typeof schemas.takePreRegistration>({
  method: 'POST',
  path: '/ce-marketing/pre/exhibition/take', // path: ours
  access: 'public',
  errors: ['PreRegistrationNotFound', 'PreRegistrationTaken', 'TooManyRequests'],
})

export const listPreRegistrations = endpoint<typeof schemas.listPreRegistrations>({
  method: 'POST',
  path: '/ce-marketing/mgr/pre/exhibition/list', // path: ours
  access: 'readCases',
  reads: true,
})

export const getPreRegistrationTerms = endpoint<typeof schemas.getPreRegistrationTerms>({
  method: 'POST',
  path: '/ce-marketing/mgr/pre/exhibition/terms', // path: ours
  access: 'readCases',
  reads: true,
})

/** Opens or closes it, and says what stands above its form. */
export const savePreRegistrationTerms = endpoint<typeof schemas.savePreRegistrationTerms>({
  method: 'POST',
  path: '/ce-marketing/mgr/pre/exhibition/saveTerms', // path: ours
  access: 'decideCases',
  errors: ['PreRegistrationChanged'],
})
