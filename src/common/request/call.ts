import { AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios'
import i18next from 'i18next'
import { buildPath, type AnyEndpoint, type InputOf, type OutputOf, type RefusalData } from '#contract/core/endpoint.ts'
import { getLanguage } from '../i18n/language'
import { EXPIRED_PROMPT } from '#contract/core/answer-codes.ts'
import { clearLogin, getSession } from '../session/session'
import { showAlert } from '../ui/notices/notices'
import { ApiError, isRefusal } from './api-error'
import { client } from './client'
import { businessCode, classifyCode } from './codes'
import { announceExpired, askRelogin } from './on-expired'

// oxlint-disable-next-line no-underscore-dangle -- what vite.config.ts puts in its place stands out
declare const __ENCRYPTED__: boolean

export interface CallOptions {
  /** false: the caller shows failures itself. */
  alerts?: boolean
  /** true: nobody has pressed anything for it, so nobody is prompted to log in again. */
  background?: boolean
  /** true: an equal read under way is not joined. Queries share theirs, and repeat one after a change. */
  alone?: boolean
  /** What an upload, or a call that a worker may answer, needs beyond the usual. */
  request?: Pick<AxiosRequestConfig, 'data' | 'timeout' | 'signal' | 'headers' | 'onUploadProgress'>
  /** Reads the headers of the answer. */
  onHeaders?: (headers: AxiosResponse['headers']) => void
}

/** For reads outside of queries: exports, pickers, conversations, checks of the session. */
const underWay = new Map<string, Promise<unknown>>()

/** An input by name and value; what has none is left out. axios would bring a serializer of its own for nested ones. */
function fieldsOf(input: unknown): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of Object.entries(input ?? {})) {
    if (value !== undefined && value !== null) fields.append(name, String(value))
  }
  return fields
}

/** The axios options; a multipart call brings its own data. */
export function requestConfig(endpoint: AnyEndpoint, input: unknown): AxiosRequestConfig {
  const { method } = endpoint
  const { path: url, rest } = buildPath(endpoint.path, input)
  if (endpoint.body === 'query') return { method, url, params: fieldsOf(rest) }
  if (endpoint.body === 'form') {
    return { method, url, data: fieldsOf(rest), headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
  }
  if (endpoint.body === 'multipart') return { method, url }
  return { method, url, data: rest, headers: { 'Content-Type': 'application/json' } }
}

function isAnswer(body: unknown): body is { code: number; msg?: string; data?: unknown } {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number'
}

function isRefusalData(data: unknown): data is RefusalData {
  return typeof data === 'object' && data !== null && 'error' in data && typeof data.error === 'string'
}

/** What is thrown when no answer came. */
export function toNetworkError(error: unknown): ApiError {
  const timedOut = error instanceof AxiosError && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
  const failure = timedOut ? 'timeout' : 'network'
  return new ApiError(failure, 0, i18next.t(`common:request.${failure}`))
}

/** Encrypted where the build says so (spec: live §7); what does that is loaded then alone. */
export async function maybeEncrypt(config: AxiosRequestConfig): Promise<AxiosRequestConfig> {
  if (!__ENCRYPTED__) return config
  const { encryptRequest } = await import('./encrypted')
  return encryptRequest(config)
}

/** Before a read is repeated; the server has waited for its database by then. */
const RETRY_MS = 2_000

/** A read that the server could not answer while its database restarts is sent once more. */
async function sendPatiently(endpoint: AnyEndpoint, input: unknown, options: CallOptions): Promise<unknown> {
  try {
    return await send(endpoint, input, options)
  } catch (error) {
    if (!endpoint.reads || !isRefusal(error, 'DatabaseUnavailable')) throw error
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_MS)
    })
    return send(endpoint, input, options)
  }
}

/** Sends and judges; throws ApiError for everything but success. */
async function send(endpoint: AnyEndpoint, input: unknown, options: CallOptions): Promise<unknown> {
  const config = requestConfig(endpoint, input)
  // The type of the body is among the headers: those of the caller come next to it.
  const headers = { ...config.headers, ...options.request?.headers }
  const response = await maybeEncrypt({ ...config, ...options.request, headers })
    .then((sent) => client.request<unknown>(sent))
    .catch((error: unknown) => {
      throw toNetworkError(error)
    })
  options.onHeaders?.(response.headers)
  return unwrapData(response.data, response.status)
}

/** The `data` of a successful envelope; throws ApiError for everything else. */
export function unwrapData(body: unknown, status: number): unknown {
  // Something between the page and the server answered in its place.
  if (!isAnswer(body)) {
    const failure = status === 401 ? 'expired' : 'refused'
    throw new ApiError(failure, 0, i18next.t('common:request.failed'))
  }
  const verdict = classifyCode(body.code, status)
  if (verdict === 'success') return body.data
  const refusal = isRefusalData(body.data) ? body.data : undefined
  throw new ApiError(verdict, businessCode(body.code), body.msg || i18next.t('common:request.failed'), refusal)
}

/** Deals with a failure as spec: common §8 says. */
export function handleApiError(error: ApiError, { alerts = true }: CallOptions): void {
  if (error.failure === 'expired') {
    clearLogin()
    announceExpired(error.code)
  } else if (error.failure === 'silent') {
    console.info(`invalid exhibitor or exhibit (${error.code}): ${error.message}`)
  } else if (alerts) {
    showAlert(error.message)
  }
}

/** A user action with an expired session: the page stays while the reader logs in, and the action goes on (spec: access §8). */
const isPressed = (endpoint: AnyEndpoint, error: unknown, { background = false }: CallOptions): boolean =>
  error instanceof ApiError &&
  error.failure === 'expired' &&
  error.code !== EXPIRED_PROMPT &&
  !endpoint.reads &&
  !background &&
  getSession() !== null

/**
 * Calls an endpoint and returns its `data`. Equal reads under way are sent once, unless `alone`. Failures are dealt with as
 * spec: common §8 says and then thrown as ApiError.
 */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  // Not shared between accounts: the next one may log in while the answer is on its way.
  const key = `${endpoint.path} ${getLanguage()} ${getSession()?.token ?? ''} ${JSON.stringify(input)}`
  const isJoined = endpoint.reads && !options.alone
  const requested = (isJoined && underWay.get(key)) || sendPatiently(endpoint, input, options)
  if (isJoined) underWay.set(key, requested)
  try {
    // oxlint-disable-next-line no-unsafe-type-assertion -- the server's answer has passed the endpoint's schema there
    return (await requested) as OutputOf<E>
  } catch (error) {
    if (isPressed(endpoint, error, options)) {
      if (await askRelogin()) return await call(endpoint, input, { ...options, background: true })
      // The user has declined to log in already.
      clearLogin()
    } else if (error instanceof ApiError) handleApiError(error, options)
    throw error
  } finally {
    if (underWay.get(key) === requested) underWay.delete(key)
  }
}
