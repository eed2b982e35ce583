import i18next from 'i18next'
import type { AnyEndpoint, InputOf, OutputOf } from '#contract/core/endpoint.ts'
import { HTTP_TIMEOUT_MS } from '#contract/core/limits.ts'
import { ApiError } from './api-error'
import { call } from './call'

interface SendOptions {
  /** Part by part, after the fields, as a multipart call wants it. */
  file?: File
  /** Share sent, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

function formOf(input: object, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) form.append(name, String(value))
  form.append('file', file, file.name)
  return form
}

/**
 * Calls an endpoint with much to send. A slow line may take its time: the limit counts from the last sign of progress
 * (spec: common §9, 20 s). Throws ApiError and alerts nothing; after `signal` the failure is `network`.
 */
export async function sendLarge<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E> & object,
  { file, onProgress, signal }: SendOptions = {},
): Promise<OutputOf<E>> {
  const ending = new AbortController()
  let stalled = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      stalled = true
      ending.abort()
    }, HTTP_TIMEOUT_MS)
  }
  const cancel = () => ending.abort()
  signal?.addEventListener('abort', cancel, { once: true })
  if (signal?.aborted) cancel()
  wait()
  try {
    return await call(endpoint, input, {
      alerts: false,
      request: {
        ...(file ? { data: formOf(input, file) } : {}),
        timeout: 0,
        signal: ending.signal,
        onUploadProgress: ({ loaded, total }) => {
          wait()
          if (total) onProgress?.(loaded / total)
        },
      },
    })
  } catch (error) {
    throw stalled ? new ApiError('timeout', 0, i18next.t('common:request.timeout')) : error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}
