import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** The number of accounts in an audience that can log in. */
export const countAudience = endpoint<typeof schemas.countAudience>({
  method: 'POST',
  path: '/ce-exhibition/mgr/audience/count', // path: ours
  access: 'manageQuestionnaires',
  reads: true,
})
