import type * as z from 'zod'

/** ms that an outside service has for its whole answer */
export const SERVICE_TIMEOUT_MS = 5_000

/** An outside service did not do what was requested. The message names the service and never holds a credential. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure'
}

/** The service understood the request and refuses it; a retry is of no use. */
export class ServiceRefusal extends ServiceFailure {}

export interface JsonCall<Answer extends z.ZodType> {
  /** What failures call the service. */
  service: string
  url: string
  /** Sent by POST: a text as it stands, anything else as JSON. undefined: GET. */
  body?: unknown
  headers?: Record<string, string>
  answer: Answer
  timeoutMs?: number
}

/** What went wrong below HTTP, without the address: that of a GET may hold a secret. */
export function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'timeout'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}

/** Asks a service for JSON. Rejects with ServiceFailure when it is late, refuses or answers another shape. */
export async function askJson<Answer extends z.ZodType>(call: JsonCall<Answer>): Promise<z.output<Answer>> {
  const { service, url, body, headers, answer, timeoutMs = SERVICE_TIMEOUT_MS } = call
  const failure = (reason: string) => new ServiceFailure(`${service}: ${reason}`)
  const fetched = async () => {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      // A redirect would carry the request to a host that nobody has set.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, ok: response.ok, text: await response.text() }
  }
  const { status, ok, text } = await fetched().catch((error: unknown) => {
    throw failure(`no answer (${describeCause(error)})`)
  })
  if (!ok) throw failure(`answered ${status}`)
  const read = answer.safeParse(parsed(text))
  if (!read.success) throw failure('answered something else than agreed')
  return read.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The header by which a service knows this fair; none without a key. */
export function buildAuthorization(key: string): Record<string, string> {
  return key === '' ? {} : { authorization: `Bearer ${key}` }
}
