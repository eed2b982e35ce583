import { describeCause, SERVICE_TIMEOUT_MS, ServiceFailure } from '#server/providers/http-json.ts'
import type { WechatPaySettings } from './settings'
import { authorizationOf, type SignedMessage } from './signature'

/** What failures call the service. */
export const SERVICE = 'WeChat Pay'

export interface Requested {
  method: 'GET' | 'POST'
  /** With its query. */
  path: string
  /** Sent as JSON. */
  body?: unknown
  timeoutMs?: number
}

/** An answer as it came: nothing of it is read before its signature is checked. */
export interface RawAnswer extends SignedMessage {
  status: number
}

/** Sends a signed request. Rejects with ServiceFailure when nothing comes back. */
export async function send(settings: WechatPaySettings, input: Requested): Promise<RawAnswer> {
  const { method, path, timeoutMs = SERVICE_TIMEOUT_MS } = input
  const body = input.body === undefined ? '' : JSON.stringify(input.body)
  const fetched = async (): Promise<RawAnswer> => {
    const response = await fetch(settings.url + path, {
      method,
      ...(method === 'POST' ? { body } : {}),
      headers: {
        authorization: authorizationOf(settings, { method, path, body }),
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'yunzhan',
        // Which of its keys the merchant knows: a merchant who has switched is answered with the new one.
        ...(settings.publicKey ? { 'wechatpay-serial': settings.publicKey.id } : {}),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    // Signatures and hashes are of the bytes, of which a mark at the beginning is one.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
    return { status: response.status, body: text, header: (name) => response.headers.get(name) ?? '' }
  }
  return fetched().catch((error: unknown) => {
    throw new ServiceFailure(`${SERVICE}: no answer (${describeCause(error)})`)
  })
}

/** JSON, or undefined where a text is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
