import { collect } from '../../../contract/analytics'
import { type Route, serve } from '../../platform/http/serve'
import { storeEvent } from './analytics.queries'

export const analytics: Route[] = [
  // Not a `write`: page views change no answer that is kept.
  serve(collect, async ({ db, input }) => ({ stored: await storeEvent(db, input) })),
]
