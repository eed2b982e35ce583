import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import { fromMissingHeader, MISSING_CHARACTERS_HEADER } from '#contract/core/text/missing-characters.ts'
import { ApiError } from './api-error'
import { requestConfig, unwrapData, toNetworkError, handleApiError } from './call'
import { client } from './client'

/** A refusal comes as an envelope, however the bytes were requested. */
async function envelopeOf(body: Blob): Promise<unknown> {
  try {
    return JSON.parse(await body.text())
  } catch {
    return undefined
  }
}

export interface Paper {
  bytes: Blob
  /** Code points that it shows as □ because no font of the server has them. */
  missing: number[]
}

/** The document of an endpoint that answers bytes, requested with the headers that an address cannot carry. Throws ApiError, shows no alert. */
export async function openPaper<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): Promise<Paper> {
  const { data, status, headers } = await client
    .request<Blob>({ ...requestConfig(endpoint, input), responseType: 'blob' })
    .catch((error: unknown) => {
      throw toNetworkError(error)
    })
  if (status >= 200 && status < 300)
    return { bytes: data, missing: fromMissingHeader(headers[MISSING_CHARACTERS_HEADER]) }
  try {
    unwrapData(await envelopeOf(data), status)
  } catch (error) {
    if (error instanceof ApiError) handleApiError(error, { alerts: false })
    throw error
  }
  throw toNetworkError(undefined)
}

/** Its bytes alone. Throws the same. */
export async function openBlob<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): Promise<Blob> {
  return (await openPaper(endpoint, input)).bytes
}
