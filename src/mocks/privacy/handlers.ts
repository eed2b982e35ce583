import { listConsents } from '../../../contract/privacy/endpoints'
import { mock } from '../core/mock'
import { momentIn } from '../core/time'

/** Everybody of the mock fair registered on the same day; of its agreements only one is a text of its own. */
export const privacy = [
  mock(listConsents, () => [
    { which: 'service' as const, version: 3, number: 12, at: momentIn(-9, '10:24') },
    { which: 'privacy' as const, version: null, number: null, at: momentIn(-9, '10:24') },
  ]),
]
