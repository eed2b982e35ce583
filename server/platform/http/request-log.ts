import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerConfig } from '../config'
import { failureOf } from './errors'
import { Refusal } from './fail'
import { proxyTrust } from './network-address'
import { routeLabel } from './route-label'

export const REQUEST_ID_HEADER = 'x-request-id'
/** What a proxy's own identifiers are made of: UUIDs, hex, and the trace numbers of load balancers. */
const WELL_FORMED = /^[\w.:=/+-]{8,128}$/

/** Numbers requests of this process; one that a trusted proxy has numbered keeps its number. */
export function requestIds(trustProxy: ServerConfig['trustProxy']): (request: IncomingMessage) => string {
  const prefix = randomBytes(5).toString('hex')
  const trust = proxyTrust(trustProxy)
  let made = 0
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID_HEADER]
    if (typeof given === 'string' && WELL_FORMED.test(given) && trust(socket.remoteAddress ?? '', 0)) return given
    made += 1
    return `${prefix}-${made.toString(36)}`
  }
}

function logAnswer(
  request: FastifyRequest,
  { status, ms }: { status: number; ms: number },
  refusals: ServerConfig['logRefusals'],
): void {
  const line = { method: request.method, route: routeLabel(request, status), status, ms: Math.round(ms) }
  const error = failureOf(request)
  if (status >= 500) request.log.error({ ...line, err: error }, 'a call failed')
  else if (status >= 400 && refusals !== 'off')
    request.log[refusals](
      { ...line, ...(error instanceof Refusal ? { refusal: error.error } : {}) },
      'a call was refused',
    )
}

/**
 * Sends the number of each request with its answer, and logs one line for each that failed, without anything that
 * somebody typed: neither the address nor the sender.
 */
export function logRequests(app: FastifyInstance, refusals: ServerConfig['logRefusals']): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, { status: reply.statusCode, ms: reply.elapsedTime }, refusals)
    done()
  })
}
