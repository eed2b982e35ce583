import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { domainGauges } from '#server/domains/metrics.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { ErrorReports } from '#server/platform/error-reports/error-reports.ts'
import type { ResponseCache } from '#server/platform/http/response-cache.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'
import { addCounter, addGauge, type ScrapedMetric } from '#server/platform/metrics/scraped.ts'
import { measureRequests, serveMetrics } from '#server/platform/metrics/serve-metrics.ts'
import type { Gateway } from '#server/platform/realtime/gateway.ts'

interface Observed {
  database: Database
  gateway: Gateway
  responses: ResponseCache
  dataDir: string
  errorReports?: ErrorReports | undefined
}

/** The command that sends a message to a room or a conversation (`contract/catalog/realtime.ts`). */
const SEND = 'send'

const ownGauges = ({ database, gateway, dataDir }: Observed): ScrapedMetric[] => [
  {
    name: 'yunzhan_db_pool_connections',
    help: 'Connections of the pool by state; waiting: callers without one',
    label: 'state',
    read: database.connections,
  },
  { name: 'yunzhan_sockets', help: 'Open sockets of this server', read: () => gateway.size().sockets },
  {
    name: 'yunzhan_rooms',
    help: 'Rooms of this server with at least one socket: live rooms, conversations and accounts',
    read: () => gateway.size().rooms,
  },
  {
    name: 'yunzhan_disk_free_bytes',
    help: 'Bytes that this server may still write on the disk of DATA_DIR',
    async read() {
      const { bavail, bsize } = await statfs(dataDir)
      return bavail * bsize
    },
  },
]

/** Measures what the server does, and answers the metrics. */
export function observeApp(app: FastifyInstance, metrics: Metrics, token: string, observed: Observed): void {
  const { registry } = metrics
  const onError = (error: unknown, metric: string) => app.log.warn({ err: error, metric }, 'a metric cannot be read')
  for (const gauge of [...ownGauges(observed), ...domainGauges(observed.database.db)])
    addGauge(registry, gauge, onError)
  addCounter(registry, {
    name: 'yunzhan_messages_total',
    help: 'Messages sent to rooms and conversations through this server',
    read: () => observed.gateway.handled.get(SEND) ?? 0,
  })
  addCounter(registry, {
    name: 'yunzhan_cache_requests_total',
    help: 'Requests for cacheable answers: hit, answered from memory; miss, computed',
    label: 'result',
    read: () => observed.responses.requests,
  })
  const { errorReports } = observed
  if (errorReports)
    addCounter(registry, {
      name: 'yunzhan_error_reports_total',
      help: 'Errors by what became of their report: sent; failed, not taken by the service; dropped, beyond the rate',
      label: 'result',
      read: () => errorReports.counts,
    })
  measureRequests(app, metrics)
  serveMetrics(app, metrics, token)
}
