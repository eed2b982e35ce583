import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** Requested before a form offers to translate names. */
export const getTranslation = endpoint<typeof schemas.getTranslation>({
  method: 'POST',
  path: '/ce-exhibition/web/register/translation', // path: ours
  access: 'public',
  errors: [],
  reads: true,
})
