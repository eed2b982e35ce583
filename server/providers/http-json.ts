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
  /** Sent by POST: a text or form data as it stands, anything else as JSON. undefined: GET. */
  body?: unknown
  headers?: Record<string, string>
  answer: Answer
  timeoutMs?: number
  /** Bytes of an answer that is read; undefined: all of it. */
  maxBytes?: number
}

/** What went wrong below HTTP, without the address: that of a GET may hold a secret. */
export function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'timeout'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}

type Sent = Pick<RequestInit, 'method' | 'body' | 'headers'>

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' }

function toRequest(body: unknown, headers: Record<string, string> | undefined): Sent {
  if (body === undefined) return { method: 'GET', headers: { ...JSON_HEADERS, ...headers } }
  // The boundary of its parts is in the header that fetch writes.
  if (body instanceof FormData) return { method: 'POST', body, headers: { ...headers } }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { method: 'POST', body: text, headers: { ...JSON_HEADERS, ...headers } }
}

/** The text of an answer; undefined: it is longer. */
async function readText(response: Response, maxBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Asks a service for JSON. Rejects with ServiceFailure when it is late, refuses or answers another shape. */
export async function askJson<Answer extends z.ZodType>(call: JsonCall<Answer>): Promise<z.output<Answer>> {
  const { service, url, body, headers, answer, timeoutMs = SERVICE_TIMEOUT_MS, maxBytes = Infinity } = call
  const failure = (reason: string) => new ServiceFailure(`${service}: ${reason}`)
  const fetched = async () => {
    const response = await fetch(url, {
      ...toRequest(body, headers),
      // A redirect would carry the request to a host that nobody has set.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, ok: response.ok, text: await readText(response, maxBytes) }
  }
  const { status, ok, text } = await fetched().catch((error: unknown) => {
    throw failure(`no answer (${describeCause(error)})`)
  })
  if (!ok) throw failure(`answered ${status}`)
  if (text === undefined) throw failure('answered too much')
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
