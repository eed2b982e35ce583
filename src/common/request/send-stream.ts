import { createParser } from 'eventsource-parser'
import i18next from 'i18next'
import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import { HTTP_TIMEOUT_MS } from '#contract/core/limits.ts'
import { ApiError } from './api-error'
import { requestConfig, unwrapData, toNetworkError, handleApiError, maybeEncrypt } from './call'
import { readerHeaders } from './client'

/** ms of silence after which an answer that has begun is taken for lost; the server gives up before. */
const SILENCE_MS = 75_000

export interface StreamEvent {
  event: string
  data: unknown
}

/** Ends a request when its caller does, or after so many ms of silence. */
function watched(signal: AbortSignal) {
  const ending = new AbortController()
  const abort = () => ending.abort()
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  let timer: ReturnType<typeof setTimeout> | undefined
  let silent = false
  return {
    signal: ending.signal,
    wait(ms: number) {
      clearTimeout(timer)
      timer = setTimeout(() => {
        silent = true
        abort()
      }, ms)
    },
    stop() {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      abort()
    },
    failure: (error: unknown) =>
      silent ? new ApiError('timeout', 0, i18next.t('common:request.timeout')) : toNetworkError(error),
  }
}

async function bodyOf(response: Response): Promise<ReadableStream<Uint8Array>> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (response.ok && isStream && response.body) return response.body
  const envelope: unknown = await response.json().catch(() => undefined)
  unwrapData(envelope, response.status)
  throw toNetworkError(undefined)
}

/** What the bytes so far make up, until they end. */
async function* eventsIn(
  body: ReadableStream<Uint8Array>,
  { signal, wait }: Pick<ReturnType<typeof watched>, 'signal' | 'wait'>,
): AsyncGenerator<StreamEvent> {
  const waiting: StreamEvent[] = []
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => waiting.push({ event, data: JSON.parse(data) }),
  })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  // A worker in between may hold the line open.
  signal.addEventListener('abort', () => void reader.cancel().catch(() => {}), { once: true })
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    wait(SILENCE_MS)
    parser.feed(decoder.decode(part.value, { stream: true }))
    yield* waiting.splice(0)
  }
  signal.throwIfAborted()
}

/**
 * Calls an endpoint that answers by server-sent events, with the headers of every call, and gives its events as they
 * come. Throws ApiError, alerts nothing; after `signal` the failure is `network`.
 */
export async function* sendStream<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const watch = watched(signal)
  watch.wait(HTTP_TIMEOUT_MS)
  try {
    const { method = 'POST', url, data, headers } = await maybeEncrypt(requestConfig(endpoint, input))
    const response = await fetch(`/api${url}`, {
      method,
      headers: { ...readerHeaders(), 'Content-Type': 'application/json', ...Object(headers) },
      body: JSON.stringify(data),
      signal: watch.signal,
    })
    yield* eventsIn(await bodyOf(response), watch)
  } catch (error) {
    const failure = error instanceof ApiError ? error : watch.failure(error)
    handleApiError(failure, { alerts: false })
    throw failure
  } finally {
    watch.stop()
  }
}
