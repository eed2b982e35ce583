import type { AnyEndpoint, InputOf } from '../../../contract/core/endpoint'
import { ApiError } from './api-error'
import { requestConfig, unwrapData, toNetworkError, handleApiError } from './call'
import { client } from './client'

/** A refusal comes as an envelope, however the bytes were asked for. */
async function envelopeOf(body: Blob): Promise<unknown> {
  try {
    return JSON.parse(await body.text())
  } catch {
    return undefined
  }
}

/** The bytes of an endpoint that answers them, asked with the headers that an address could not carry. Throws ApiError, alerts nothing. */
export async function openBlob<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): Promise<Blob> {
  const { data, status } = await client
    .request<Blob>({ ...requestConfig(endpoint, input), responseType: 'blob' })
    .catch((error: unknown) => {
      throw toNetworkError(error)
    })
  if (status >= 200 && status < 300) return data
  try {
    unwrapData(await envelopeOf(data), status)
  } catch (error) {
    if (error instanceof ApiError) handleApiError(error, { alerts: false })
    throw error
  }
  throw toNetworkError(undefined)
}
