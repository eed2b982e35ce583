import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { routeLabel } from '../http/route-label'
import type { Metrics } from './metrics'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** Measures every request that this server answers. */
export function measureRequests(app: FastifyInstance, { onRequest }: Pick<Metrics, 'onRequest'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime } = reply
    const method = METHODS.has(request.method) ? request.method : 'other'
    onRequest({ method, route: routeLabel(request, status), status, seconds: elapsedTime / 1_000 })
    done()
  })
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares in constant time, whatever the lengths. */
export function hasBearerToken(authorization: string | undefined, token: string): boolean {
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))
}

/** `GET /api/metrics` in the text format of Prometheus, for whoever has the token. */
export function serveMetrics(app: FastifyInstance, { registry }: Metrics, token: string): void {
  app.get('/api/metrics', { helmet: false }, async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    if (!hasBearerToken(request.headers.authorization, token))
      return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain').send('A bearer token is required')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
