import { collect } from '../../../contract/analytics/endpoints'
import { EVENTS_MB_PER_DAY_AND_IP } from '../../../contract/analytics/limits'
import { assertWithinSpace } from '../../platform/auth/rate-limit'
import { type Route, serve } from '../../platform/http/serve'
import { findSession } from '../session'
import { storeEvent } from './analytics.queries'

export const analytics: Route[] = [
  serve(collect, async ({ db, writeUncached, input, ip }) => {
    const { token = '' } = input
    const session = token === '' ? undefined : await findSession(db, token)
    const sender = session && { id: session.accountId, userType: session.userType }
    const bytes = Buffer.byteLength(JSON.stringify(input))
    return {
      stored: await writeUncached(async (transaction) => {
        await assertWithinSpace(transaction, `events:${ip}`, bytes, EVENTS_MB_PER_DAY_AND_IP)
        return storeEvent(transaction, input, sender)
      }),
    }
  }),
]
