import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** The animation that opens over home, if one is shown now (spec: common §7). */
export const getEnableContentAnimation = endpoint<typeof schemas.getEnableContentAnimation>({
  method: 'GET',
  path: '/ce-content/content/animation/mgr/getEnableContentAnimation',
  access: 'public',
  cacheable: true,
})
