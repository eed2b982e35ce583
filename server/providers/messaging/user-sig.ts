import { createHmac } from 'node:crypto'
import { deflateSync } from 'node:zlib'

/** s that a signature is good for; the client asks for another when it logs in again */
export const USER_SIG_SECONDS = 7_200

export interface ImApp {
  sdkAppId: number
  key: string
}

/** Tencent's own alphabet for URLs. */
const forUrl = (base64: string): string => base64.replaceAll('+', '*').replaceAll('/', '-').replaceAll('=', '_')

/**
 * The signature with which a user logs in to Tencent's messaging: version 2.0, HMAC-SHA256 over the user, the app and
 * the time, packed with them (Tencent Cloud, TLSSigAPIv2). `now` in s.
 */
export function userSig({ sdkAppId, key }: ImApp, userId: string, now = Math.floor(Date.now() / 1_000)): string {
  const signed = [
    ['TLS.identifier', userId],
    ['TLS.sdkappid', sdkAppId],
    ['TLS.time', now],
    ['TLS.expire', USER_SIG_SECONDS],
  ] as const
  const content = signed.map(([name, value]) => `${name}:${value}\n`).join('')
  const sig = createHmac('sha256', key).update(content).digest('base64')
  const packed = JSON.stringify({ 'TLS.ver': '2.0', ...Object.fromEntries(signed), 'TLS.sig': sig })
  return forUrl(deflateSync(packed).toString('base64'))
}
