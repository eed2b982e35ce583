import { createCipheriv, createPublicKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { certificateOf } from './certificate'

/** Who signs: a serial of a certificate or of the public key. */
export interface Signer {
  serial: string
  key: KeyObject
}

const newKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const newSerial = (): string => `5${randomBytes(19).toString('hex').toUpperCase().slice(1)}`
export const pemOf = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString()
export const publicPemOf = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString()

export interface Certificate extends Signer {
  pem: string
}

export function newCertificate(): Certificate {
  const [key, serial] = [newKey(), `50${newSerial().slice(2)}`]
  return { key, serial, pem: certificateOf(key, serial, 'Fake WeChat Pay') }
}

/** Keys of its own: the merchant's, and those that the fake signs with. */
export function newFakeKeys() {
  return {
    merchant: { key: newKey(), serial: newSerial() },
    publicKey: { key: newKey(), serial: `PUB_KEY_ID_0${randomBytes(12).toString('hex')}` },
    certificates: [newCertificate()],
    v3Key: randomBytes(16).toString('hex'),
  }
}

export type FakeKeys = ReturnType<typeof newFakeKeys>

/** The headers that sign a body. `time` in s. */
export function signBody({ serial, key }: Signer, body: string, time = Math.floor(Date.now() / 1_000)) {
  const nonce = randomBytes(16).toString('hex')
  return {
    'wechatpay-timestamp': String(time),
    'wechatpay-nonce': nonce,
    'wechatpay-serial': serial,
    'wechatpay-signature': sign('sha256', Buffer.from(`${time}\n${nonce}\n${body}\n`), key).toString('base64'),
  }
}

/** What is sealed with the key of APIv3. */
export function seal(v3Key: string, text: string, associated: string) {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', v3Key, nonce)
  cipher.setAAD(Buffer.from(associated))
  const ciphertext = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64')
  return { algorithm: 'AEAD_AES_256_GCM', ciphertext, nonce, associated_data: associated }
}
