import { createHash, createHmac } from 'node:crypto'

export interface Tc3Request {
  id: string
  key: string
  /** The product, as in the host name: sms. */
  service: string
  host: string
  payload: string
  /** s since 1970, as sent in X-TC-Timestamp */
  timestamp: number
}

const ALGORITHM = 'TC3-HMAC-SHA256'
export const TC3_CONTENT_TYPE = 'application/json; charset=utf-8'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const keyed = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** The Authorization header of a POST to Tencent Cloud's API 3.0 (cloud.tencent.com/document/api/213/30654). */
export function signTc3({ id, key, service, host, payload, timestamp }: Tc3Request): string {
  const date = new Date(timestamp * 1000).toISOString().slice(0, 10)
  const scope = `${date}/${service}/tc3_request`
  const signed = 'content-type;host'
  const headers = `content-type:${TC3_CONTENT_TYPE}\nhost:${host}\n`
  const request = ['POST', '/', '', headers, signed, hash(payload)].join('\n')
  const signingKey = keyed(keyed(keyed(`TC3${key}`, date), service), 'tc3_request')
  const signature = keyed(signingKey, [ALGORITHM, timestamp, scope, hash(request)].join('\n')).toString('hex')
  return `${ALGORITHM} Credential=${id}/${scope}, SignedHeaders=${signed}, Signature=${signature}`
}
