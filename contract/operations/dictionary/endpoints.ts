import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** What the fair's forms offer, list by list, in the reader's language (spec: live §7; fields: ours). */
export const getBaseData = endpoint<typeof schemas.getBaseData>({
  method: 'POST',
  path: '/ce-digital/dsf/ditionary/getBaseData',
  access: 'public',
  reads: true,
  cacheable: true,
})
