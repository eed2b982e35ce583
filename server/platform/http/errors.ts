import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { refusedAnswer } from '#contract/catalog/errors.ts'
import { DATA_HEADERS } from './data-headers'
import { isConnectionLost } from '../db/connection/connection-lost'
import { fail, Refusal } from './fail'
import { readLanguage } from './language'

const unread = { 'zh-CN': '无法读取', 'en-US': 'it cannot be read' }

/** Fastify's own refusals, in the words of the catalogue. */
function toRefusal(error: FastifyError, request: FastifyRequest): Refusal {
  if (isConnectionLost(error)) return fail('DatabaseUnavailable')
  if (error.statusCode === 413) return fail('TooLarge', { limit: `${request.routeOptions.bodyLimit / 1024} KB` })
  if (error.statusCode === 415) return fail('WrongMediaType')
  if (error.statusCode !== undefined && error.statusCode < 500)
    return fail('BadInput', { detail: unread[readLanguage(request.headers)] })
  return fail('Internal', { requestId: request.id })
}

/** Seconds after which a refused call is worth repeating. */
const RETRY_AFTER = '2'

const failures = new WeakMap<FastifyRequest, unknown>()

/** The error that a request was answered with; undefined: none, or its handler chose the status itself. */
export const failureOf = (request: FastifyRequest): unknown => failures.get(request)

/** Every error becomes an answer; what is not in the catalogue is a bug, of which the answer says the request's number alone. */
export function handleError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = error instanceof Refusal ? error : toRefusal(error, request)
  failures.set(request, refusal.status >= 500 ? error : refusal)
  if (refusal.error === 'DatabaseUnavailable') void reply.header('retry-after', RETRY_AFTER)
  return reply
    .code(refusal.status)
    .headers(DATA_HEADERS)
    .send(refusedAnswer(refusal.error, refusal.details, readLanguage(request.headers)))
}
