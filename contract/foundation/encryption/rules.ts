/** characters of the AES session key; spec: live §9 */
export const SESSION_KEY_LENGTH = 32

/** bits; spec: live §9 */
export const RSA_BITS = 1_024

/**
 * What the key of the seal is made for: HMAC-SHA256 of this under the session key. The seal (HMAC-SHA256, 32 bytes)
 * stands behind vector and AES-CBC text, and is of both.
 */
export const MAC_PURPOSE = 'yunzhan jCryption seal'

/** The request header that says which session key a body is encrypted with. */
export const SESSION_HEADER = 'jcryptionsession'

/** The calls that may come encrypted, by the group in their path (spec: live §7). */
export const encryptedGroups = ['ce-authority', 'ce-exhibition'] as const

export type EncryptedGroup = (typeof encryptedGroups)[number]

/** The group of a path, if it is one that may come encrypted. */
export function findEncryptedGroup(path: string): EncryptedGroup | undefined {
  return encryptedGroups.find((group) => path.startsWith(`/${group}/`) && !path.startsWith(`/${group}/jCryption/`))
}
