import { createMetrics, type Metrics } from '#server/platform/metrics/metrics.ts'
import type { JobObserver, OnProviderCall } from '#server/platform/metrics/work.ts'
import { StatusBoard } from '#server/platform/status/status-board.ts'
import type { ErrorReports } from '#server/platform/error-reports/error-reports.ts'
import type { Traces } from '#server/platform/traces/traces.ts'
import type { Config } from '#server/config.ts'

/** What one server observes of itself. Made before its parts, which report to it. */
export interface Telemetry {
  status: StatusBoard
  /** undefined: METRICS_TOKEN is not set, and nothing is measured. */
  metrics?: Metrics
  /** undefined: OTEL_EXPORTER_OTLP_ENDPOINT is not set. */
  traces?: Traces
  /** undefined: SENTRY_DSN is not set. */
  errorReports?: ErrorReports
  jobObserver: JobObserver
  onProviderCall: OnProviderCall
}

/** Outside services that receive what a server observes; each is undefined where its setting is. */
export interface Sinks {
  traces?: Traces | undefined
  errorReports?: ErrorReports | undefined
}

export function createTelemetry(
  { metricsToken }: Pick<Config, 'metricsToken'>,
  { traces, errorReports }: Sinks = {},
): Telemetry {
  const status = new StatusBoard()
  const metrics = metricsToken === undefined ? undefined : createMetrics()
  return {
    status,
    ...(metrics ? { metrics } : {}),
    ...(traces ? { traces } : {}),
    ...(errorReports ? { errorReports } : {}),
    jobObserver: {
      ...(traces ? { within: traces.traceJob } : {}),
      onStart: status.jobs.onStart,
      onEnd(run) {
        status.jobs.onEnd(run)
        metrics?.onJobRun(run)
      },
    },
    onProviderCall(call) {
      status.onProviderCall(call)
      metrics?.onProviderCall(call)
      traces?.onProviderCall(call)
    },
  }
}
