import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  privateDecrypt,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { MAC_PURPOSE, RSA_BITS, SESSION_KEY_LENGTH } from '#contract/foundation/encryption/rules.ts'
import { getSharedSecret } from '#server/platform/auth/auth.queries.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import type { Database } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'

const IV_BYTES = 16
const TAG_BYTES = 16
const MAC_BYTES = 32
const SESSION_MS = 2 * 3_600_000

function aesEncrypt(key: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(key), iv)
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}

const hmac = (key: string | Buffer, text: string | Buffer): Buffer => createHmac('sha256', key).update(text).digest()

/** Throws where it was not sent by who holds the key: judged before anything is decrypted, so that padding reveals nothing. */
function aesDecrypt(key: string, sent: string): string {
  const whole = Buffer.from(sent, 'base64')
  const bytes = whole.subarray(0, -MAC_BYTES)
  const mac = hmac(hmac(key, MAC_PURPOSE), bytes)
  const message = whole.subarray(-MAC_BYTES)
  if (message.length !== MAC_BYTES || !timingSafeEqual(mac, message)) throw fail('HandshakeEnded')
  const decipher = createDecipheriv('aes-256-cbc', Buffer.from(key), bytes.subarray(0, IV_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES)), decipher.final()]).toString('utf8')
}

/** The session key, sealed so that the client can carry it without reading or changing it: no server remembers any. */
function seal(secret: Buffer, key: string, until: number): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', secret, iv)
  const body = Buffer.concat([cipher.update(JSON.stringify({ key, until }), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

function unseal(secret: Buffer, session: string): { key: string; until: number } {
  const bytes = Buffer.from(session, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  const { key, until }: { key: string; until: number } = JSON.parse(text)
  return { key, until }
}

const makeRsa = () =>
  generateKeyPairSync('rsa', {
    modulusLength: RSA_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey

/** Encrypted requests (spec: live §7). Every failure is HandshakeEnded: the client shakes hands again. */
export function createJcryption({ write }: Database, now: () => number = Date.now) {
  let keys: Promise<{ rsa: string; secret: Buffer }> | undefined
  const load = () => {
    keys ??= write(async (db) => {
      const rsa = await getSharedSecret(db, 'jcryption-rsa', makeRsa)
      return { rsa, secret: Buffer.from(await getSharedSecret(db, 'jcryption-seal', newKey), 'base64url') }
    })
    return keys
  }
  return {
    async publicKey(): Promise<string> {
      const { rsa } = await load()
      return createPublicKey(rsa).export({ type: 'spki', format: 'pem' }).toString()
    },

    async shake(encryptedKey: string): Promise<{ challenge: string; session: string }> {
      const { rsa, secret } = await load()
      const options = { key: rsa, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
      let key: string
      try {
        key = privateDecrypt(options, Buffer.from(encryptedKey, 'base64')).toString('latin1')
      } catch {
        throw fail('HandshakeEnded')
      }
      if (!/^[\x20-\x7e]+$/.test(key) || key.length !== SESSION_KEY_LENGTH) throw fail('HandshakeEnded')
      return { challenge: aesEncrypt(key, key), session: seal(secret, key, now() + SESSION_MS) }
    },

    /** The text of a body that came encrypted in a session. */
    async decrypt(session: string, sent: string): Promise<string> {
      const { secret } = await load()
      try {
        const { key, until } = unseal(secret, session)
        if (until > now()) return aesDecrypt(key, sent)
      } catch {
        // Told below: what was wrong with it helps nobody but an attacker.
      }
      throw fail('HandshakeEnded')
    },
  }
}

export type Jcryption = ReturnType<typeof createJcryption>
