import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

export const listAdverts = endpoint<typeof schemas.listAdverts>({
  method: 'POST',
  path: '/ce-exhibition/sp/advert/info/getAdvertList',
  access: 'public',
  reads: true,
  cacheable: true,
})

/** The same list under the path that the pop-up asks. */
export const listWebAdverts = endpoint<typeof schemas.listWebAdverts>({
  ...listAdverts,
  body: 'json',
  path: '/ce-exhibition/web/advert/info/getAdvertList',
})
