import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

export const listHelpTopics = endpoint<typeof schemas.listHelpTopics>({
  method: 'POST',
  path: '/ce-content/web/help/list', // path: ours
  access: 'public',
  reads: true,
  cacheable: true,
})
