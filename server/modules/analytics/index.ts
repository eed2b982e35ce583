import { collect } from '../../../contract/analytics/endpoints'
import { type Route, serve } from '../../platform/http/serve'
import { storeEvent } from './analytics.queries'

export const analytics: Route[] = [
  serve(collect, async ({ append, input }) => ({ stored: await append((db) => storeEvent(db, input)) })),
]
