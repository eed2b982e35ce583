import type { AppServices } from '#server/platform/services.ts'
import type { Database } from '#server/platform/db/database.ts'
import { ServiceFailure } from '#server/providers/http-json.ts'
import { askService } from './ask-service'
import { takeToAsk } from './invoices.queries'

type Services = Pick<AppServices, 'config' | 'providers'>
type Writing = Pick<Database, 'db' | 'write'>

/** maximum number of invoices per run */
const BATCH = 20
/** ms until the service is requested again about what it is at */
const AGAIN_MS = 30_000

/**
 * Hands what was applied for to the service that issues, and asks it until its truth is reached; nothing where finance
 * issues by hand. Silence is requested again later.
 */
export async function processDueInvoices(database: Writing, services: Services, now = new Date()): Promise<void> {
  if (!services.providers.invoice.available) return
  const again = new Date(now.getTime() + AGAIN_MS)
  const due = await database.write((db) => takeToAsk(db, { now, again, limit: BATCH }))
  const input = await Promise.allSettled(due.map((invoice) => askService(database, services, invoice)))
  for (const one of input) if (one.status === 'rejected' && !(one.reason instanceof ServiceFailure)) throw one.reason
}
