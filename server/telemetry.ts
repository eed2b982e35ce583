import { createMetrics, type Metrics } from '#server/platform/metrics/metrics.ts'
import type { OnJobRun, OnProviderCall } from '#server/platform/metrics/work.ts'
import type { Config } from './config'

/** What one server observes of itself. Made before its parts, which report to it. */
export interface Telemetry {
  /** undefined: METRICS_TOKEN is not set, and nothing is measured. */
  metrics?: Metrics
  onJobRun: OnJobRun
  onProviderCall: OnProviderCall
}

export function createTelemetry({ metricsToken }: Pick<Config, 'metricsToken'>): Telemetry {
  const metrics = metricsToken === undefined ? undefined : createMetrics()
  return {
    ...(metrics ? { metrics } : {}),
    onJobRun: (run) => metrics?.onJobRun(run),
    onProviderCall: (call) => metrics?.onProviderCall(call),
  }
}
