import { collect } from '#contract/operations/analytics/endpoints.ts'
import { EVENTS_MB_PER_DAY_AND_IP } from '#contract/operations/analytics/limits.ts'
import { assertWithinSpace } from '#server/platform/auth/rate-limit.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { findSession } from '#server/modules/people/session/index.ts'
import { storeEvent } from './analytics.queries'

export { personalDataOfAnalytics, retentionOfVisits } from './personal-data.queries'

export const analytics: Route[] = [
  serve(collect, async ({ db, write, input, ip }) => {
    const { token = '' } = input
    const session = token === '' ? undefined : await findSession(db, token)
    const sender = session && { id: session.accountId, userType: session.userType }
    const bytes = Buffer.byteLength(JSON.stringify(input))
    return {
      stored: await write(async (transaction) => {
        await assertWithinSpace(transaction, `events:${ip}`, bytes, EVENTS_MB_PER_DAY_AND_IP)
        return storeEvent(transaction, input, sender)
      }),
    }
  }),
]
