import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapPropagator,
  trace,
  type Tracer,
} from '@opentelemetry/api'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { wrapQuery } from '../db/connection/wrap-query'
import { routeLabel } from '../http/route-label'
import type { ProviderCall } from '../metrics/work'
import { toSafeError } from '../safe-error'

/** Characters of a statement that a span shows. */
const STATEMENT_MAX = 2_000

const textOf = (requested: unknown): string => {
  if (typeof requested === 'string') return requested
  return typeof requested === 'object' && requested !== null && 'text' in requested ? String(requested.text) : ''
}

/** The spans of one server: requests and runs of jobs, and what happens within them. Values of statements are never part of a span. */
export class Traces {
  readonly #tracer: Tracer
  readonly #propagator: TextMapPropagator
  readonly #active = new AsyncLocalStorage<Span>()
  readonly #requests = new WeakMap<FastifyRequest, Span>()
  /** Sends what has not been sent, and ends. */
  readonly close: () => Promise<void>

  constructor(tracer: Tracer, propagator: TextMapPropagator, close: () => Promise<void>) {
    this.#tracer = tracer
    this.#propagator = propagator
    this.close = close
  }

  /** A span for each request, as part of the trace that its `traceparent` names. */
  traceRequests(app: FastifyInstance): void {
    app.addHook('onRequest', (request, _reply, done) => {
      const parent = this.#propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
      const span = this.#tracer.startSpan(request.method, { kind: SpanKind.SERVER }, parent)
      this.#requests.set(request, span)
      this.#active.run(span, done)
    })
    // The body arrives as events of the connection, which is of no request.
    app.addHook('preValidation', (request, _reply, done) => {
      const span = this.#requests.get(request)
      if (span) this.#active.run(span, done)
      else done()
    })
    app.addHook('onResponse', (request, reply, done) => {
      this.#endRequest(request, reply.statusCode)
      done()
    })
  }

  #endRequest(request: FastifyRequest, status: number): void {
    const span = this.#requests.get(request)
    if (!span) return
    const route = routeLabel(request, status)
    span.updateName(`${request.method} ${route}`)
    span.setAttributes({
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': status,
      'yunzhan.request.id': request.id,
    })
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }

  /** A span for each statement of a request or a job; the handler of `connect` of a pool. */
  readonly traceStatements = (client: pg.ClientBase): void => {
    wrapQuery(client, (send, requested) => {
      const parent = this.#active.getStore()
      const text = textOf(requested[0])
      if (!parent || text === '') return send(...requested)
      const span = this.#startChild(parent, text.trimStart().split(/\s/, 1)[0]?.toLowerCase() ?? 'statement', {
        'db.system.name': 'postgresql',
        'db.query.text': text.slice(0, STATEMENT_MAX),
      })
      const answered = send(...requested)
      const end = (isFailed: boolean) => {
        if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      }
      if (answered instanceof Promise)
        answered.then(
          () => end(false),
          () => end(true),
        )
      else end(false)
      return answered
    })
  }

  /** A span for a run of a job, the first of a trace of its own; statements and calls of outside services are part of it. */
  readonly traceJob = async <Result>(job: string, run: () => Promise<Result>): Promise<Result> => {
    const span = this.#tracer.startSpan(`job ${job}`, { attributes: { 'yunzhan.job.name': job } }, ROOT_CONTEXT)
    try {
      // A statement is sent when it is awaited, which must be within the span as well.
      const result = await this.#active.run(span, async () => run())
      span.setAttribute('yunzhan.job.result', 'success')
      return result
    } catch (error) {
      const { type } = toSafeError(error)
      span.setAttributes({ 'yunzhan.job.result': 'failure', 'error.type': type })
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  }

  /** A span for a call of an outside service that has ended. */
  onProviderCall({ port, driver, result, seconds }: ProviderCall): void {
    const parent = this.#active.getStore()
    if (!parent) return
    const attributes = { 'yunzhan.port': port, 'yunzhan.driver': driver, 'yunzhan.result': result }
    const startTime = Date.now() - seconds * 1_000
    const span = this.#startChild(parent, port, attributes, startTime)
    if (result === 'failure') span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }

  #startChild(parent: Span, name: string, attributes: Record<string, string>, startTime?: number): Span {
    const options = { kind: SpanKind.CLIENT, attributes, ...(startTime === undefined ? {} : { startTime }) }
    return this.#tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, parent))
  }
}
