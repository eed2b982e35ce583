import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { nothing, text } from './shapes'

/** characters of the AES session key; spec: live §9 */
export const SESSION_KEY_LENGTH = 32
/** bits; spec: live §9 */
export const RSA_BITS = 1_024
/** The request header that says which session key a body is encrypted with. */
export const SESSION_HEADER = 'jcryptionsession'

/** The calls that may come encrypted, by the group in their path (spec: live §7). */
export const encryptedGroups = ['ce-authority', 'ce-exhibition'] as const
export type EncryptedGroup = (typeof encryptedGroups)[number]

/** The group of a path, if it is one that may come encrypted. */
export function groupOf(path: string): EncryptedGroup | undefined {
  return encryptedGroups.find((group) => path.startsWith(`/${group}/`) && !path.startsWith(`/${group}/jCryption/`))
}

const publicKey = {
  method: 'GET',
  access: 'public',
  reads: false,
  input: nothing,
  output: z.object({ publicKey: z.string() }),
  errors: ['UnknownEndpoint'],
} as const

const shaking = {
  method: 'POST',
  access: 'public',
  /** The session key, encrypted with the public one (RSA-OAEP, SHA-256). */
  input: z.object({ key: text(1_024) }),
  output: z.object({
    /** The session key, encrypted with itself: who can decrypt it holds the key. */
    challenge: z.string(),
    /** To be sent as SESSION_HEADER. */
    session: z.string(),
  }),
  errors: ['UnknownEndpoint', 'HandshakeEnded'],
} as const

export const getAuthorityKey = endpoint({ ...publicKey, path: '/ce-authority/jCryption/getPublicKey' })
export const shakeAuthority = endpoint({ ...shaking, path: '/ce-authority/jCryption/handshake' })
export const getExhibitionKey = endpoint({ ...publicKey, path: '/ce-exhibition/jCryption/getPublicKey' })
export const shakeExhibition = endpoint({ ...shaking, path: '/ce-exhibition/jCryption/handshake' })
