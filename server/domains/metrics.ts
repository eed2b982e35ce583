import { countMessagesByState } from '#server/modules/foundation/outbox/index.ts'
import { countOrdersByState } from '#server/modules/commerce/orders/index.ts'
import { countRefundsByState } from '#server/modules/commerce/payments/index.ts'
import type { Db } from '#server/platform/db/database.ts'
import { cachedFor } from '#server/platform/metrics/cached-for.ts'
import type { ScrapedMetric } from '#server/platform/metrics/scraped.ts'

/** Counting reads whole tables: once for several scrapes. */
const COUNTS_CACHED_MS = 30_000

/** What the domains contribute to the metrics: gauges that are read on each scrape. */
export const domainGauges = (db: Db): ScrapedMetric[] => [
  {
    name: 'yunzhan_outbox_messages',
    help: 'SMS and e-mails by state',
    label: 'state',
    read: cachedFor(COUNTS_CACHED_MS, () => countMessagesByState(db)),
  },
  {
    name: 'yunzhan_orders',
    help: 'Orders by state',
    label: 'state',
    read: cachedFor(COUNTS_CACHED_MS, () => countOrdersByState(db)),
  },
  {
    name: 'yunzhan_refunds',
    help: 'Refunds by state',
    label: 'state',
    read: cachedFor(COUNTS_CACHED_MS, () => countRefundsByState(db)),
  },
]
