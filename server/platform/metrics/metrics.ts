import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { JobRun, ProviderCall } from './work'

/** What a server measures. Each server has a registry of its own: tests run several in one process. */
export interface Metrics {
  registry: Registry
  onRequest: (request: { method: string; route: string; status: number; seconds: number }) => void
  onJobRun: (run: JobRun) => void
  onProviderCall: (call: ProviderCall) => void
}

const REQUEST_BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]
const JOB_BUCKETS = [0.01, 0.1, 1, 10, 60]
const CALL_BUCKETS = [0.01, 0.1, 0.5, 1, 2.5, 5, 10]

function createJobMetrics(registers: Registry[]): Metrics['onJobRun'] {
  const runs = new Counter({
    name: 'yunzhan_job_runs_total',
    help: 'Runs of background jobs by their result',
    labelNames: ['job', 'result'] as const,
    registers,
  })
  const duration = new Histogram({
    name: 'yunzhan_job_duration_seconds',
    help: 'Duration of runs of background jobs',
    labelNames: ['job'] as const,
    buckets: JOB_BUCKETS,
    registers,
  })
  const lastSuccess = new Gauge({
    name: 'yunzhan_job_last_success_timestamp_seconds',
    help: 'When a background job last succeeded on this server',
    labelNames: ['job'] as const,
    registers,
  })
  return ({ job, startedAt, seconds, error }) => {
    runs.inc({ job, result: error === undefined ? 'success' : 'failure' })
    duration.observe({ job }, seconds)
    if (error === undefined) lastSuccess.set({ job }, startedAt.getTime() / 1_000 + seconds)
  }
}

function createCallMetrics(registers: Registry[]): Metrics['onProviderCall'] {
  const calls = new Counter({
    name: 'yunzhan_provider_calls_total',
    help: 'Calls of outside services, and of what stands in for them, by their result',
    labelNames: ['port', 'driver', 'result'] as const,
    registers,
  })
  const duration = new Histogram({
    name: 'yunzhan_provider_call_duration_seconds',
    help: 'Duration of calls of outside services',
    labelNames: ['port', 'driver'] as const,
    buckets: CALL_BUCKETS,
    registers,
  })
  return ({ port, driver, result, seconds }) => {
    calls.inc({ port, driver, result })
    duration.observe({ port, driver }, seconds)
  }
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'yunzhan_http_request_duration_seconds',
    help: 'Duration of HTTP requests by route pattern and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: REQUEST_BUCKETS,
    registers: [registry],
  })
  return {
    registry,
    onRequest: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    onJobRun: createJobMetrics([registry]),
    onProviderCall: createCallMetrics([registry]),
  }
}
