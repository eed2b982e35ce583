import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

const own = { method: 'POST', access: 'signed-in' } as const

/** The viewer's delivery addresses (spec: live §3; the calls are not shown). */
export const listAddresses = endpoint<typeof schemas.listAddresses>({
  ...own,
  path: '/ce-exhibition/web/address/list', // path: ours
  reads: true,
})

/** Keeps a new one, once for a key, or what was changed of one; the first is the default by itself. */
export const saveAddress = endpoint<typeof schemas.saveAddress>({
  ...own,
  path: '/ce-exhibition/web/address/save', // path: ours
  errors: ['AddressNotFound', 'AddressChanged', 'TooManyAddresses'],
})

/** Removes one; where it was the default, the newest of the others is from then on. */
export const removeAddress = endpoint<typeof schemas.removeAddress>({
  ...own,
  path: '/ce-exhibition/web/address/remove', // path: ours
  errors: ['AddressNotFound'],
})

/** Makes one the default; idempotent. */
export const setDefaultAddress = endpoint<typeof schemas.setDefaultAddress>({
  ...own,
  path: '/ce-exhibition/web/address/setDefault', // path: ours
  errors: ['AddressNotFound'],
})
