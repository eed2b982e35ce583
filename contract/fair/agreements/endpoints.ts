import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** Which agreements the fair has written itself; for the others the documents that come with the site hold. */
export const listAgreements = endpoint<typeof schemas.listAgreements>({
  method: 'GET',
  path: '/ce-content/web/agreement/list', // path: ours
  access: 'public',
  cacheable: true,
})

/** An agreement as it holds now, or null where the fair has written none. */
export const getAgreement = endpoint<typeof schemas.getAgreement>({
  method: 'GET',
  path: '/ce-content/web/agreement/detail', // path: ours
  access: 'public',
  cacheable: true,
})
