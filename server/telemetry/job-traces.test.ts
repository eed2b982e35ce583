import { SpanStatusCode } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { connectDatabase } from '#server/platform/db/database.ts'
import { observeRuns } from '#server/platform/jobs/observe-runs.ts'
import { Traces } from '#server/platform/traces/traces.ts'
import { useServer } from '#tests/setup/server.ts'
import { createTelemetry } from './create-telemetry'

const server = useServer('empty')

/** Traces that store their spans in memory, and a database with statements that they see. */
async function openTraced() {
  const exporter = new InMemorySpanExporter()
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] })
  const traces = new Traces(provider.getTracer('test'), new W3CTraceContextPropagator(), () => provider.shutdown())
  const database = await connectDatabase(server().database.url, { onConnect: traces.traceStatements })
  onTestFinished(() => database.close())
  const { jobObserver, onProviderCall } = createTelemetry({ metricsToken: undefined }, { traces })
  const run = (job: string, work: () => Promise<unknown>) => observeRuns(job, work, jobObserver)()
  return { spans: () => exporter.getFinishedSpans(), database, run, onProviderCall }
}

it('a run of a job is one trace: its span, its statements and its calls of outside services', async () => {
  const { spans, database, run, onProviderCall } = await openTraced()
  await run('sweep', async () => {
    await database.db.execute(sql`select 1`)
    onProviderCall({ port: 'mail', driver: 'smtp', result: 'success', seconds: 0.1 })
  })
  const [job, ...others] = spans().filter(({ parentSpanContext }) => !parentSpanContext)
  expect(others).toEqual([])
  expect(job).toMatchObject({
    name: 'job sweep',
    attributes: { 'yunzhan.job.name': 'sweep', 'yunzhan.job.result': 'success' },
    status: { code: SpanStatusCode.UNSET },
  })
  const inner = spans().filter(({ parentSpanContext }) => parentSpanContext?.spanId === job?.spanContext().spanId)
  expect(inner.map(({ name }) => name)).toEqual(['select', 'mail'])
  const [seconds = 0, nanoseconds = 0] = job?.duration ?? []
  expect(seconds + nanoseconds).toBeGreaterThan(0)
})

it('a run that fails has the type of its error, without its message', async () => {
  const { spans, run } = await openTraced()
  const failing = run('campaigns', () => Promise.reject(new TypeError('for 13800138000')))
  await expect(failing).rejects.toThrow(TypeError)
  expect(spans()).toHaveLength(1)
  expect(spans()[0]).toMatchObject({
    attributes: { 'yunzhan.job.result': 'failure', 'error.type': 'TypeError' },
    status: { code: SpanStatusCode.ERROR },
  })
  expect(JSON.stringify(spans().map(({ attributes, status, events }) => [attributes, status, events]))).not.toContain(
    '138001',
  )
})

it('runs at the same time are traces of their own', async () => {
  const { spans, database, run } = await openTraced()
  await Promise.all(['orders', 'invoices'].map((job) => run(job, () => database.db.execute(sql`select 2`))))
  const traceIds = spans().map((span) => span.spanContext().traceId)
  expect(traceIds).toHaveLength(4)
  expect(new Set(traceIds).size).toBe(2)
})
