import { collect } from '../../../contract/analytics/endpoints'
import { type Route, serve } from '../../platform/http/serve'
import { findSession } from '../session'
import { storeEvent } from './analytics.queries'

export const analytics: Route[] = [
  serve(collect, async ({ db, writeUncached, input }) => {
    const { token = '' } = input
    const session = token === '' ? undefined : await findSession(db, token)
    const sender = session && { id: session.accountId, userType: session.userType }
    return { stored: await writeUncached((transaction) => storeEvent(transaction, input, sender)) }
  }),
]
