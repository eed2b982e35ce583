import { collect } from '../../../contract/analytics/endpoints'
import { type Route, serve } from '../../platform/http/serve'
import { storeEvent } from './analytics.queries'

export const analytics: Route[] = [
  serve(collect, async ({ writeUncached, input }) => ({ stored: await writeUncached((db) => storeEvent(db, input)) })),
]
