import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { StartError } from '../start-error'

/** What stands before everything that is sealed, and says how. */
const FORMAT = 'v1'
const [IV_BYTES, TAG_BYTES, KEY_BYTES] = [12, 16, 32]

interface Key {
  /** Stands in what was sealed with it; it reveals nothing of the key. */
  id: string
  cipher: Buffer
  hash: Buffer
}

/** Protects secrets that a copy of the database must not reveal: texts are encrypted with a key that is not in the database. */
export interface Vault {
  /** The text for this use alone (AES-256-GCM), different each time. */
  seal: (use: string, text: string) => string
  /** The text that was sealed; one that was never sealed as it is. Throws where its key is not there, or it was changed. */
  open: (use: string, sealed: string) => string
  /** The same for the same text, so that texts can be compared (HMAC-SHA-256). */
  hash: (use: string, text: string) => string
  /** Whether it is how a hash of the text begins, with the present key or an earlier one: what is printed outlives a key. */
  signed: (use: string, text: string, beginning: string) => boolean
  /** Whether it was sealed with the present key. */
  isCurrent: (sealed: string) => boolean
  /** What everything begins with that was sealed with the present key. */
  prefix: string
}

function deriveKey(secret: string): Key {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, 'yunzhan', use, KEY_BYTES))
  const id = createHash('sha256').update(derive('id')).digest('base64url').slice(0, 8)
  return { id, cipher: derive('cipher'), hash: derive('hash') }
}

function openSealed(keys: readonly Key[], use: string, sealed: string): string {
  const [, id, body = ''] = sealed.split('.')
  const key = keys.find((one) => one.id === id)
  if (!key)
    throw new StartError(
      `The database holds what was sealed with the key ${id}, which this server lacks: name it in DATA_KEY after the present one, or put its line into DATA_DIR/data-key.`,
    )
  const bytes = Buffer.from(body, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key.cipher, bytes.subarray(0, IV_BYTES))
  decipher.setAAD(Buffer.from(use))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
}

/** A vault of these secrets: the first seals, all of them open. */
export function createVault(secrets: readonly string[]): Vault {
  const keys = secrets.map(deriveKey)
  const [present] = keys
  if (!present) throw new StartError('DATA_KEY names no key.')
  const hash = (key: Key, use: string, text: string) =>
    createHmac('sha256', key.hash).update(`${use}:${text}`).digest('base64url')
  const prefix = `${FORMAT}.${present.id}.`
  return {
    prefix,
    isCurrent: (sealed) => sealed.startsWith(prefix),
    seal(use, text) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', present.cipher, iv)
      cipher.setAAD(Buffer.from(use))
      const body = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return prefix + body.toString('base64url')
    },
    open: (use, sealed) => (sealed.startsWith(`${FORMAT}.`) ? openSealed(keys, use, sealed) : sealed),
    hash: (use, text) => hash(present, use, text),
    signed: (use, text, beginning) =>
      keys.some((key) => {
        const [expected, given] = [hash(key, use, text).slice(0, beginning.length), beginning].map((one) =>
          Buffer.from(one),
        )
        return expected !== undefined && given?.length === expected.length && timingSafeEqual(expected, given)
      }),
  }
}
