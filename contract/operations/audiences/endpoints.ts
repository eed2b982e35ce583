import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** How many people who can log in an audience has. */
export const countAudience = endpoint<typeof schemas.countAudience>({
  method: 'POST',
  path: '/ce-exhibition/mgr/audience/count', // path: ours
  access: 'manageQuestionnaires',
  reads: true,
})
