import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Language } from '#contract/core/language.ts'

const CIPHER = 'aes-256-gcm'
const [IV_BYTES, TAG_BYTES, KEY_BYTES] = [12, 16, 32]

const keyOf = (original: string) => Buffer.from(hkdfSync('sha256', original, '', 'translation', KEY_BYTES))

/** By what a translation is found: nothing of the original can be read from it. */
export const idOf = (original: string, to: Language): string =>
  createHash('sha256').update(`${to}\0${original}`).digest('base64url')

/** Encrypts a translation so that only the original opens it. */
export function seal(original: string, translated: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(original), iv)
  const sealed = Buffer.concat([cipher.update(translated, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Opens what `seal` made of the same original. Throws where it was made of another one or altered. */
export function unseal(original: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(CIPHER, keyOf(original), bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}
