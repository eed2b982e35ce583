import { createDecipheriv, type KeyObject, randomBytes, sign, verify } from 'node:crypto'
import type { WechatPaySettings } from './settings'

/** s that what WeChat Pay signed is good for */
const LIFE_S = 5 * 60

/** WeChat Pay signs some answers and notifications wrongly, to see whether they are checked. */
const PROBE = 'WECHATPAY/SIGNTEST/'

const lines = (...parts: string[]): Buffer => Buffer.from(parts.map((part) => `${part}\n`).join(''))

export interface Signing {
  method: 'GET' | 'POST'
  /** With its query. */
  path: string
  body: string
  /** s */
  time?: number
  nonce?: string
}

/** The `Authorization` of a request. */
export function authorizationOf(
  { mchId, serial, key }: Pick<WechatPaySettings, 'mchId' | 'serial' | 'key'>,
  { method, path, body, time = Math.floor(Date.now() / 1_000), nonce = randomBytes(16).toString('hex') }: Signing,
): string {
  const signature = sign('sha256', lines(method, path, String(time), nonce, body), key).toString('base64')
  const fields = { mchid: mchId, nonce_str: nonce, signature, timestamp: String(time), serial_no: serial }
  const written = Object.entries(fields).map(([name, value]) => `${name}="${value}"`)
  return `WECHATPAY2-SHA256-RSA2048 ${written.join(',')}`
}

/** What came with its signature: an answer or a notification. */
export interface SignedMessage {
  header: (name: string) => string
  /** Byte for byte. */
  body: string
}

/** Why a message is not taken, before its key is looked for; undefined where nothing is wrong so far. */
export function faultOf({ header }: SignedMessage, now = Date.now()): string | undefined {
  const time = header('wechatpay-timestamp')
  if (!/^\d{1,12}$/.test(time)) return 'is not signed'
  if (Math.abs(now / 1_000 - Number(time)) > LIFE_S) return 'was signed long ago'
  return header('wechatpay-signature').startsWith(PROBE) ? 'is a probe of the signature' : undefined
}

/** Whether a message is signed with a key of WeChat Pay's. */
export function isSignedBy(key: KeyObject, { header, body }: SignedMessage): boolean {
  const signed = lines(header('wechatpay-timestamp'), header('wechatpay-nonce'), body)
  return verify('sha256', signed, key, Buffer.from(header('wechatpay-signature'), 'base64'))
}

/** What is sealed with the key of APIv3. */
export interface Sealed {
  ciphertext: string
  nonce: string
  associated_data?: string | undefined
}

const TAG_BYTES = 16

/** The text of what is sealed by AES-256-GCM. Throws where another key has sealed it, or something has changed it. */
export function unseal(v3Key: Buffer, { ciphertext, nonce, associated_data: associated = '' }: Sealed): string {
  const bytes = Buffer.from(ciphertext, 'base64')
  const end = Math.max(bytes.length - TAG_BYTES, 0)
  const decipher = createDecipheriv('aes-256-gcm', v3Key, Buffer.from(nonce), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(end))
  decipher.setAAD(Buffer.from(associated))
  return Buffer.concat([decipher.update(bytes.subarray(0, end)), decipher.final()]).toString('utf8')
}
