import * as contract from '#contract/foundation/outbox/endpoints.ts'
import { EXPORT_ROWS } from '#server/platform/csv.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { outboxTable } from './export'
import { listOutbox } from './outbox.queries'

export { dispatchOutbox, type Dispatching, type QuoteTranslation } from './dispatch'
export { deliverSoon, DISPATCH_EVERY_MS, startDispatcher } from './dispatcher'
export { countMessagesByState, listOutbox } from './outbox.queries'
export { type Message, postGathered, postMessage } from './post'
export { messageRecords } from './outbox.schema'
/** The message log of the organizer console. */
export const outboxRoutes: Route[] = [
  serve(contract.listOutbox, ({ db, input }) => listOutbox(db, input)),
  serve(contract.exportOutbox, async ({ db, input, language }) => {
    const { list } = await listOutbox(db, { ...input, page: 1, limit: EXPORT_ROWS })
    return outboxTable(list, language)
  }),
]
export { personalDataOfOutbox, retentionOfOutbox } from './personal-data.queries'
